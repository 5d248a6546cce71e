import type { Reader } from "#server/database/open.ts";
import { liveJobs } from "#server/domains/jobs/index.ts";
import { closenessOfTitle, sameTrade } from "#server/matching-engine/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";

interface Fit {
  /** Of the closest job; 0 where none is of the trade. */
  closeness: number;
  jobs: { id: string; jobTitle: string; closeness: number }[];
}
const none: Fit = { closeness: 0, jobs: [] };
/** As many open jobs of a company as are compared. */
export const mostLooked = 60;
const mostShown = 3;

/** Fits by title, for the open jobs of a company as they were when it was last asked. */
interface Judged {
  jobs: string;
  byTitle: Map<string, Fit>;
}
const judged = new Map<string, Judged>();
const mostCompanies = 50;
const mostTitles = 20_000;

/** Of which open jobs people with these titles are, by the engine that compares job seekers with them; a title is all that is known. */
export async function fitsOf(
  db: Reader,
  { companyId, titles }: { companyId: string | null; titles: readonly (string | null)[] },
) {
  if (!companyId) return () => none;
  const live = await liveJobs(db, companyId, mostLooked);
  const open = live.filter(({ internal }) => !internal);
  const { byTitle } = rememberedFor(companyId, open);
  const fresh = new Set(titles.flatMap((title) => (title && !byTitle.has(title) ? title : [])));
  await inTurns([...fresh], (title) => byTitle.set(title, fitOf(title, open)));
  return (title: string | null): Fit => (title && byTitle.get(title)) || none;
}

type Open = readonly { id: string; jobTitle: string }[];
function rememberedFor(companyId: string, open: Open): Judged {
  const jobs = JSON.stringify(open.map(({ id, jobTitle }) => [id, jobTitle]));
  const known = judged.get(companyId);
  if (known?.jobs === jobs && known.byTitle.size < mostTitles) return known;
  const fresh = { jobs, byTitle: new Map<string, Fit>() };
  if (judged.size >= mostCompanies) judged.clear();
  judged.set(companyId, fresh);
  return fresh;
}

function fitOf(title: string, open: Open): Fit {
  const closenessTo = closenessOfTitle(title);
  const fitting = open
    .map(({ id, jobTitle }) => ({ id, jobTitle, closeness: closenessTo(jobTitle) }))
    .filter(({ closeness }) => closeness >= sameTrade)
    .toSorted((a, b) => b.closeness - a.closeness);
  return { closeness: fitting[0]?.closeness ?? 0, jobs: fitting.slice(0, mostShown) };
}
