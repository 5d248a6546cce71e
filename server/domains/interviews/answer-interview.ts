import { isOpen } from "#shared/interviews/is-open.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { book } from "./book.ts";
import { type InterviewRow, lockInterview, saveInterview } from "./queries.ts";
import { presentOne } from "./present.ts";
import { refuseIfCanceled, refuseIfHeld, interviewOver } from "./rules.ts";
import { wallTimeOf } from "#server/calendars/wall-time.ts";
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
    refuseIfCanceled(row);
    refuseIfHeld(row, now());
    const by = { byUserId: viewer.userId, now: now() };
    if (time !== null) return presentOne(tx, await confirm(tx, row, { time, answer, ...by }));
    if (!isOpen(row, now())) throw interviewOver();
    const saved = await saveInterview(tx, row, {
      changes: { state: "refused", time: null, wallTime: null, answer: answer || null },
      event: interviewEvents.refused,
      ...by,
    });
    return presentOne(tx, saved);
  });
}

interface Confirmed {
  time: string;
  answer?: string | null;
  byUserId: string | null;
  now: Date;
}
async function confirm(
  tx: Transaction,
  row: InterviewRow,
  { time: chosen, answer, byUserId, now }: Confirmed,
) {
  if (row.state === "confirmed" && row.time?.getTime() === Date.parse(chosen)) return row;
  const time = await book(tx, row, { chosen, now });
  return saveInterview(tx, row, {
    changes: {
      state: "confirmed",
      time,
      wallTime: wallTimeOf(time, row.timeZone),
      answer: answer || null,
    },
    event: interviewEvents.confirmed,
    byUserId,
    now,
  });
}
