import type { Fit } from "#contract/fit-shapes.ts";
import type { WorkPreferences } from "#server/domains/candidates/index.ts";
import {
  type CandidateText,
  candidateVector,
  conditionsOf,
  highest,
  interestIn,
  type QuickVector,
  scoreFit,
  type Sense,
  withInterest,
} from "#server/matching-engine/index.ts";
import { KeptAway, type Loosening } from "./loosening.ts";
import { preferenceFilter } from "../fit/meets-preferences.ts";
import { type JobFeature, type JobShelf, newestFirst } from "../fit/job-features.ts";
import { onWire } from "../fit/judge-fit.ts";
import { type PassedOverJob, passedOverPoints } from "../signals/passed-over-points.ts";

export interface Pooled {
  job: JobFeature;
  /** Null when the person has opted out of scoring. */
  fit: Fit | null;
}
export interface Pool {
  /** What breaks no condition, best first. */
  keeping: Pooled[];
  /** What breaks exactly one, or is of a neighboring trade; the fit says which. */
  close: Pooled[];
  /** What each condition would bring if it were given up, counted when someone asks. */
  loosening(): Promise<Loosening[]>;
}
interface Ranking {
  candidate: CandidateText;
  /** Which work they do; null until a model has read it. */
  sense: Sense | null;
  /** Jobs they liked, saved, shared or applied to. */
  liked: readonly QuickVector[];
  /** Jobs they looked at and left. */
  passedOver: readonly PassedOverJob[];
  today: Date;
  preferences: Partial<WorkPreferences>;
  scoring: boolean;
  isOut(job: JobFeature): boolean;
}
/** How many jobs are judged in full, chosen by the quick score. */
const poolSize = 60;
/** So many jobs that break one condition are judged as well. */
const mostClose = 10;
/** In points of the score: a full likeness with what was liked, and the day of publication. */
const worth = { interest: 12, news: 4 };
const newsDays = 30;
/** How far down the quick score jobs are put in order at once: most people need no more than the first of these. */
const portions = [1_500, 12_000];
/** After so many jobs of other trades, one after the other, none of the person's is expected. */
const mostOfOthers = 1_500;

/** The best jobs that keep every condition, and apart from them those that break one; without scoring, the newest. */
export function rankPool(shelf: JobShelf, ranking: Ranking): Pool {
  return ranking.scoring
    ? scoredPool(shelf, ranking)
    : { keeping: newestPool(shelf, ranking), close: [], loosening: () => Promise.resolve([]) };
}

/** The newest that meet every preference; nothing fills up where few do. */
function newestPool(shelf: JobShelf, { candidate, preferences, isOut }: Ranking): Pooled[] {
  const keeps = preferenceFilter(candidate);
  const meets = (job: JobFeature) =>
    !noJob.test(job.title) &&
    inPlace(job, preferences) &&
    inDepartment(job, preferences) &&
    !isOut(job) &&
    keeps(job);
  return shelf
    .newest()
    .values()
    .filter(meets)
    .take(poolSize)
    .map((job) => ({ job, fit: null }))
    .toArray();
}

function scoredPool(shelf: JobShelf, ranking: Ranking): Pool {
  const { keeping, close, away } = sift(firstSight(shelf, ranking), ranking.candidate);
  const { kept = [], ruledOut = [] } = Object.groupBy(judged(keeping, ranking), ({ fit }) =>
    fit.breaks?.length ? "ruledOut" : "kept",
  );
  return {
    keeping: spread(kept),
    close: [...judged(close, ranking), ...ruledOut],
    loosening: () => away.count(ranking.candidate, poolSize - keeping.length),
  };
}

/** The jobs that may be offered, those that look best first: each portion is put in order only when it is asked for. */
function* firstSight(
  shelf: JobShelf,
  ranking: Pick<Ranking, "candidate" | "sense" | "liked" | "preferences" | "isOut">,
): Generator<JobFeature> {
  const { candidate, sense, liked, preferences, isOut } = ranking;
  const about = withInterest(candidateVector(candidate), liked);
  const seen = shelf.columns.firstSight(about, sense);
  const scores = about.features.length > 0 || sense ? seen : seen.fill(1);
  let before = 0;
  for (const most of [...portions, scores.length]) {
    const best = highest(scores, most)
      .slice(before)
      .flatMap((row) => {
        const job = shelf.byRow[row];
        const possible = job && inPlace(job, preferences) && !isOut(job);
        return possible ? [{ job, quick: scores[row]! + 0.02 * preferencesMet(job, preferences) }] : [];
      });
    best.sort((a, b) => b.quick - a.quick || newestFirst(a.job, b.job));
    for (const { job } of best) yield job;
    if (most >= scores.length) return;
    before = most;
  }
}

/** The fit decides; between near equals what someone liked before and what is new come first, what they passed over last. */
function judged(jobs: JobFeature[], { candidate, liked, passedOver, today }: Ranking) {
  const interest = interestIn(liked);
  const later = passedOverPoints(passedOver);
  return jobs
    .map((job, order) => {
      const fit = scoreFit(job.read(), candidate);
      const days = (today.getTime() - job.publishedAt) / 86_400_000;
      const news = Math.max(0, 1 - Math.max(0, days) / newsDays);
      return {
        job,
        fit: onWire(fit),
        appeal: fit.exact + worth.interest * interest(job.vector) + worth.news * news - later(job),
        order,
      };
    })
    .sort((a, b) => b.appeal - a.appeal || a.order - b.order)
    .map(({ job, fit }) => ({ job, fit }));
}

