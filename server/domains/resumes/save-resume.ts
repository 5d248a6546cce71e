import { eq } from "drizzle-orm";
import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { AuthenticatedContext, CandidateContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { changeCandidate } from "#server/domains/candidates/index.ts";
import { dropFile, findFile } from "#server/domains/files/index.ts";
import { publish } from "#server/events/events.ts";
import { newId } from "#server/database/ids.ts";
import { linesToSend } from "./as-uploaded.ts";
import { presentResume } from "./present.ts";
import { profileFields } from "./profile-fields.ts";
import {
  defaultResume,
  lockResumes,
  makeDefault,
  lockMyReading,
  myResume,
  myResumeEvenDeleted,
  type ResumeRow,
} from "./queries.ts";
import { type ResumeParts, refuseOvertaken } from "./refuse-overtaken.ts";
import { resumes } from "./tables.ts";
import { catchUp, editsOf, onItsOwn, rewriteVersions } from "./versions.ts";
import { resumeEvents } from "./events.ts";

type Style = Partial<ResumeStyle>;

interface NewResume {
  fileId?: string;
  name: string;
  content: ResumeContent;
  style?: Style;
  default?: boolean;
  applyToProfile: boolean;
}
/** Keeps a resume as its owner corrected it; the first one is the default. */
export async function createResume(context: CandidateContext, wanted: NewResume) {
  const { db, now } = context;
  const candidateId = context.viewer.candidateId;
  const row = await db.transaction(async (tx) => {
    await lockResumes(tx, candidateId);
    const reading = wanted.fileId ? await lockMyReading(context, tx, wanted.fileId) : undefined;
    const saved = await insertResume(tx, {
      candidateId,
      name: wanted.name,
      content: wanted.content,
      style: wanted.style,
      document: reading,
      now: now(),
    });
    if (wanted.default) await makeDefault(tx, candidateId, saved.id);
    if (wanted.applyToProfile)
      await changeCandidate(tx, { id: candidateId, changes: profileFields(wanted.content), now: now() });
    return { ...saved, isDefault: wanted.default || saved.isDefault };
  });
  return presentResume(context, row);
}

interface Inserted {
  candidateId: string;
  name: string;
  content: ResumeContent;
  style?: Style;
  document?: Document;
  now: Date;
}
interface Document {
  fileId: string;
  content: ResumeContent;
  lines: string[];
}
export async function insertResume(
  tx: Transaction,
  { candidateId, name, content, style, document, now }: Inserted,
) {
  await lockResumes(tx, candidateId);
  const first = (await defaultResume(tx, candidateId)) === undefined;
  const original = document && (await keptOriginal(tx, document, now));
  const said = {
    fileId: original?.fileId ?? null,
    read: original ? { content: original.content, lines: original.lines } : null,
    keepsOriginal: false,
    content,
    style: style ?? {},
  };
  const [row] = await tx
    .insert(resumes)
    .values({
      id: newId(),
      candidateId,
      name,
      ...said,
      lines: linesToSend(said),
      isDefault: first,
      createdAt: now,
      changedAt: now,
    })
    .returning();
  await publish(tx, resumeEvents.changed, { data: { candidateId, resumeId: row!.id }, at: now });
  return row!;
}

/** What people send as a resume. A LinkedIn export also holds messages and contacts, and no team reads JSON. */
const sendable =
  /^(?:application\/pdf|application\/vnd\.openxmlformats-officedocument\.wordprocessingml|text\/plain|image\/)/;

/** The document a resume came as, to be sent as it came; a data export is forgotten as soon as it is a resume. */
async function keptOriginal(tx: Transaction, document: Document, now: Date) {
  const file = await findFile(tx, document.fileId);
  if (file && sendable.test(file.type)) return document;
  if (file) await dropFile(tx, file.id, now);
  return undefined;
}

interface Changes {
  id: string;
  name?: string;
  content?: Partial<ResumeContent>;
  style?: Style;
  seen?: ResumeParts;
  /** Of an uploaded resume that was changed: what of it is sent. */
  sends?: "original" | "written";
  deleted?: boolean;
  applyToProfile: boolean;
}
/** Changes a resume, lays it aside or takes it back; applications keep the one they were sent with. */
export async function updateResume(context: AuthenticatedContext, wanted: Changes) {
  const { db, now, viewer } = context;
  const { id, deleted } = wanted;
  const row = await db.transaction(async (tx) => {
    if (viewer.candidateId) await lockResumes(tx, viewer.candidateId);
    const before = await (deleted === false ? myResumeEvenDeleted : myResume)(context, tx, id);
    const { candidateId } = before;
    const alone = deleted === false && !(await defaultResume(tx, candidateId));
    const [after] = await tx
      .update(resumes)
      .set({
        ...saidAnew(before, wanted),
        ...(await editsOf(tx, before, wanted)),
        ...(deleted && { isDefault: false }),
        ...(alone && { isDefault: true }),
        ...(deleted === false && (await onItsOwn(tx, before))),
        changedAt: now(),
      })
      .where(eq(resumes.id, id))
      .returning();
    const shown = deleted === false ? await catchUp(tx, after!, now()) : after!;
    if (wanted.content || wanted.style) await rewriteVersions(tx, shown, now());
    const next = deleted && before.isDefault ? await defaultResume(tx, candidateId) : undefined;
    if (next) await makeDefault(tx, candidateId, next.id);
    if (wanted.applyToProfile && wanted.content)
      await changeCandidate(tx, { id: candidateId, changes: profileFields(shown.content), now: now() });
    await publish(tx, resumeEvents.changed, { data: { candidateId, resumeId: id }, at: now() });
    return shown;
  });
  return presentResume(context, row);
}

/** The columns of what it says and sends from now on. */
function saidAnew(before: ResumeRow, { name, deleted, content, style, seen, sends }: Changes) {
  refuseOvertaken(before, { content, style }, seen);
  const said = {
    name: name ?? before.name,
    deleted: deleted ?? before.deleted,
    content: { ...before.content, ...content },
    style: { ...before.style, ...style },
    keepsOriginal: sends ? sends === "original" : before.keepsOriginal,
  };
  const sentAnew = content ?? style ?? sends;
  return sentAnew ? { ...said, lines: linesToSend({ ...before, ...said }) } : said;
}

export async function setDefaultResume(context: AuthenticatedContext, id: string) {
  const { db, now, viewer } = context;
  const row = await db.transaction(async (tx) => {
    if (viewer.candidateId) await lockResumes(tx, viewer.candidateId);
    const { candidateId } = await myResume(context, tx, id);
    await makeDefault(tx, candidateId, id);
    await publish(tx, resumeEvents.changed, { data: { candidateId, resumeId: id }, at: now() });
    return myResume(context, tx, id);
  });
  return presentResume(context, row);
}
