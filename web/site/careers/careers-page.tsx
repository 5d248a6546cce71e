import type { ReactNode } from "react";
import { BellPlus } from "lucide-react";
import { data, redirect } from "react-router";
import { type Company, companySizeRanges } from "#contract/company-shapes.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { servicesContext } from "#web/api/services.ts";
import { feedLinks, head, publicUrlIn } from "#web/shared/head.ts";
import { accountOf, plainForVisitors } from "#web/shared/session/plain.ts";
import { visitorOf } from "#web/shared/session/visitor.tsx";
import { FollowCompany } from "#web/site/shared/search/follow-company.tsx";
import { PersonalAction } from "#web/site/shared/search/personal-action.tsx";
import type { Route } from "./+types/careers-page";
import { AtAGlance, Pictures } from "./company-parts.tsx";
import { companyLook } from "./company-look.ts";
import { OpenJobs, listed } from "./open-jobs.tsx";
import { PreviewNote, previewedSlug } from "./preview.tsx";
import { Scene } from "./scene.tsx";
import styles from "./careers.module.css";

export const handle = plainForVisitors;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const preview = previewedSlug(search);
  const wanted = {
    department: search.get("department")?.slice(0, 120) ?? "",
    place: search.get("place")?.slice(0, 200) ?? "",
    q: search.get("q")?.slice(0, 200) ?? "",
    page: Math.min(100_000, Math.max(1, Math.trunc(Number(search.get("page"))) || 1)),
  };
  const [found, account] = await Promise.all([
    api.jobs.careers({ params: { slug: preview ?? params.company }, query: wanted }).catch(() => null),
    accountOf(request, api),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { slug } = found.company;
  if (!preview && slug !== params.company)
    throw redirect(`/${slug}/careers${new URL(request.url).search}`, 301);
  return {
    company: found.company,
    preview: preview !== null,
    visitor: visitorOf(account),
    jobs: found.jobs.map(listed),
    list: {
      open: found.open,
      departments: found.departments,
      places: found.places,
      pages: found.pages,
      wanted,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company, list, preview } = loaderData;
  const publicUrl = publicUrlIn(matches);
  const page = head({
    title: `Careers at ${company.companyName}`,
    description: `${company.companyAboutHeader ?? company.companyName} ${counted(list.open, "open job")}${company.companyHQlocation ? ` in ${company.companyHQlocation} and elsewhere` : ""}.`,
    path: `/${company.slug}/careers`,
    publicUrl,
    image: `${publicUrl}/social/company/${company.id}.png`,
    hidden: preview,
  });
  return [...page, ...feedLinks(`Jobs at ${company.companyName}`, `/${company.slug}`)];
}

export default function CareersPage({
  loaderData: { company, jobs, list, preview, visitor },
}: Route.ComponentProps) {
  return (
    <div className={styles.page} style={companyLook(company)}>
      {preview && <PreviewNote published={company.published} />}
      <Hero company={company} open={list.open}>
        {!preview && (
          <PersonalAction visitor={visitor} path={`/${company.slug}/careers`} icon={BellPlus} label="Follow">
            <FollowCompany id={company.id} name={company.companyName} wide />
          </PersonalAction>
        )}
      </Hero>
      <main id="main">
        <Facts company={company} open={list.open} />
        {!company.isManaged && (
          <p className={styles.unclaimed}>
            No one at {company.companyName} manages this page yet. Is this your company?{" "}
            <a href={`/hire/take-over/${company.slug}`}>Take it over</a>
          </p>
        )}
        {company.companyAboutDescription && (
          <section className={styles.about}>
            <h2>About {company.companyName}</h2>
            <RichText html={company.companyAboutDescription} />
          </section>
        )}
        <AtAGlance company={company} />
        <Pictures images={company.images} />
        <OpenJobs jobs={jobs} {...list} previewOf={preview ? company.slug : null} />
        {company.breakerImage && (
          <img
            className={styles.breaker}
            src={company.breakerImage}
            alt={company.breakerImageAlt ?? ""}
            loading="lazy"
          />
        )}
        {company.values.length > 0 && (
          <section className={styles.values} id="values">
            <h2>How we work</h2>
            <ol>
              {company.values.map(({ title, description }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
        {company.companyBenefits.length > 0 && (
          <section className={styles.benefits} id="benefits">
            <h2>Benefits</h2>
            <ul>
              {company.companyBenefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <footer className={styles.foot}>
        <span className={styles.company}>
          <CompanyMark name={company.companyName} src={company.companyLogo} size="sm" /> {company.companyName}
        </span>
        {company.companyHQlocation && <span>{company.companyHQlocation}</span>}
        <a href={`/${company.slug}/${feedFiles.rss.file}`}>RSS feed</a>
        {company.website && <a href={company.website}>{company.website.replace(/^https?:\/\//, "")}</a>}
      </footer>
    </div>
  );
}

function Hero({ company, open, children }: { company: Company; open: number; children: ReactNode }) {
  return (
    <header className={styles.hero}>
      <a href="#main" className="sr">
        Skip to content
      </a>
      <div className={styles.top}>
        <span className={styles.company}>
          <CompanyMark name={company.companyName} src={company.companyLogo} alt={company.companyLogoAlt} />{" "}
          {company.companyName}
        </span>
        <nav aria-label="Pages">
          {company.values.length > 0 && <a href="#values">How we work</a>}
          {company.companyBenefits.length > 0 && <a href="#benefits">Benefits</a>}
          <a href="#jobs">Open jobs</a>
        </nav>
      </div>
      <div className={styles.words}>
        <h1>{company.companyAboutHeader ?? `Work at ${company.companyName}`}</h1>
        {company.vibeText && <p>{company.vibeText}</p>}
        <div className={styles.calls}>
          <a className={styles.call} href="#jobs">
            {open ? `See ${counted(open, "open job")}` : noJobs(company)}
          </a>
          {company.careerVideo && (
            <a href={company.careerVideo} rel="noreferrer">
              Watch our video
            </a>
          )}
          {children}
        </div>
      </div>
      {company.companyPageBannerImage ? (
        <img className={styles.banner} src={company.companyPageBannerImage} alt="" />
      ) : (
        <Scene />
      )}
    </header>
  );
}

/** A page in the network is there to be followed until the company hires. */
function noJobs({ appType }: Company) {
  return appType === "network" ? "Not hiring yet. Follow to hear when we do." : "No open jobs today";
}

function Facts({ company, open }: { company: Company; open: number }) {
  const size = company.companySize as keyof typeof companySizeRanges | null;
  const facts = [
    { label: "Open jobs", value: open.toLocaleString("en-US") },
    { label: "People", value: size && (companySizeRanges[size] ?? size) },
    { label: "Founded", value: company.companyFoundedYear },
    {
      label: "Location",
      value: company.remoteFirst ? "Remote-first" : company.companyHQlocation?.split(",")[0],
    },
  ].filter(({ value }) => value !== null && value !== undefined);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
