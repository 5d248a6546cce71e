import type { interviewEvents } from "./events.ts";
import type { InterviewRow } from "./queries.ts";
import type { KeptStep } from "./tables.ts";

type StepName = (typeof interviewEvents)[keyof typeof interviewEvents]["name"];
/** What the history tells of each event; an interviewer who is lost changes nothing that was said. */
const steps: Record<StepName, KeptStep["step"] | null> = {
  "interview.proposed": "proposed",
  "interview.changed": "changed",
  "interview.detailsChanged": "detailsChanged",
  "interview.confirmed": "confirmed",
  "interview.refused": "refused",
  "interview.interviewerLost": null,
  "interview.canceled": "canceled",
  "interview.calledOff": "calledOff",
};

interface Happened {
  name: StepName;
  byUserId: string | null;
  now: Date;
  /** The time agreed before. */
  earlierTime?: Date | null;
}
/** The steps of an interview with the latest one. */
export function withStep(
  { steps: before, time, whatChanged }: Pick<InterviewRow, "steps" | "time" | "whatChanged">,
  { name, byUserId, now, earlierTime = null }: Happened,
): KeptStep[] {
  const step = steps[name];
  if (step === null) return before;
  const latest = {
    step,
    at: now.toISOString(),
    byUserId,
    time: time?.toISOString() ?? null,
    earlierTime: earlierTime?.toISOString() ?? null,
    whatChanged: step === "changed" || step === "detailsChanged" ? whatChanged : [],
  };
  return [...before, latest];
}
