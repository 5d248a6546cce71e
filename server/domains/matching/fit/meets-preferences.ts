import { brokenBy, type CandidateText, conditionsOf } from "#server/matching-engine/index.ts";
import type { JobFeature } from "./job-features.ts";

/**
 * Whether a job is what someone asked for: the trade of a title they named, in a place they named or remote where
 * they want that, nothing below the pay, of the kind and level. A preference that was not said keeps nothing away; a job
 * that does not say its pay, kind or level stays.
 */
export function preferenceFilter(candidate: CandidateText): (job: JobFeature) => boolean {
  const { titles = [], locations = [], remote = false } = candidate.wanted ?? {};
  const compare = conditionsOf(candidate);
  return ({ text }) => {
    const conditions = compare(text);
    if (brokenBy(conditions).length > 0) return false;
    if (titles.length > 0 && conditions.trade.verdict !== "ok") return false;
    return (locations.length === 0 && !remote) || conditions.place.verdict === "ok";
  };
}
