import { hardConstraints, rememberPlaces } from "#server/matching-engine/hard-constraints.ts";
import type { CandidateText } from "#server/matching-engine/index.ts";
import { titleSimilarity } from "#server/taxonomy/titles.ts";
import type { JobFeature } from "./job-features.ts";

/** From here on two titles name the same trade. */
const sameTrade = 0.6;

/**
 * Whether a job is what somebody asked for: the trade of a title they named, in a place they named or remote where
 * they want that, nothing below the pay, of the kind and level. A preference that was not said keeps nothing away; a job
 * that does not say its pay, kind or level stays.
 */
export function preferenceFilter(candidate: CandidateText): (job: JobFeature) => boolean {
  const { titles = [], locations = [], remote = false } = candidate.wanted ?? {};
  const placeOf = rememberPlaces(candidate);
  const inTrade = new Map<string, boolean>();
  return ({ title, text }) => {
    const trade =
      titles.length === 0 ||
      (inTrade.get(title) ?? titles.some((wanted) => titleSimilarity(wanted, title) >= sameTrade));
    inTrade.set(title, trade);
    if (!trade) return false;
    const where = placeOf(remote ? text : { ...text, remote: locations.length === 0 && text.remote });
    const named = locations.length > 0 || remote;
    if (where.verdict === "conflict" || (named && where.verdict !== "ok")) return false;
    const { salary, type, seniority } = hardConstraints(text, candidate, where);
    return [salary, type, seniority].every(({ verdict }) => verdict !== "conflict");
  };
}
