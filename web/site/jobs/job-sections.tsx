import type { JobCard } from "#contract/job-shapes.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Section } from "#ui/layout/section.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { MarkedJobs, useJobMark } from "#web/site/shared/search/job-mark-of.tsx";
import { SaveJob } from "#web/site/shared/search/save-job.tsx";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import styles from "./jobs.module.css";

interface Group {
  id: string;
  title: string;
  jobs: JobCard[];
}
/** Where all jobs of a section are, for those that are a search. */
const wholeOf: Record<string, string> = {
  trending: "/jobs?sort=popular",
  company: "/companies",
  remote: "/jobs?remote=true",
  recent: "/jobs?sort=recent",
};
const shown = 5;

/** A few jobs under each heading, for whoever does not know yet what to look for. */
export function JobSections({ sections }: { sections: Group[] }) {
  return (
    <MarkedJobs ids={jobIdsIn(sections)}>
      {sections.map((section) => (
        <JobSection key={`${section.id} ${section.title}`} section={section} />
      ))}
    </MarkedJobs>
  );
}

/** The jobs that are shown of each section. */
export function jobIdsIn(sections: Pick<Group, "jobs">[]) {
  return sections.flatMap(({ jobs }) => jobs.slice(0, shown).map(({ id }) => id));
}

function JobSection({ section: { id, title, jobs } }: { section: Group }) {
  const whole = id === "department" ? departmentHref(jobs) : wholeOf[id];
  return (
    <Section
      title={title}
      actions={
        whole && (
          <ButtonLink tone="bare" size="sm" href={whole} aria-label={`See all: ${title}`}>
            See all
          </ButtonLink>
        )
      }
      className={styles.section}
    >
      <List label={title} divided>
        {jobs.slice(0, shown).map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </List>
    </Section>
  );
}

function JobRow({ job }: { job: JobCard }) {
  return (
    <ListRow
      href={jobAddress(job.id, "market")}
      leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
      title={job.jobTitle}
      end={
        <>
          {payText(job)} <SaveJob job={job} />
        </>
      }
      text={`${job.company.companyName}, ${placeText(job)}`}
      textEnd={<TimeAgo at={job.publishedAt ?? job.createdAt} look="list" />}
      foot={useJobMark(job.id)}
    />
  );
}

function departmentHref([first]: JobCard[]) {
  return first?.department ? `/jobs?department=${encodeURIComponent(first.department)}` : undefined;
}
