import { isOpen } from "#shared/interviews/is-open.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { conflict } from "#server/errors/refusal.ts";
import { lockInterview, saveInterview } from "./queries.ts";
import { chosenFrom } from "./rules.ts";
import { interviewEvents } from "./events.ts";

interface Answer {
  time: string | null;
  answer?: string | null;
}
/** The candidate chooses a time, chooses another, or says that none suits. */
export function answerInterview(
  { db, viewer, now }: AuthenticatedContext,
  id: string,
  { time, answer }: Answer,
) {
  return db.transaction(async (tx) => {
    const row = await lockInterview(tx, { viewer }, { id, side: "candidate" });
    if (time !== null) {
      const chosen = chosenFrom(row, time, now());
      if (row.state === "confirmed" && row.time?.getTime() === chosen.getTime()) return row;
      return saveInterview(tx, row, {
        changes: { state: "confirmed", time: chosen, answer: answer || null },
        event: interviewEvents.confirmed,
        byUserId: viewer.userId,
        now: now(),
      });
    }
    if (!isOpen(row, now())) throw conflict("INTERVIEW_OVER", "This interview is over.");
    return saveInterview(tx, row, {
      changes: { state: "refused", time: null, answer: answer || null },
      event: interviewEvents.refused,
      byUserId: viewer.userId,
      now: now(),
    });
  });
}
