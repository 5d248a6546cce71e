import type { QueryClient } from "@tanstack/react-query";
import type { ApplicationRow, FeedStats } from "#contract/application-shapes.ts";
import { type FeedView, countsOf, feedCounts, feedOf } from "#web/hire/shared/applicants/feed.ts";

/** Takes a row off the list before the server has said so: its place there, and how to put it back. */
export function takeOut(cache: QueryClient, view: FeedView, row: ApplicationRow) {
  const list = feedOf(view).queryKey;
  const at = cache.getQueryData(list)?.applications.findIndex(({ id }) => id === row.id) ?? 0;
  const place = Math.max(0, at);
  cache.setQueryData(
    list,
    (page) =>
      page && { total: page.total - 1, applications: page.applications.filter(({ id }) => id !== row.id) },
  );
  count(cache, view, { row, by: -1 });
  function putBack() {
    cache.setQueryData(
      list,
      (page) => page && { total: page.total + 1, applications: page.applications.toSpliced(place, 0, row) },
    );
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
  cache.setQueryData(
    feedCounts.queryKey,
    (counts) =>
      counts && {
        ...changed(counts),
        byJob: counts.byJob.map((job) => (job.jobId === row.job.id ? changed(job) : job)),
      },
  );
}
