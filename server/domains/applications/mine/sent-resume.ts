import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findFile, presentFile } from "#server/domains/files/index.ts";
import { findResume, sentAsUploaded } from "#server/domains/resumes/index.ts";
import { sentResumes } from "../tables.ts";

interface Sent {
  applicationId: string;
  resumeId: string | null;
  now: Date;
}
/** Keeps the resume as it is sent, in place of the one of an earlier try. */
export async function saveSentResume(tx: Transaction, { applicationId, resumeId, now }: Sent) {
  const resume = resumeId ? await findResume(tx, resumeId) : undefined;
  if (!resume) {
    await tx.delete(sentResumes).where(eq(sentResumes.applicationId, applicationId));
    return;
  }
  const { id, name, lines } = resume;
  const fileId = sentAsUploaded(resume) ? resume.fileId : null;
  const copy = { resumeId: id, name, fileId, lines, at: now };
  await tx
    .insert(sentResumes)
    .values({ applicationId, ...copy })
    .onConflictDoUpdate({ target: sentResumes.applicationId, set: copy });
}

/** The resume an application was sent with, and a link to its original that works for ten minutes. */
export async function showSentResume(
  context: Pick<Context, "config" | "now"> & { db: Reader },
  { id, resumeId }: { id: string; resumeId: string | null },
) {
  const { db } = context;
  const [copy] = await db.select().from(sentResumes).where(eq(sentResumes.applicationId, id));
  const resume = copy ?? (resumeId ? await findResume(db, resumeId) : undefined);
  if (!resume) return null;
  const file = resume.fileId ? await findFile(db, resume.fileId) : undefined;
  return {
    id: resumeId ?? copy!.resumeId,
    name: resume.name,
    lines: resume.lines,
    file,
    url: file ? presentFile(context, file).url : null,
    asSent: copy !== undefined,
  };
}
