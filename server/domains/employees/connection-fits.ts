import type { Reader } from "#server/database/open.ts";
import { openTitles } from "#server/domains/jobs/index.ts";
import { closenessOfTitle, sameTrade } from "#server/matching-engine/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";

interface FittingJob {
  id: string;
  jobTitle: string;
  closeness: number;
}
/** The open jobs that are of the trade of a title, the closest first: all, or the first few. */
export type Fits = (title: string | null, most?: number) => FittingJob[];

/** The job titles that a title is close to, the closest first, by their place among those of the company. */
interface Close {
  /** As many of the company's job titles were compared. */
  compared: number;
  places: Uint32Array;
  closeness: Float32Array;
}
/** What is known of a company: each title of a person is compared with each title of a job once. */
interface Judged {
  jobTitles: Set<string>;
  byTitle: Map<string, Close>;
}
const judged = new Map<string, Judged>();
const mostCompanies = 50;
const mostTitles = 10_000;
const fewTitles = 500;
/** So many pairs of a title and a job of its trade are kept in all: some tens of megabytes. */
const mostPairs = 4_000_000;
let pairs = 0;

/** Of which open jobs people with these titles are, by the engine that compares job seekers with them; a title is all that is known. */
export async function fitsOf(
  db: Reader,
  { companyId, titles }: { companyId: string | null; titles: readonly (string | null)[] },
): Promise<Fits> {
  if (!companyId) return () => [];
  const open = Map.groupBy(await openTitles(db, companyId), ({ jobTitle }) => jobTitle);
  const known = knownOf(companyId, open.size);
  for (const jobTitle of open.keys()) known.jobTitles.add(jobTitle);
  const jobTitles = [...known.jobTitles];
  await inTurns([...new Set(titles)], (title) => title && compare(known, title, jobTitles));
  return (title, most = Infinity) => {
    const close = title ? known.byTitle.get(title) : undefined;
    const fitting: FittingJob[] = [];
    for (const [nth, place] of close?.places.entries() ?? []) {
      // One whose place is beyond these came for another reader meanwhile.
      const jobTitle = jobTitles[place] ?? "";
      for (const { id } of open.get(jobTitle) ?? [])
        if (fitting.push({ id, jobTitle, closeness: close!.closeness[nth]! }) >= most) return fitting;
    }
    return fitting;
  };
}

/** Forgets a company once many of its jobs have closed or it has had many people, and all other companies once there is too much to keep. */
function knownOf(companyId: string, open: number): Judged {
  const known = judged.get(companyId);
  if (judged.size > mostCompanies || pairs > mostPairs) {
    judged.clear();
    if (known) judged.set(companyId, known);
    pairs = known ? sumOfPairs(known) : 0;
  }
  if (known && known.byTitle.size < mostTitles && known.jobTitles.size <= 2 * open + fewTitles) return known;
  if (known) pairs -= sumOfPairs(known);
  const fresh: Judged = { jobTitles: new Set(), byTitle: new Map() };
  judged.set(companyId, fresh);
  return fresh;
}

const sumOfPairs = ({ byTitle }: Judged) =>
  byTitle.values().reduce((sum, { places }) => sum + places.length, 0);

/** Compares a title with the jobs that came since it was compared last. */
function compare({ byTitle }: Judged, title: string, jobTitles: readonly string[]) {
  const before = byTitle.get(title);
  const compared = before?.compared ?? 0;
  if (compared >= jobTitles.length) return;
  const closenessTo = closenessOfTitle(title);
  const all = [...(before?.places ?? [])].map((place, nth) => [place, before!.closeness[nth]!] as const);
  const kept = all.length;
  for (const [nth, jobTitle] of jobTitles.slice(compared).entries()) {
    const closeness = closenessTo(jobTitle);
    if (closeness >= sameTrade) all.push([compared + nth, closeness]);
  }
  pairs += all.length - kept;
  all.sort(([, one], [, other]) => other - one);
  byTitle.set(title, {
    compared: jobTitles.length,
    places: Uint32Array.from(all, ([place]) => place),
    closeness: Float32Array.from(all, ([, closeness]) => closeness),
  });
}
