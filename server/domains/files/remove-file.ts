import { type SQL, and, eq, inArray, like, lt, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { addDays } from "#shared/times/add-days.ts";
import { uploadFolders, type UploadFolder } from "#contract/files.ts";
import { publicFileUrl } from "./file-links.ts";
import { isNamedNowhere } from "./named-files.ts";
import { renditionKeys } from "./pictures.ts";
import { files } from "./tables.ts";
import { fileTasks } from "./tasks.ts";

const pictureFolders = (Object.keys(uploadFolders) as UploadFolder[]).filter(
  (folder) => uploadFolders[folder].public,
);

/** Forgets a file; its bytes go after the commit. */
export async function dropFile(tx: Transaction, id: string, now: Date) {
  const [gone] = await tx.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  if (gone) await enqueue(tx, fileTasks.remove, { data: { key: gone.key }, at: now });
}

interface Inside {
  folders: string[];
  /** Everyone’s where nobody is named. */
  ownerUserId?: string | undefined;
  now: Date;
}
function isIn(folders: string[]) {
  return or(...folders.map((folder) => like(files.key, `${folder}/%`)));
}
/** Forgets what is in some folders. */
export async function dropFilesIn(tx: Transaction, { folders, ownerUserId, now }: Inside) {
  if (folders.length === 0) return;
  const inside = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(isIn(folders), ownerUserId ? eq(files.ownerUserId, ownerUserId) : undefined));
  for (const { id } of inside) await dropFile(tx, id, now);
}

interface Unused {
  folders: UploadFolder[];
  /** What holds of a file that nothing shows or has, known by its id and the address it has in public. */
  isUnused: (file: { id: AnyPgColumn; url: SQL }) => SQL;
  /** For so long a file may wait to be saved with what it was chosen for. */
  keptDays: number;
  now: Date;
}
/** So many at once: every round reads all that may name a file. */
const mostUnused = 2_000;

/** A daily task forgets the files of some folders that have waited that long and are unused; at once again where more are left. */
export async function sweepUnused(tx: Transaction, task: Parameters<typeof runNext>[1], unused: Unused) {
  const { now } = unused;
  await runNext(tx, task, (await dropUnused(tx, unused)) === mostUnused ? now : addDays(now, 1));
}

/** Answers how many. */
async function dropUnused(tx: Transaction, { folders, isUnused, keptDays, now }: Unused) {
  const old = and(isIn(folders), lt(files.createdAt, addDays(now, -keptDays)));
  const unused = and(old, isUnused({ id: files.id, url: sql`${publicFileUrl("")} || ${files.id}` }));
  const find = (which: SQL | undefined) => tx.select({ id: files.id }).from(files).where(which);
  if ((await find(old).limit(1)).length === 0) return 0;
  const held = await find(unused).limit(mostUnused).for("update", { skipLocked: true });
  if (held.length === 0) return 0;
  // Read again: one that was saved just now is used.
  const ids = held.map(({ id }) => id);
  const gone = await find(and(inArray(files.id, ids), unused));
  for (const { id } of gone) await dropFile(tx, id, now);
  return gone.length;
}

/**
 * The task "files.forgetUnused", daily: pictures that were removed or replaced, and uploads that were never saved. Drafts that
 * are only on a device name files too, hence the week.
 */
export function forgetUnused(tx: Transaction, _data: object, { now }: TaskContext) {
  const folders: UploadFolder[] = ["images", "answers", "candidate-resumes"];
  return sweepUnused(tx, fileTasks.forgetUnused, { folders, isUnused: isNamedNowhere, keptDays: 7, now });
}

/** The task "file.remove": of a picture its renditions go too. */
export async function removeBytes(
  _: Transaction,
  { key }: DataOf<typeof fileTasks.remove>,
  { outside }: TaskContext,
) {
  await outside.storage.remove(key);
  if (pictureFolders.includes(key.split("/")[0] as UploadFolder))
    for (const rendition of renditionKeys(key)) await outside.storage.remove(rendition);
}
