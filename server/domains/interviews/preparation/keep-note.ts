import { and, eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import { invalid } from "#server/errors/refusal.ts";
import { practiceNotes } from "../tables.ts";
import { findMyJob, showPreparation } from "./show-preparation.ts";

/** Saves the person's practice note for one question; an empty note is deleted. */
export async function keepNote(
  context: CandidateContext,
  applicationId: string,
  { question, note }: { question: string; note: string },
) {
  const { db, viewer, now } = context;
  await findMyJob(context, applicationId);
  const same = and(eq(practiceNotes.applicationId, applicationId), eq(practiceNotes.question, question));
  // A question that has a note was asked when the note was first saved; only for others is the job judged again.
  if ((await db.$count(practiceNotes, same)) === 0) await refuseUnlessAsked(context, applicationId, question);
  const kept = { note, changedAt: now() };
  if (!note) await db.delete(practiceNotes).where(same);
  else
    await db
      .insert(practiceNotes)
      .values({ applicationId, candidateId: viewer.candidateId, question, ...kept })
      .onConflictDoUpdate({ target: [practiceNotes.applicationId, practiceNotes.question], set: kept });
  return { question, note };
}

async function refuseUnlessAsked(context: CandidateContext, applicationId: string, question: string) {
  const { questions } = await showPreparation(context, applicationId);
  if (!questions.some((each) => each.question === question))
    throw invalid("Choose one of the questions on this page.", { question: "Choose one of the questions" });
}
