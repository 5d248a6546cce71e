import { data } from "react-router";
import { placeText } from "#shared/places/place-text.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Band } from "#ui/layout/page.tsx";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { SharePageButton } from "#web/shared/share-page-button.tsx";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/shared-list-page";
import styles from "./shared-list.module.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const found = await api.jobTracker.sharedList({ params: { key: params.key } }).catch(() => null);
  return found ?? data(null, { status: 404 });
}

export function meta({ params, matches }: Route.MetaArgs) {
  return head({
    title: "Shared jobs",
    path: `/lists/${params.key}`,
    publicUrl: publicUrlIn(matches),
    hidden: true,
  });
}

type Shared = NonNullable<Route.ComponentProps["loaderData"]>;

/** Jobs someone put together for anyone with the link; never a kept page, so that a link ends the moment it is turned off. */
export default function SharedListPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <SitePage>
      <Band width="narrow">
        {loaderData ? (
          <>
            <SharedList shared={loaderData} />
            <SharePageButton path={`/lists/${params.key}`} title="Shared jobs" />
          </>
        ) : (
          <NoList />
        )}
      </Band>
    </SitePage>
  );
}

export function SharedList({ shared: { shownName, jobs } }: { shared: Shared }) {
  return (
    <>
      <h1 className={styles.title}>
        {shownName ? `Jobs from ${shownName}` : "Jobs someone shared with you"}
      </h1>
      {jobs.length === 0 ? (
        <EmptyState
          title="No open jobs on this list"
          action={<ButtonLink href="/jobs">See all jobs</ButtonLink>}
        >
          Jobs leave the list when they close.
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{counted(jobs.length, "open job")}</p>
          <List label="Jobs" divided flush>
            {jobs.map((job) => (
              <ListRow
                key={job.id}
                href={jobAddress(job.id, "shared")}
                leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
                title={job.jobTitle}
                end={payText(job)}
                text={`${job.company.companyName}, ${placeText(job)}`}
              />
            ))}
          </List>
        </>
      )}
    </>
  );
}

function NoList() {
  return (
    <EmptyState title="This list isn’t shared" action={<ButtonLink href="/jobs">See all jobs</ButtonLink>}>
      Its link may have been turned off.
    </EmptyState>
  );
}
