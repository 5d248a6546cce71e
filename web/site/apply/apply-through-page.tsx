import { data } from "react-router";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/apply-through-page";
import styles from "./apply-through.module.css";

export const handle = { plain: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const found = await api.jobs.applyThrough({ params: { tag: params.parallelTag } }).catch(() => null);
  return found ?? data(null, { status: 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { person, company, jobs } = loaderData;
  const publicUrl = publicUrlIn(matches);
  return head({
    title: `Work with ${person.fullName} at ${company.companyName}`,
    description: `${counted(jobs.length, "open job")} at ${company.companyName}, where ${person.fullName} works.`,
    path: `/applyto/${person.parallelTag}`,
    publicUrl,
    image: `${publicUrl}/social/company/${company.id}.png`,
  });
}

/** The page someone shares with people they would like to work with. */
export default function ApplyThroughPage({ loaderData }: Route.ComponentProps) {
  return <SitePage>{loaderData ? <SharedJobs found={loaderData} /> : <NobodyShares />}</SitePage>;
}

/** The tag of a job seeker, or of nobody: whoever made it learns when it starts to work. */
function NobodyShares() {
  return (
    <Band width="narrow">
      <EmptyState
        title="No jobs are shared here yet"
        action={<ButtonLink href="/jobs">See all jobs</ButtonLink>}
      >
        This link shows open jobs from someone who works at a company here. If the username is yours, the link
        works once you join a hiring team or start referring people.
      </EmptyState>
    </Band>
  );
}

function SharedJobs({ found }: { found: NonNullable<Route.ComponentProps["loaderData"]> }) {
  const { person, mayRefer, company, jobs } = found;
  const firstName = person.fullName.split(" ")[0]!;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.person}>
          <Avatar name={person.fullName} src={person.profilePicture} size="lg" />
          <span>
            <b>{person.fullName}</b>
            <small>{[person.title, company.companyName].filter(Boolean).join(", ")}</small>
          </span>
        </p>
        <h1>Work with {firstName}</h1>
        <p className={styles.words}>
          {mayRefer
            ? `Pick a job: ${firstName} can refer you, or you can apply yourself. Either way, you’ll hear back from ${company.companyName} here.`
            : `Pick a job and apply with your profile. ${firstName} and the team at ${company.companyName} will reply here.`}
        </p>
      </header>
      <section aria-labelledby="open-jobs">
        <h2 id="open-jobs" className={styles.company}>
          <CompanyMark name={company.companyName} src={company.companyLogo} size="sm" />
          {jobs.length
            ? `${counted(jobs.length, "open job")} at ${company.companyName}`
            : `No open jobs at ${company.companyName} today`}
        </h2>
        <ul className={styles.jobs}>
          {jobs.map((job) => (
            <li key={job.id}>
              <span>
                <Link tone="quiet" href={`/jobs/${job.id}?pTag=${encodeURIComponent(person.parallelTag)}`}>
                  {job.jobTitle}
                </Link>
                <small>{[placeText(job), payText(job)].filter(Boolean).join(", ")}</small>
              </span>
              <ButtonLink
                href={`/apply/${job.id}?pTag=${encodeURIComponent(person.parallelTag)}`}
                aria-label={`Apply for ${job.jobTitle}`}
              >
                Apply
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p>
          <Link href={`/${company.slug}/careers`}>More about {company.companyName}</Link>
        </p>
      </section>
    </article>
  );
}
