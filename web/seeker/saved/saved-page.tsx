import { useQuery } from "@tanstack/react-query";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { siteMeta } from "#web/shared/head.ts";
import { placeText } from "#shared/places/place-text.ts";
import { savedJobs } from "#web/shared/jobs/saved-jobs.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { TitledScreen } from "../titled-screen.tsx";
import { savedSearches } from "#web/shared/search/saved-searches.ts";
import { SavedSearches } from "./saved-searches.tsx";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import styles from "./saved.module.css";

export const meta = siteMeta({ title: "Saved", path: "/saved", hidden: true });

interface Marking {
  jobId: string;
  title: string;
  saved: boolean;
}

/** Jobs kept for later. */
export default function SavedPage() {
  const saved = useQuery(savedJobs);
  // They stand above the jobs, which are not to jump when these come.
  const { isPending: searchesComing } = useQuery(savedSearches);
  return (
    <Loaded
      of={{ ...saved, data: searchesComing ? undefined : saved.data }}
      rows={6}
      loading="Loading saved jobs"
      failed="Couldn’t load your saved jobs"
      frame={(waiting) => <TitledScreen title="Saved">{waiting}</TitledScreen>}
    >
      {({ jobs }) => <Saved jobs={jobs} />}
    </Loaded>
  );
}

type SavedJob = Awaited<ReturnType<typeof api.jobTracker.savedJobs>>["jobs"][number];
function Saved({ jobs }: { jobs: SavedJob[] }) {
  const mark = useChange({
    call: ({ jobId, saved }: Marking) => api.jobTracker.saveJob({ body: { jobId, saved } }),
    success: (_, { jobId, title, saved }): ToastWish | null =>
      saved
        ? null
        : { text: `${title} removed from Saved`, undo: () => mark.mutate({ jobId, title, saved: true }) },
    stale: [savedJobs],
  });
  const unsave = (jobId: string, title: string) => mark.mutate({ jobId, title, saved: false });
  return (
    <>
      <PageHeader title="Saved" />
      <PaneBody space="md">
        <div className={styles.lists}>
          <SavedSearches />
          {jobs.length === 0 ? (
            <EmptyState
              title="Nothing saved yet"
              action={
                <ButtonLink href="/today" tone="fill">
                  See today’s matches
                </ButtonLink>
              }
            >
              Jobs you save appear here.
            </EmptyState>
          ) : (
            <Section title="Jobs">
              <List label="Saved jobs" divided>
                {jobs.map((job) => (
                  <ListRow
                    key={job.id}
                    href={jobAddress(job.id, "market")}
                    leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
                    title={job.jobTitle}
                    end={<TimeAgo at={job.savedAt} look="list" />}
                    text={`${job.company.companyName}, ${placeText(job)}`}
                    textEnd={job.status === "closed" ? "Closed" : undefined}
                    foot={
                      <Button size="sm" tone="bare" onClick={() => unsave(job.id, job.jobTitle)}>
                        Remove
                      </Button>
                    }
                  />
                ))}
              </List>
            </Section>
          )}
        </div>
      </PaneBody>
    </>
  );
}
