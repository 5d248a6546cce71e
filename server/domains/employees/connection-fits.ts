import type { Reader } from "#server/database/open.ts";
import { openTitles } from "#server/domains/jobs/index.ts";
import { closenessOfTitle, sameTrade } from "#server/matching-engine/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";

interface Fit {
  /** Of the closest job; 0 where none is of the trade. */
  closeness: number;
  /** All that are of the trade, the closest first. */
  jobs: { id: string; jobTitle: string; closeness: number }[];
}
const none: Fit = { closeness: 0, jobs: [] };
/** As many open jobs of a company as are compared, the newest. */
const mostLooked = 500;

interface Close {
  jobTitle: string;
  closeness: number;
}
/** What is known of a company: each title of a person is compared with each title of a job once. */
interface Judged {
  jobTitles: Set<string>;
  byTitle: Map<string, { compared: number; close: readonly Close[] }>;
}
const judged = new Map<string, Judged>();
const mostCompanies = 50;
const mostTitles = 10_000;

/** Of which open jobs people with these titles are, by the engine that compares job seekers with them; a title is all that is known. */
export async function fitsOf(
  db: Reader,
  { companyId, titles }: { companyId: string | null; titles: readonly (string | null)[] },
) {
  if (!companyId) return () => none;
  const open = Map.groupBy(await openTitles(db, companyId, mostLooked), ({ jobTitle }) => jobTitle);
  const known = knownOf(companyId);
  for (const jobTitle of open.keys()) known.jobTitles.add(jobTitle);
  const jobTitles = [...known.jobTitles];
  await inTurns([...new Set(titles)], (title) => title && compare(known, title, jobTitles));
  return (title: string | null): Fit => {
    const close = (title && known.byTitle.get(title)?.close) || [];
    const jobs = close.flatMap(({ jobTitle, closeness }) =>
      (open.get(jobTitle) ?? []).map(({ id }) => ({ id, jobTitle, closeness })),
    );
    return { closeness: jobs[0]?.closeness ?? 0, jobs };
  };
}

/** Forgets a company once it has had many jobs or people. */
function knownOf(companyId: string): Judged {
  const known = judged.get(companyId);
  if (known && known.byTitle.size < mostTitles && known.jobTitles.size < 2 * mostLooked) return known;
  const fresh: Judged = { jobTitles: new Set(), byTitle: new Map() };
  if (judged.size >= mostCompanies) judged.clear();
  judged.set(companyId, fresh);
  return fresh;
}

/** Compares a title with the jobs that came since it was compared last. */
function compare({ byTitle }: Judged, title: string, jobTitles: readonly string[]) {
  const { compared, close } = byTitle.get(title) ?? { compared: 0, close: [] };
  if (compared >= jobTitles.length) return;
  const closenessTo = closenessOfTitle(title);
  const fresh = jobTitles
    .slice(compared)
    .map((jobTitle) => ({ jobTitle, closeness: closenessTo(jobTitle) }))
    .filter(({ closeness }) => closeness >= sameTrade);
  const all = [...close, ...fresh].toSorted((a, b) => b.closeness - a.closeness);
  byTitle.set(title, { compared: jobTitles.length, close: all });
}
