import type { QueryClient } from "@tanstack/react-query";
import type { ApplicationRow, FeedStats } from "#contract/application-shapes.ts";
import type { api } from "#web/api/client.ts";
import { showNow } from "#web/api/use-change.ts";
import {
  type FeedPage,
  type FeedView,
  countsOf,
  feedCounts,
  feedOf,
} from "#web/hire/shared/applicants/feed.ts";

type Counts = Awaited<ReturnType<typeof api.applications.companyFeedStats>>;

/** Takes a row off the list before the server has said so: its place there, and how to put it back. */
export function takeOut(cache: QueryClient, view: FeedView, row: ApplicationRow) {
  const list = feedOf(view).queryKey;
  const at = cache.getQueryData(list)?.applications.findIndex(({ id }) => id === row.id) ?? 0;
  const place = Math.max(0, at);
  showNow<FeedPage>(cache, { queryKey: list }, ({ total, applications }) => ({
    total: total - 1,
    applications: applications.filter(({ id }) => id !== row.id),
  }));
  count(cache, view, { row, by: -1 });
  function putBack() {
    showNow<FeedPage>(cache, { queryKey: list }, ({ total, applications }) => ({
      total: total + 1,
      applications: applications.toSpliced(place, 0, row),
    }));
    count(cache, view, { row, by: 1 });
  }
  return { place, putBack };
}

/** Every count that the row is part of, in all and for its job. */
function count(cache: QueryClient, view: FeedView, { row, by }: { row: ApplicationRow; by: number }) {
  const changed = <Counts extends FeedStats>(counts: Counts): Counts => ({
    ...counts,
    ...Object.fromEntries(countsOf(row, view.tab).map((name) => [name, counts[name] + by])),
  });
  showNow<Counts>(cache, feedCounts, (counts) => ({
    ...changed(counts),
    byJob: counts.byJob.map((job) => (job.jobId === row.job.id ? changed(job) : job)),
  }));
}
