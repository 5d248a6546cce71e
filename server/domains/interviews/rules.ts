import type { Days, Interview, Proposal } from "#contract/interviews.ts";
import { mostWindowDays } from "#contract/interviews.ts";
import { type Application, nameOf } from "#server/domains/applications/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { whyNoInterview } from "#shared/interviews/why-none.ts";
import type { Session } from "./tables.ts";

interface Standing {
  state: Interview["state"];
  times: string[];
}
const dayMs = 86_400_000;
const yearMs = 366 * dayMs;

/** Everyone who interviews, each once. */
export function interviewersOf({ sessions }: { sessions: readonly Pick<Session, "interviewerIds">[] }) {
  return [...new Set(sessions.flatMap(({ interviewerIds }) => interviewerIds))];
}

/** Either times of the team's or days to pick from; how long, and where. */
export function refuseIncomplete({ times = [], window, minutes, sessions = [], place, videoLink }: Proposal) {
  const refuse = (field: string, sentence: string) => invalid(sentence, { [field]: sentence });
  if (!window && times.length === 0) throw refuse("times", "Add at least one time");
  if (window && times.length > 0) throw refuse("times", "Propose times or offer free times, not both");
  if (minutes === undefined && sessions.length === 0) throw refuse("minutes", "Enter how long it takes");
  if (window && (sessions.length === 0 || sessions.some(({ interviewerIds }) => interviewerIds.length === 0)))
    throw refuse("sessions", "Choose who interviews, so we know when they’re free");
  if (!place && !videoLink) throw refuse("place", "Enter a location or a video link");
}

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

/** Days in order, not all over, and not more than anyone looks through. */
export function windowFrom(window: Days, now: Date): Days {
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const wrong = from > to || to + 2 * dayMs < now.getTime() || to > now.getTime() + yearMs;
  if (wrong)
    throw invalid("The last day must come after the first, and within a year.", {
      window: "Choose other days",
    });
  if (to - from >= mostWindowDays * dayMs) {
    const sentence = `Offer at most ${mostWindowDays} days.`;
    throw invalid(sentence, { window: sentence });
  }
  return window;
}

/** Only whom the team talks to already, and has not hired, is asked for an interview. */
export function refuseUnlessTalking(application: Application) {
  const none = whyNoInterview({ ...application, shownAs: nameOf(application) });
  if (none) throw conflict("INVALID_STATE", `${none.why}. ${none.remedy}`);
}

export function refuseIfCanceled({ state }: Pick<Standing, "state">) {
  if (state === "canceled") throw conflict("CANCELED", "The interview was canceled.");
}

export const interviewOver = () => conflict("INTERVIEW_OVER", "This interview is over.");

/** What was held can neither be moved nor canceled. */
export function refuseIfHeld({ state, time }: Pick<Standing, "state"> & { time: Date | null }, now: Date) {
  if (state === "confirmed" && time && time <= now) throw interviewOver();
}

/** The time that a candidate chose, where it is one of those that hold. */
export function chosenFrom({ times }: Standing, chosen: string, now: Date) {
  if (!times.includes(chosen))
    throw conflict("TIMES_CHANGED", "The proposed times have changed. Choose one of the new ones.");
  const time = new Date(chosen);
  if (time <= now) throw conflict("TIME_OVER", "This time has passed. Choose a later one.");
  return time;
}