/** The same order, except that a company's third job in a row waits for another company's. */
export function spread(pool: readonly Pooled[]): Pooled[] {
  const waiting = [...pool];
  const shown: Pooled[] = [];
  while (waiting.length > 0) {
    const [last, before] = [shown.at(-1)?.job.companyId, shown.at(-2)?.job.companyId];
    const next = waiting.findIndex(({ job }) => last !== before || job.companyId !== last);
    shown.push(...waiting.splice(Math.max(0, next), 1));
  }
  return shown;
}

/** A posting for whoever may be wanted one day is no job. */
const noJob =
  /\b(?:(?:talent|candidate|contractor|freelancer?|applicant) (?:community|network|pool|pipeline)(?!\s+\p{L}*(?:manager|lead|coordinator|partner|specialist|director))|(?:general|open|spontaneous|unsolicited|speculative|future) applications?|general interest|(?:future|speculative|upcoming) (?:opportunit\w*|openings?|roles?|positions?|vacanc\w*)|expressions? of interest|(?:stay|keep) in touch|evergreen (?:req(?:uisition)?|role|position|posting|opening)|initiativbewerbung|candidatures? (?:spontan\w*|libres?)|candidatura (?:espontánea|spontanea)|open sollicitatie)\b|\(evergreen\)/iu;

/**
 * Jobs of the person's trade that keep every condition, those of a level they know before others; those that break one, or
 * are of a neighboring trade; and what each condition alone keeps away, as far as was looked: with enough jobs that fit
 * nobody needs to loosen any. Where there are fewer, all jobs of the trade are looked at.
 */
function sift(ordered: Iterable<JobFeature>, candidate: CandidateText) {
  const keeping: JobFeature[] = [];
  const ofOtherLevels: JobFeature[] = [];
  const close: JobFeature[] = [];
  const away = new KeptAway(poolSize);
  const compare = conditionsOf(candidate);
  const asksForTitles = (candidate.wanted?.titles?.length ?? 0) > 0;
  let ofOthers = 0;
  for (const job of ordered) {
    if (ofOthers === mostOfOthers) break;
    ofOthers += 1;
    if (noJob.test(job.title)) continue;
    const { trade, ...others } = compare(job.text);
    if (trade.verdict === "conflict") continue;
    ofOthers = 0;
    const broken = (Object.keys(others) as Loosening["condition"][]).filter(
      (name) => others[name].verdict === "conflict",
    );
    const isSure = trade.verdict === "ok" || !asksForTitles;
    if (broken.length === 0 && isSure) (others.seniority.open ? ofOtherLevels : keeping).push(job);
    if (broken.length === (isSure ? 1 : 0) && close.length < mostClose) close.push(job);
    if (broken.length === 1 && isSure) away.add(broken[0]!, job);
    if (keeping.length === poolSize) break;
  }
  keeping.push(...ofOtherLevels.slice(0, poolSize - keeping.length));
  return { keeping, close, away };
}

type CompanyAndTitle = Pick<JobFeature, "companyId" | "title">;
interface Diversity {
  limit: number;
  perCompany: number;
  /** What stands on the list already. */
  beside?: readonly CompanyAndTitle[];
}
/** At most so many of one company and each title of it once, in the given order. */
export function diverse(pool: readonly Pooled[], { limit, perCompany, beside = [] }: Diversity) {
  const counts = new Map<string, number>();
  const known = new Set<string>();
  const sameAs = ({ companyId, title }: CompanyAndTitle) => `${companyId} ${title.toLowerCase()}`;
  const add = (job: CompanyAndTitle) => {
    known.add(sameAs(job));
    counts.set(job.companyId, (counts.get(job.companyId) ?? 0) + 1);
  };
  beside.forEach(add);
  const chosen: Pooled[] = [];
  for (const each of pool) {
    if (chosen.length === limit) break;
    if ((counts.get(each.job.companyId) ?? 0) >= perCompany || known.has(sameAs(each.job))) continue;
    add(each.job);
    chosen.push(each);
  }
  return chosen;
}

/** Where the work is done was named as a condition; what a job does not say keeps it. */
function inPlace(job: JobFeature, { workplaceTypes, remote }: Partial<WorkPreferences>) {
  if (!workplaceTypes?.length || !job.workplaceType) return true;
  return (workplaceTypes as readonly string[]).includes(job.workplaceType) || (remote && job.text.remote);
}

function inDepartment({ department }: JobFeature, { departments }: Partial<WorkPreferences>) {
  return !departments?.length || !department || departments.includes(department);
}

function preferencesMet(job: JobFeature, preferences: Partial<WorkPreferences>) {
  const { companySizes, fundingStages, industries, departments } = preferences;
  const size = companySizes?.some((wanted) => job.companySize?.startsWith(wanted)) ?? false;
  const stage = fundingStages?.includes(job.companyStage ?? "") ?? false;
  const industry = industries?.some((wanted) => job.industries.includes(wanted)) ?? false;
  const department = departments?.includes(job.department ?? "") ?? false;
  return Number(size) + Number(stage) + Number(industry) + Number(department);
}
