import type { Reader } from "#server/database/open.ts";
import { liveJobs } from "#server/domains/jobs/index.ts";
import { closenessOfTitle, sameTrade } from "#server/matching-engine/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";

interface Fit {
  /** Of the closest job; 0 where none is of the trade. */
  closeness: number;
  jobs: { id: string; jobTitle: string }[];
}
const none: Fit = { closeness: 0, jobs: [] };
const mostLooked = 60;
const mostShown = 3;

/** Of which open jobs people with these titles are, by the engine that compares job seekers with them; a title is all that is known. */
export async function fitsOf(
  db: Reader,
  { companyId, titles }: { companyId: string | null; titles: readonly (string | null)[] },
) {
  const live = companyId ? await liveJobs(db, companyId, mostLooked) : [];
  const open = live.filter(({ internal }) => !internal);
  const each = open.length > 0 ? [...new Set(titles.flatMap((title) => title ?? []))] : [];
  const judged = await inTurns(each, (title) => [title, fitOf(title, open)] as const);
  const byTitle = new Map(judged);
  return (title: string | null): Fit => (title && byTitle.get(title)) || none;
}

function fitOf(title: string, open: readonly { id: string; jobTitle: string }[]): Fit {
  const closenessTo = closenessOfTitle(title);
  const fitting = open
    .map(({ id, jobTitle }) => ({ id, jobTitle, closeness: closenessTo(jobTitle) }))
    .filter(({ closeness }) => closeness >= sameTrade)
    .toSorted((a, b) => b.closeness - a.closeness);
  return { closeness: fitting[0]?.closeness ?? 0, jobs: fitting.slice(0, mostShown) };
}
