import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/controls/icon.tsx";
import { Avatar } from "#ui/data/avatar.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { FitMarks } from "#ui/data/fit-marks.tsx";
import { List, ListRow } from "#ui/data/list-row.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { LinkTabs } from "#ui/data/tabs.tsx";
import { TimeAgo } from "#ui/data/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane } from "#ui/layout/pane.tsx";
import { ToastRegion } from "#ui/overlays/toast.tsx";
import { type FeedView, addressOf, feedCounts } from "./feed.ts";
import styles from "./applicants.module.css";

interface ApplicantListProps {
  view: FeedView;
  page: { applications: ApplicationRow[]; total: number } | undefined;
  openId: string | undefined;
  failure: { sentence: string; retry: () => void } | null;
}
const scrollKept = "hire-app-requests-scroll-top";

/** Who waits for an answer, and who got one. */
export function ApplicantList({ view, page, openId, failure }: ApplicantListProps) {
  const { data: all } = useQuery(feedCounts);
  const counts = view.job ? all?.byJob.find((each) => each.jobId === view.job) : all;
  const job = view.job ? all?.byJob.find((each) => each.jobId === view.job) : null;
  const tab = (name: FeedView["tab"], label: string) => ({
    href: addressOf({ ...view, tab: name }),
    label,
    count: counts?.[name],
    current: view.tab === name,
  });
  const split = (name: FeedView["split"], label: string) => ({
    href: addressOf({ ...view, split: name }),
    label,
    count: counts?.[name],
    current: view.split === name,
  });
  return (
    <Pane label="Applicants">
      <PageHeader size="pane" title="Applicants" description={job?.jobTitle}>
        <LinkTabs
          label="Applicants"
          tabs={[tab("pending", "Pending"), tab("saved", "Saved"), tab("passed", "Passed")]}
        />
      </PageHeader>
      {view.tab === "pending" && (
        <div className={styles.splits}>
          <LinkTabs
            label="By score"
            look="pills"
            tabs={[
              split("qualified", "Qualified"),
              split("unqualified", "Needs a look"),
              ...(counts?.scoreless ? [split("scoreless", "Not scored")] : []),
            ]}
          />
        </div>
      )}
      <KeptScroll>
        {failure ? (
          <EmptyState
            size="sm"
            title="The applicants could not be loaded"
            action={<Button onClick={failure.retry}>Try again</Button>}
          >
            {failure.sentence}
          </EmptyState>
        ) : page ? (
          <List label="Applicants">
            {page.applications.map((row) => (
              <ApplicantRow key={row.id} row={row} view={view} open={row.id === openId} />
            ))}
          </List>
        ) : (
          <ListSkeleton rows={8} label="Loading applicants" />
        )}
        {page?.applications.length === 0 && <p className={styles.nobody}>Nobody here.</p>}
      </KeptScroll>
      <ToastRegion place="pane" />
    </Pane>
  );
}

function ApplicantRow({ row, view, open }: { row: ApplicationRow; view: FeedView; open: boolean }) {
  const { candidate } = row;
  return (
    <ListRow
      href={addressOf(view, row.id)}
      current={open}
      unread={row.unread}
      leading={<Avatar name={candidate.fullName} src={candidate.profilePicture} />}
      title={candidate.fullName}
      end={<TimeAgo at={row.appliedAt} look="short" />}
      text={candidate.headline ?? candidate.location ?? row.job.jobTitle}
      foot={
        <span className={styles.source}>
          {row.verdicts.length > 0 && <FitMarks fits={row.verdicts} size="sm" />}
          {row.referral ? (
            <>
              <Icon of={Link2} size="sm" /> Referred by {row.referral.employeeName}
            </>
          ) : (
            row.source
          )}
        </span>
      }
    />
  );
}

/** The list stands where it was left, also after a reload. */
function KeptScroll({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollTo({ top: Number(sessionStorage.getItem(scrollKept) ?? 0) });
  }, []);
  return (
    <div
      ref={box}
      className={styles.scroll}
      onScroll={(event) => sessionStorage.setItem(scrollKept, String(event.currentTarget.scrollTop))}
    >
      {children}
    </div>
  );
}
