import type { Interview } from "#contract/interviews.ts";
import type { ApplicationState } from "#contract/application-shapes.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";

interface Standing {
  state: Interview["state"];
  times: string[];
}
const yearMs = 366 * 86_400_000;

/** Times as they are kept: each once, in order, in the future and within a year. */
export function timesFrom(times: readonly string[], now: Date): string[] {
  const sorted = [...new Set(times)].toSorted();
  const wrong = sorted.some((time) => {
    const until = new Date(time).getTime() - now.getTime();
    return until <= 0 || until > yearMs;
  });
  if (wrong)
    throw invalid("Each time must be in the future and within a year.", { times: "Choose future times" });
  return sorted;
}

/** Only whom the team talks to already is asked for an interview. */
export function refuseUnlessTalking(state: ApplicationState) {
  if (state !== "accepted" && state !== "pipeline")
    throw conflict("INVALID_STATE", "Shortlist the applicant before you propose times.");
}

/** The time that a candidate chose, where it is one of those that hold. */
export function chosenFrom({ state, times }: Standing, chosen: string, now: Date) {
  if (state === "canceled") throw conflict("CANCELED", "The team has canceled this interview.");
  if (!times.includes(chosen))
    throw conflict("TIMES_CHANGED", "The proposed times have changed. Choose one of the new ones.");
  const time = new Date(chosen);
  if (time <= now) throw conflict("TIME_OVER", "This time has passed. Choose a later one.");
  return time;
}
