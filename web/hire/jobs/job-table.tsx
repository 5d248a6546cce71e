import { useQuery } from "@tanstack/react-query";
import type { JobCard } from "#contract/job-shapes.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { type Column, Table } from "#ui/data/lists/table.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { feedCounts } from "../shared/applicants/feed.ts";
import { audienceWords } from "./job-audiences.tsx";
import { JobMenu } from "./job-menu.tsx";
import type { JobActions } from "./use-job-actions.ts";
import { platformName } from "#shared/words/platform-name.ts";
import styles from "./jobs.module.css";

interface JobTableProps {
  jobs: readonly JobCard[];
  actions: JobActions;
  ticked: ReadonlySet<string>;
  /** Left out for those who can’t do anything with several. */
  onTick: ((id: string, on: boolean) => void) | undefined;
}

/** The jobs of one tab, with who waits for an answer at each. */
export function JobTable({ jobs, actions, ticked, onTick }: JobTableProps) {
  const { data: counts } = useQuery(feedCounts);
  const waiting = new Map(counts?.byJob.map((each) => [each.jobId, each]));
  const ticks: Column<JobCard>[] = onTick
    ? [
        {
          id: "tick",
          title: "Select",
          hideTitle: true,
          cell: (job) => (
            <span className={styles.tick}>
              <Checkbox
                label={`Select ${job.jobTitle || "untitled draft"}`}
                hideLabel
                checked={ticked.has(job.id)}
                onChange={(on) => onTick(job.id, on)}
              />
            </span>
          ),
        },
      ]
    : [];
  const columns: Column<JobCard>[] = [
    ...ticks,
    { id: "job", title: "Job", main: true, cell: (job) => <Title job={job} /> },
    {
      id: "waiting",
      title: "To review",
      numeric: true,
      cell: (job) => {
        const count = waiting.get(job.id)?.pending ?? 0;
        return count === 0 ? (
          <span className={styles.none}>0</span>
        ) : (
          <Link
            className={styles.waiting}
            href={`/hire/applicants?job=${job.id}`}
            aria-label={`${count} waiting for an answer for ${job.jobTitle}`}
          >
            {count}
          </Link>
        );
      },
    },
    {
      id: "views",
      title: "Views",
      numeric: true,
      wideOnly: true,
      cell: ({ clickCount }) => clickCount.toLocaleString("en-US"),
    },
    {
      id: "pay",
      title: "Salary",
      wideOnly: true,
      cell: (job) => payText(job) ?? <span className={styles.none}>Not listed</span>,
    },
    { id: "shown", title: "Visibility", cell: (job) => <Shown job={job} /> },
    { id: "since", title: "Posted", cell: (job) => <Since job={job} /> },
    {
      id: "more",
      title: "More",
      hideTitle: true,
      numeric: true,
      cell: (job) => (
        <span className={styles.more}>
          <JobMenu job={job} actions={actions} />
        </span>
      ),
    },
  ];
  return <Table caption="Jobs" columns={columns} rows={jobs} rowKey={({ id }) => id} />;
}

function Title({ job }: { job: JobCard }) {
  return (
    <div className={styles.named}>
      <Link tone="quiet" href={`/hire/jobs/${job.id}`} className={styles.title}>
        {job.jobTitle || "Untitled draft"}
      </Link>
      <span className={styles.under}>
        {[
          job.department,
          job.locations.length || job.remote ? placeText(job) : null,
          job.jobPlatform && `from ${platformName(job.jobPlatform)}`,
        ]
          .filter(Boolean)
          .join(", ")}
      </span>
    </div>
  );
}

/** When it was posted or closed, and when someone last said that it is open. */
function Since({ job }: { job: JobCard }) {
  return (
    <div className={styles.since}>
      <TimeAgo at={sinceOf(job)} look="list" />
      {job.status === "live" && job.confirmedAt && (
        <span className={styles.confirmed}>
          Confirmed <TimeAgo at={job.confirmedAt} />
        </span>
      )}
    </div>
  );
}

/** Who can see the job at all. */
function Shown({ job }: { job: JobCard }) {
  if (job.status === "draft") return <Badge>Your team</Badge>;
  if (job.heldAt && job.status === "live") return <Badge tone="warn">On hold</Badge>;
  if (job.internal) return <Badge tone="info">{audienceWords.internal}</Badge>;
  if (job.status === "closed") return <Badge>Closed</Badge>;
  if (job.publishedToMarketplace) return <Badge tone="good">{audienceWords.marketplace}</Badge>;
  return <Badge tone="outline">{audienceWords.careersPage}</Badge>;
}

/** When the job came to stand where it stands. */
export const sinceOf = ({ status, closedAt, publishedAt, createdAt }: JobCard) =>
  (status === "closed" ? closedAt : publishedAt) ?? createdAt;
