import { eq } from "drizzle-orm";
import type { UploadedFile } from "#contract/endpoint.ts";
import type { Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { findSignupProfile, upsertSignupProfile } from "#server/domains/candidates/index.ts";
import {
  type FileRow,
  dropFile,
  findFile,
  judgeFile,
  presentFile,
  storeFile,
} from "#server/domains/files/index.ts";
import { ResumeUnreadable, readResume } from "#server/resume-reading/index.ts";
import { QueueFull } from "#server/threads/fair-queue.ts";
import { Refusal, invalid, notFound } from "#server/errors/refusal.ts";
import { contentFrom } from "./content.ts";
import { draftFields } from "./profile-fields.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { withProgress } from "./reading-progress.ts";
import { resumeReadings } from "./tables.ts";

const folder = "candidate-resumes";

/** Reads a document for its owner to see and correct; nothing of it enters the profile. */
export async function readDocument(context: Context, upload: UploadedFile, uploadId?: string) {
  const resume = await read(context, upload, uploadId);
  return context.db.transaction(async (tx) => {
    const { file, reading } = await store({ ...context, db: tx }, upload, resume);
    await tx.insert(resumeReadings).values({ ...reading, signupProfileId: null });
    return { ...reading, file: presentFile(context, file) };
  });
}

/** The same before there is an account: the reading belongs to the onboarding. */
export async function readDocumentBeforeSignup(
  context: Context,
  upload: UploadedFile,
  { signupProfileId, uploadId }: { signupProfileId?: string; uploadId?: string },
) {
  const { db, now } = context;
  const draft = signupProfileId ? await findSignupProfile(db, signupProfileId) : undefined;
  if (signupProfileId && !draft) throw notFound("Sign-up");
  const visitor = { ...context, viewer: null };
  const resume = await read(visitor, upload, uploadId);
  const { file, reading } = await store(visitor, upload, resume);
  const kept = await db.transaction(async (tx) => {
    const changes = draftFields(file.id, reading.content, draft?.data ?? {});
    const profile = await upsertSignupProfile(tx, { id: draft?.id, changes, now: now() });
    await dropReadings(tx, profile.id, now());
    await tx.insert(resumeReadings).values({ ...reading, signupProfileId: profile.id });
    return profile;
  });
  return { ...reading, file: presentFile(context, file), signupProfileId: kept.id };
}

/** What was read in an onboarding that still goes on, with a fresh link to the document. */
export async function readingOfSignup(context: Context, signupProfileId: string) {
  const { db } = context;
  const draft = await findSignupProfile(db, signupProfileId);
  const [reading] = await db
    .select()
    .from(resumeReadings)
    .where(eq(resumeReadings.signupProfileId, signupProfileId));
  const file = draft && reading && (await findFile(db, reading.fileId));
  if (!file) throw notFound("Document");
  return { ...reading, file: presentFile(context, file) };
}

/** A visitor's documents go with the onboarding they came in. */
export async function dropReadings(tx: Transaction, signupProfileId: string, now: Date) {
  const gone = await tx
    .delete(resumeReadings)
    .where(eq(resumeReadings.signupProfileId, signupProfileId))
    .returning({ fileId: resumeReadings.fileId });
  for (const { fileId } of gone) await dropFile(tx, fileId, now);
}

async function read(context: Context, upload: UploadedFile, uploadId: string | undefined) {
  await judgeFile(folder, upload);
  const asks = context.viewer?.userId
    ? ({ readers: "members", who: context.viewer.userId } as const)
    : ({ readers: "visitors", who: networkOf(context.request.ip) } as const);
  const document = { bytes: new Uint8Array(upload.bytes), fileName: upload.name };
  return withProgress(uploadId, (tell) => readResume(document, asks, tell)).catch(inWords);
}

type Storing = Parameters<typeof storeFile>[0];
async function store(context: Storing, upload: UploadedFile, resume: Awaited<ReturnType<typeof readResume>>) {
  const file: FileRow = await storeFile(context, folder, upload);
  const reading = {
    fileId: file.id,
    content: contentFrom(resume),
    lines: resume.lines,
    warnings: resume.warnings,
    scanned: resume.kind === "scan",
    at: context.now(),
  };
  return { file, reading };
}

const busy = "We’re reading a lot of resumes right now. Try again in a minute.";

/** Why a document was not read: what lies with us may be tried again, what lies with the file is said of it. */
export function inWords(error: unknown): never {
  if (error instanceof QueueFull) throw new Refusal(503, "BUSY", busy);
  if (error instanceof ResumeUnreadable && error.code === "timeout")
    throw new Refusal(503, "RESUME_TIMEOUT", error.message);
  if (error instanceof ResumeUnreadable)
    throw invalid(
      error.message,
      { file: error.message },
      `RESUME_${error.code.toUpperCase().replaceAll("-", "_")}`,
    );
  throw error;
}
