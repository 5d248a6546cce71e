import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { interviewErased } from "./events.ts";
import { loseInterviewer } from "./lose-interviewer.ts";
import { interviewBookings, interviewerCalendars, interviews, practiceNotes } from "./tables.ts";

export const interviewData: OwnData = {
  async show(db, { candidateId, userId }) {
    const workingHours = await db
      .select()
      .from(interviewerCalendars)
      .where(eq(interviewerCalendars.userId, userId));
    const { startsAt, endsAt } = interviewBookings;
    const interviewsHeld = await db
      .select({ startsAt, endsAt })
      .from(interviewBookings)
      .where(eq(interviewBookings.userId, userId));
    if (!candidateId) return { workingHours, interviewsHeld };
    const own = await db.select().from(interviews).where(eq(interviews.candidateId, candidateId));
    const notes = await db.select().from(practiceNotes).where(eq(practiceNotes.candidateId, candidateId));
    return { interviews: own, practiceNotes: notes, workingHours, interviewsHeld };
  },
  /** Place, note and answer are about one person, so the whole row goes. */
  async erase(tx, { candidateId, companyId, userId }, now) {
    if (companyId) await loseInterviewer(tx, { companyId, userId, now });
    await tx.delete(interviewerCalendars).where(eq(interviewerCalendars.userId, userId));
    await tx.delete(interviewBookings).where(eq(interviewBookings.userId, userId));
    if (!candidateId) return;
    await clearCalendars(tx, candidateId, now);
    await tx.delete(interviews).where(eq(interviews.candidateId, candidateId));
    await tx.delete(practiceNotes).where(eq(practiceNotes.candidateId, candidateId));
  },
};

/** Otherwise interviewers would wait for someone who is gone. */
async function clearCalendars(tx: Transaction, candidateId: string, now: Date) {
  const own = await tx.select().from(interviews).where(eq(interviews.candidateId, candidateId)).for("update");
  for (const { id: interviewId, jobId, companyId, inCalendars, revision } of own) {
    const entries = inCalendars.filter((each) => each.of === "interviewer" && new Date(each.start) > now);
    if (entries.length === 0) continue;
    const data = { interviewId, jobId, companyId, entries, revision: revision + 1 };
    await publish(tx, interviewErased, { data, at: now });
  }
}
