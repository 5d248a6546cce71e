import { addDays } from "#shared/times/add-days.ts";
import { clickedJobs } from "#server/domains/jobs/index.ts";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { showJobs } from "./show-jobs.ts";

const popularDays = 5;
const trendingDays = 10;

interface Span {
  now: Date;
  limit?: number;
  offset?: number;
  from?: string;
  to?: string;
}
/** Listed jobs by how often they were opened in the last five days, or in the given span. */
export async function popularJobs(db: Reader, { now, limit = 1000, offset = 0, from, to }: Span) {
  return clickedJobs(db, { from: from ?? daysBefore(now, popularDays), to, limit, offset });
}

/** The jobs opened most in a span of days, ten days back where none is given. */
export async function trendingJobs(
  context: Context,
  {
    limit,
    startDate,
    endDate,
  }: { limit: number; startDate?: string | undefined; endDate?: string | undefined },
) {
  const from = startDate ?? daysBefore(context.now(), trendingDays);
  const popular = await popularJobs(context.db, {
    now: context.now(),
    limit,
    from,
    ...(endDate && { to: endDate }),
  });
  const shown = await showJobs(
    context.db,
    popular.map(({ id }) => id),
  );
  return popular.flatMap(({ id, clicks }) => {
    const job = shown.get(id);
    return job ? [{ clicks, job }] : [];
  });
}

function daysBefore(now: Date, days: number) {
  return addDays(now, -days).toISOString().slice(0, 10);
}
