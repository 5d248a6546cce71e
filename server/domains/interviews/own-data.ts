import { eq } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { interviewBookings, interviewerCalendars, interviews, practiceNotes } from "./tables.ts";

export const interviewData: OwnData = {
  async show(db, { candidateId, userId }) {
    const workingHours = await db
      .select()
      .from(interviewerCalendars)
      .where(eq(interviewerCalendars.userId, userId));
    if (!candidateId) return { workingHours };
    const own = await db.select().from(interviews).where(eq(interviews.candidateId, candidateId));
    const notes = await db.select().from(practiceNotes).where(eq(practiceNotes.candidateId, candidateId));
    return { interviews: own, practiceNotes: notes, workingHours };
  },
  /** Place, note and answer are about one person, so the whole row goes. */
  async erase(tx, { candidateId, userId }) {
    await tx.delete(interviewerCalendars).where(eq(interviewerCalendars.userId, userId));
    await tx.delete(interviewBookings).where(eq(interviewBookings.userId, userId));
    if (!candidateId) return;
    await tx.delete(interviews).where(eq(interviews.candidateId, candidateId));
    await tx.delete(practiceNotes).where(eq(practiceNotes.candidateId, candidateId));
  },
};
