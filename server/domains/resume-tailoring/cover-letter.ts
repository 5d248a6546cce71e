import { and, eq } from "drizzle-orm";
import type { ProposedLetter } from "#contract/cover-letters.ts";
import { ResumeContent } from "#contract/resumes.ts";
import type { CandidateContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { jobText } from "#server/domains/matching/index.ts";
import {
  type ResumeRow,
  defaultResume,
  letterPdf,
  letterSvg,
  versionFor,
} from "#server/domains/resumes/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { readJob } from "#server/matching-engine/index.ts";
import { proposeLetter, proposeLetterWithModel } from "#server/resume-tailoring/letter/propose-letter.ts";
import { languageOf } from "#server/resume-tailoring/letter/language-of.ts";
import { linesOfResume } from "#server/resume-tailoring/resume-lines.ts";
import { visibleJob } from "./optimize-resume.ts";
import { coverLetters } from "./tables.ts";

/** The letter kept for a job; null where there is none. */
export async function showLetter({ db, viewer }: CandidateContext, jobId: string) {
  const [letter] = await db.select().from(coverLetters).where(mine(viewer.candidateId, jobId));
  return letter ?? null;
}

export async function keepLetter(
  context: CandidateContext,
  { jobId, text }: { jobId: string; text: string },
) {
  const { db, viewer, now } = context;
  await visibleJob(context, jobId);
  const [letter] = await db
    .insert(coverLetters)
    .values({ id: newId(), candidateId: viewer.candidateId, jobId, text, changedAt: now() })
    .onConflictDoUpdate({
      target: [coverLetters.candidateId, coverLetters.jobId],
      set: { text, changedAt: now() },
    })
    .returning();
  return letter!;
}

export async function removeLetter({ db, viewer }: CandidateContext, jobId: string) {
  await db.delete(coverLetters).where(mine(viewer.candidateId, jobId));
}

/** A draft made of the lines that show what the job asks for. */
export async function draftLetter(context: CandidateContext, jobId: string): Promise<ProposedLetter> {
  const { job, company } = await visibleJob(context, jobId);
  const resume = await resumeFor(context, jobId);
  const content = ResumeContent.parse(resume.content);
  const asked = {
    content,
    jobTitle: job.jobTitle,
    companyName: company.companyName,
    requirements: readJob(jobText(job)).requirements,
    asOf: context.now().toISOString().slice(0, 10),
    // The headings of an uploaded resume were chosen by nobody, so its lines say it first.
    language: languageOf(linesOfResume(content).map(({ text }) => text)) ?? resume.style.language ?? "en",
  };
  const { languageModel, report } = context.outside;
  if (languageModel)
    try {
      const letter = await proposeLetterWithModel(languageModel, asked);
      if (letter) return letter;
    } catch (error) {
      report("A language model wrote no cover letter", error);
    }
  return proposeLetter(asked);
}

export async function previewLetter(
  context: CandidateContext,
  { jobId, text }: { jobId: string; text: string },
) {
  return letterSvg(context, await toWrite(context, jobId, text));
}

/** The kept letter as the file people send. */
export async function downloadLetter(context: CandidateContext, jobId: string) {
  const letter = await showLetter(context, jobId);
  if (!letter) throw notFound("Cover letter");
  const writing = await toWrite(context, jobId, letter.text);
  const bytes = await letterPdf(context, writing);
  const headers = { "cache-control": "private, no-store" };
  return new Download("application/pdf", bytes, `${writing.letter.subject}.pdf`, headers);
}

async function toWrite(context: CandidateContext, jobId: string, text: string) {
  const { job, company } = await visibleJob(context, jobId);
  const subject = `${job.jobTitle}, ${company.companyName}`;
  return { resume: await resumeFor(context, jobId), letter: { subject, text } };
}

/** The version for the job, else the default resume: the letter says and looks as that does. */
async function resumeFor({ db, viewer }: CandidateContext, jobId: string): Promise<ResumeRow> {
  const resume =
    (await versionFor(db, viewer.candidateId, jobId)) ?? (await defaultResume(db, viewer.candidateId));
  if (!resume) throw notFound("Resume");
  return resume;
}

function mine(candidateId: string, jobId: string) {
  return and(eq(coverLetters.candidateId, candidateId), eq(coverLetters.jobId, jobId));
}
