import { and, asc, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import { isOpen } from "#shared/interviews/is-open.ts";
import type { Transaction } from "#server/database/open.ts";
import { interviewEvents } from "./events.ts";
import { type InterviewRow, saveInterview } from "./queries.ts";
import { interviews } from "./tables.ts";

interface CalledOff {
  applicationIds: string[];
  /** The candidate if they withdrew; null for a decision of the team, whose notification mentions the interview. */
  by: "candidate" | null;
  now: Date;
}
/** Cancels the open interviews of applications that were decided, which frees their interviewers with the decision. */
export async function callOffAbout(tx: Transaction, { applicationIds, by, now }: CalledOff) {
  const rows = await tx
    .select()
    .from(interviews)
    .where(and(inArray(interviews.applicationId, applicationIds), ne(interviews.state, "canceled")))
    .orderBy(asc(interviews.id))
    .for("update");
  for (const row of rows)
    if (isOpen(row, now))
      await saveInterview(tx, row, {
        changes: { state: "canceled", canceledBy: by },
        event: by ? interviewEvents.calledOff : interviewEvents.canceled,
        byUserId: null,
        now,
      });
}

/** The interview that the decision made at this moment canceled, held for the notification of the decision. */
export async function calledOffWith(
  tx: Transaction,
  applicationId: string,
  at: Date,
): Promise<InterviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(interviews)
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        eq(interviews.state, "canceled"),
        isNull(interviews.canceledBy),
        eq(interviews.changedAt, at),
      ),
    )
    .orderBy(desc(interviews.id))
    .limit(1)
    .for("update");
  return row;
}
