import { CompanyMark } from "#ui/data/company-mark.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Paging } from "#ui/data/paging.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import { payText, placeText } from "#web/shared/jobs/job-words.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/jobs-page";
import styles from "./jobs.module.css";

export const handle = { plain: true };
export const meta = siteMeta({
  title: "Jobs",
  description: "Open jobs with salary, place and what they ask for.",
  path: "/jobs",
});

const pageSize = 24;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = Math.max(1, Math.min(500, Number(new URL(request.url).searchParams.get("page")) || 1));
  const filter = JSON.stringify({
    order: "publishedAt DESC",
    limit: pageSize + 1,
    skip: (page - 1) * pageSize,
  });
  const jobs = await context.get(servicesContext).api.jobs.list({ query: { filter } });
  return { jobs: jobs.slice(0, pageSize), page, pages: jobs.length > pageSize ? page + 1 : page };
}

/** The newest open jobs, readable by anybody. */
export default function JobsPage({ loaderData: { jobs, page, pages } }: Route.ComponentProps) {
  return (
    <SitePage>
      <Band>
        <h1 className={styles.title}>Open jobs</h1>
        <List label="Open jobs" divided>
          {jobs.map((job) => (
            <ListRow
              key={job.id}
              href={`/jobs/${job.id}`}
              leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
              title={job.jobTitle}
              end={payText(job)}
              text={`${job.company.companyName}, ${placeText(job)}`}
              textEnd={<TimeAgo at={job.publishedAt ?? job.createdAt} />}
            />
          ))}
        </List>
        <Paging page={page} pages={pages} hrefFor={(number) => `/jobs?page=${number}`} />
      </Band>
    </SitePage>
  );
}
