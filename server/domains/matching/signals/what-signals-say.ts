import type { MatchSignal } from "#contract/match-shapes.ts";

/** One thing a job seeker did with a job. */
export interface Signaled {
  jobId: string;
  signal: MatchSignal;
  at: Date;
}
/** A job that was looked at and left, and on how many days. */
export interface PassedOver {
  jobId: string;
  days: number;
}
export interface Said {
  /** Not to be suggested. */
  hidden: Set<string>;
  /** Saved or shared, and when: like these, please. */
  liked: Map<string, Date>;
  /** Removed from the saved jobs or hidden since, and when: a like before that counts no more. */
  takenBack: Map<string, Date>;
  passedOver: PassedOver[];
}
const dayMs = 86_400_000;
/** Looking at a job is forgotten after so many days. */
const rememberedDays = 30;
/** The latest jobs that were passed over; more would not change the order. */
const mostPassedOver = 40;

/** What a history says today: the later word about a job takes the earlier one back. */
export function whatSignalsSay(history: readonly Signaled[], now: Date): Said {
  const hidden = new Set<string>();
  const liked = new Map<string, Date>();
  const takenBack = new Map<string, Date>();
  const interested = new Set<string>();
  const viewedOn = new Map<string, Set<string>>();
  for (const { jobId, signal, at } of history.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (signal === "hidden") hidden.add(jobId);
    if (signal === "shown") hidden.delete(jobId);
    if (signal === "saved" || signal === "shared") {
      liked.set(jobId, at);
      takenBack.delete(jobId);
    }
    if (signal === "unsaved" || signal === "hidden") {
      liked.delete(jobId);
      takenBack.set(jobId, at);
    }
    if (signal === "opened" || signal === "saved" || signal === "shared") interested.add(jobId);
    const recent = now.getTime() - at.getTime() < rememberedDays * dayMs;
    if (signal !== "viewed" || !recent) continue;
    // Moved to the end, so that the latest are last.
    const days = viewedOn.get(jobId) ?? new Set();
    viewedOn.delete(jobId);
    viewedOn.set(jobId, days.add(at.toISOString().slice(0, 10)));
  }
  const passedOver = [...viewedOn]
    .filter(([jobId]) => !interested.has(jobId) && !hidden.has(jobId))
    .slice(-mostPassedOver)
    .map(([jobId, days]) => ({ jobId, days: days.size }));
  return { hidden, liked, takenBack, passedOver };
}

/** The same without what was decided about a match, which says more than looking at it. */
export function withDecisions(said: Said, decided: readonly { jobId: string; status: string }[]): Said {
  const refused = new Set(decided.filter(({ status }) => status === "rejected").map(({ jobId }) => jobId));
  const all = new Set(decided.map(({ jobId }) => jobId));
  return {
    ...said,
    liked: new Map([...said.liked].filter(([jobId]) => !refused.has(jobId))),
    passedOver: said.passedOver.filter(({ jobId }) => !all.has(jobId)),
  };
}

/** What one entry of the history does now, in a sentence. */
export function effectOf({ jobId, signal }: Signaled, said: Said): string {
  return effects[signal](jobId, said);
}

const none = "No effect.";
const effects: Record<MatchSignal, (jobId: string, said: Said) => string> = {
  viewed: (jobId, { passedOver }) =>
    passedOver.some((each) => each.jobId === jobId) ? "This job and similar ones come a little later." : none,
  opened: () => "Viewing this job doesn’t move it down.",
  shared: likes,
  saved: likes,
  unsaved: (jobId, { takenBack }) =>
    takenBack.has(jobId) ? "Similar jobs no longer come earlier." : "No effect: you saved it again.",
  hidden: (jobId, { hidden }) =>
    hidden.has(jobId) ? "We don’t suggest this job." : "No effect: you wanted to see it again.",
  shown: (jobId, { hidden }) =>
    hidden.has(jobId) ? "No effect: you hid it again." : "We can suggest this job again.",
};

function likes(jobId: string, { liked }: Said) {
  return liked.has(jobId) ? "Similar jobs come earlier." : "No effect: you removed or hid it later.";
}
