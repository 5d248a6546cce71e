import { eq, sql } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import {
  type FileRow,
  findFile,
  presentFile,
  refuseUnsigned,
  signedQuery,
} from "#server/domains/files/index.ts";
import {
  addResumeUse,
  findResume,
  linesOf,
  pdfOfWritten,
  writtenResume,
} from "#server/domains/resumes/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import type { FilePart } from "#server/outside/multipart.ts";
import { findApplication } from "../queries.ts";
import { applications, sentResumes } from "../tables.ts";

type SentRow = typeof sentResumes.$inferSelect;
/** A document stays with the applications it was sent with; those from before copies were kept show the resume itself. */
addResumeUse({
  ofResume: (id) =>
    sql`exists (select 1 from ${applications} where ${applications.resumeId} = ${id}
      and not exists (select 1 from ${sentResumes} where ${sentResumes.applicationId} = ${applications.id}))`,
  ofDocument: (id) => sql`exists (select 1 from ${sentResumes} where ${sentResumes.fileId} = ${id})`,
});

/** The lines an application was sent with; null where no copy was kept. */
export async function linesSent(db: Reader, applicationId: string): Promise<string[] | null> {
  const [copy] = await db
    .select({ lines: sentResumes.lines })
    .from(sentResumes)
    .where(eq(sentResumes.applicationId, applicationId));
  return copy?.lines ?? null;
}

interface Sent {
  applicationId: string;
  resumeId: string | null;
  now: Date;
}
/** Keeps the resume as it is sent, in place of the one of an earlier try. */
export async function saveSentResume(tx: Transaction, { applicationId, resumeId, now }: Sent) {
  const copy = resumeId ? await copyOf(tx, resumeId, now) : undefined;
  if (!copy) {
    await tx.delete(sentResumes).where(eq(sentResumes.applicationId, applicationId));
    return;
  }
  await tx
    .insert(sentResumes)
    .values({ applicationId, ...copy })
    .onConflictDoUpdate({ target: sentResumes.applicationId, set: copy });
}

type Copy = Omit<SentRow, "applicationId">;
async function copyOf(db: Reader, resumeId: string, at: Date): Promise<Copy | undefined> {
  const resume = await findResume(db, resumeId);
  if (!resume) return undefined;
  const written = await writtenResume(db, resume);
  return {
    resumeId,
    name: resume.name,
    fileId: written ? null : resume.fileId,
    // Lines that were kept before hidden sections were left out say more than the file.
    lines: written?.style.hiddenSections.length ? linesOf(written.content, written.style) : resume.lines,
    written,
    at,
  };
}

interface Applied {
  id: string;
  resumeId: string | null;
}
/** The copy that was kept; of an application from before copies were kept, the resume as it is now. */
async function findSent(db: Reader, { id, resumeId }: Applied, now: Date) {
  const [copy] = await db.select().from(sentResumes).where(eq(sentResumes.applicationId, id));
  const sent: Copy | undefined = copy ?? (resumeId ? await copyOf(db, resumeId, now) : undefined);
  const file = sent?.fileId ? await findFile(db, sent.fileId) : undefined;
  return sent && { ...sent, file, asSent: copy !== undefined };
}

const pdf = "application/pdf";
const purpose = "sent-resume";

/** The resume an application was sent with, and a link to its file that works for ten minutes. */
export async function showSentResume(
  context: Pick<Context, "config" | "now"> & { db: Reader },
  applied: Applied,
) {
  const now = context.now();
  const sent = await findSent(context.db, applied, now);
  if (!sent) return null;
  const { file, written, name, lines, asSent } = sent;
  const address = `/api/requests/${applied.id}/resume`;
  return {
    id: applied.resumeId ?? sent.resumeId,
    name,
    lines,
    asSent,
    ...(written
      ? {
          fileName: `${name}.pdf`,
          fileType: pdf,
          url: `${address}?${signedQuery(context.config, { id: applied.id, purpose }, now)}`,
        }
      : shownFile(context, name, file)),
  };
}

function shownFile(context: Pick<Context, "config" | "now">, name: string, file: FileRow | undefined) {
  return {
    fileName: file?.name ?? name,
    fileType: file?.type ?? null,
    url: file ? presentFile(context, file).url : null,
  };
}

interface Made {
  db: Reader;
  outside: Pick<Context["outside"], "storage">;
  now: Date;
}
/** What was sent, as a file: the document, or the PDF its owner saw. */
export async function fileOfSentResume(
  { db, outside, now }: Made,
  applied: Applied,
): Promise<FilePart | null> {
  const sent = await findSent(db, applied, now);
  if (sent?.written) {
    const making = { madeAt: sent.at, who: applied.id };
    const bytes = await pdfOfWritten({ db, outside }, sent.written, making);
    return { name: `${sent.name}.pdf`, type: pdf, bytes };
  }
  const bytes = sent?.file && (await outside.storage.get(sent.file.key));
  return bytes ? { name: sent.file!.name, type: sent.file!.type, bytes } : null;
}

/** Behind a link that `showSentResume` gave to who may read the application. */
export async function downloadSentResume(
  { db, outside, config, now }: Context,
  id: string,
  asked: { expires?: string; signature?: string },
) {
  refuseUnsigned({ id, purpose }, asked, { secret: config.secret, now: now() });
  const applied = await findApplication(db, id);
  const file = applied && (await fileOfSentResume({ db, outside, now: now() }, applied));
  if (!file) throw notFound("File");
  return new Download(file.type, file.bytes, undefined, {
    "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "cache-control": "private, no-store",
  });
}
