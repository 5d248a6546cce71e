import "@fontsource-variable/eb-garamond/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import { BellPlus } from "lucide-react";
import { data, redirect } from "react-router";
import type { Company } from "#contract/company-shapes.ts";
import { type Block, type BlockOf, blankBlock } from "#shared/blocks/blocks.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { servicesContext } from "#web/api/services.ts";
import { feedLinks, head, publicUrlIn } from "#web/shared/head.ts";
import { accountOf, plainForVisitors } from "#web/shared/session/plain.ts";
import { visitorOf } from "#web/shared/session/visitor.tsx";
import { SharePage } from "#web/shared/share-page.tsx";
import { ConsentBar, choicesPath } from "#web/shared/visitors/consent-bar.tsx";
import { FollowCompany } from "#web/site/shared/search/follow-company.tsx";
import { mayReport } from "#web/site/shared/reports/may-report.ts";
import { ReportListing } from "#web/site/shared/reports/report-listing.tsx";
import { PersonalAction } from "#web/site/shared/search/personal-action.tsx";
import type { Route } from "./+types/careers-page";
import { Header } from "./blocks/header-block.tsx";
import { PageBlocks } from "./blocks/page-blocks.tsx";
import { type CareersView, linksOf } from "./blocks/view.ts";
import { careersData, wantedIn } from "./careers-data.ts";
import { companyLook } from "./company-look.ts";
import { PreviewNote, previewedSlug } from "./preview.tsx";
import styles from "./careers.module.css";

export const handle = plainForVisitors;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const preview = previewedSlug(search);
  const wanted = wantedIn(search);
  const query = { ...wanted, ...(preview !== null && { draft: "true" as const }) };
  const [found, account] = await Promise.all([
    api.careers.show({ params: { slug: preview ?? params.company }, query }).catch(() => null),
    accountOf(request, api),
  ]);
  if (!found) throw data(null, { status: 404 });
  const { company } = found;
  if (preview === null && company.slug !== params.company)
    throw redirect(`/${company.slug}/careers${new URL(request.url).search}`, 301);
  const previewOf = preview === null ? null : company.slug;
  const seen = careersData(found, { wanted, previewOf, visitor: visitorOf(account) });
  return { ...seen, reports: preview === null && mayReport(account) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { company, jobs } = loaderData.view;
  const publicUrl = publicUrlIn(matches);
  const page = head({
    title: `Careers at ${company.companyName}`,
    description: `${company.companyAboutHeader ?? company.companyName} ${counted(jobs.open, "open job")}${company.companyHQlocation ? ` in ${company.companyHQlocation} and elsewhere` : ""}.`,
    path: `/${company.slug}/careers`,
    publicUrl,
    image: `${publicUrl}/social/company/${company.id}.png`,
    hidden: jobs.previewOf !== null,
  });
  return [...page, ...feedLinks(`Jobs at ${company.companyName}`, `/${company.slug}`)];
}

export default function CareersPage({ loaderData }: Route.ComponentProps) {
  const { document, visitor, view, reports } = loaderData;
  const { company, jobs } = view;
  const { blocks, theme } = document;
  const preview = jobs.previewOf !== null;
  return (
    <div className={styles.page} style={companyLook(company, theme)}>
      {preview && <PreviewNote published={company.published} />}
      <Header
        block={headerOf(blocks)}
        company={company}
        open={jobs.open}
        links={linksOf(blocks, view)}
        withVideo={!blocks.some(({ kind }) => kind === "video")}
      >
        {!preview && (
          <PersonalAction visitor={visitor} path={`/${company.slug}/careers`} icon={BellPlus} label="Follow">
            <FollowCompany id={company.id} name={company.companyName} wide />
          </PersonalAction>
        )}
      </Header>
      <Main blocks={blocks} view={view} />
      {reports && (
        <div className={styles.report}>
          <ReportListing kind="company" id={company.id} name={company.companyName} />
        </div>
      )}
      <Foot company={company} />
      {!preview && <ConsentBar />}
    </div>
  );
}

const headerOf = (blocks: readonly Block[]) =>
  blocks.find((block): block is BlockOf<"header"> => block.kind === "header") ??
  blankBlock("header", "header");

function Main({ blocks, view }: { blocks: readonly Block[]; view: CareersView }) {
  const { company } = view;
  return (
    <main id="main" aria-label={view.jobs.previewOf === null ? undefined : "Preview"}>
      {!company.isManaged && (
        <p className={styles.unclaimed}>
          No one at {company.companyName} manages this page yet. Is this your company?{" "}
          <a href={`/hire/take-over/${company.slug}`}>Take it over</a>
        </p>
      )}
      <PageBlocks blocks={blocks} view={view} />
    </main>
  );
}

function Foot({ company }: { company: Company }) {
  return (
    <footer className={styles.foot}>
      <span className={styles.company}>
        <CompanyMark name={company.companyName} src={company.companyLogo} size="sm" /> {company.companyName}
      </span>
      {company.companyHQlocation && <span>{company.companyHQlocation}</span>}
      <a href={`/${company.slug}/subscribe`}>New jobs by email</a>
      <a href={`/${company.slug}/${feedFiles.rss.file}`}>RSS feed</a>
      <SharePage size="sm" path={`/${company.slug}/careers`} title={`Careers at ${company.companyName}`} />
      <a href={choicesPath}>Privacy choices</a>
      {company.website && <a href={company.website}>{company.website.replace(/^https?:\/\//, "")}</a>}
    </footer>
  );
}
