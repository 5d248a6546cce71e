import { type SQL, and, eq, inArray, lt, sql } from "drizzle-orm";
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
  return sql`${files.key} like any(${sql.param(folders.map((folder) => `${folder}/%`))}::text[])`;
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
  now: Date;
}
/** For so long a file may wait to be saved with what it was chosen for. */
const keptDays = 1;

/** A daily task forgets the files of some folders that have waited that long and are unused; at once again while it finds some. */
export async function sweepUnused(tx: Transaction, task: Parameters<typeof runNext>[1], unused: Unused) {
  const { now } = unused;
  await runNext(tx, task, (await dropUnused(tx, unused)) > 0 ? now : addDays(now, 1));
}

/** Answers how many, of so many at most. */
async function dropUnused(tx: Transaction, { folders, isUnused, now }: Unused, most = 500) {
  const unused = and(
    isIn(folders),
    lt(files.createdAt, addDays(now, -keptDays)),
    isUnused({ id: files.id, url: sql`${publicFileUrl("")} || ${files.id}` }),
  );
  const find = (which: SQL | undefined) => tx.select({ id: files.id }).from(files).where(which);
  const held = await find(unused).limit(most).for("update", { skipLocked: true });
  if (held.length === 0) return 0;
  // Read again: one that was saved just now is used.
  const ids = held.map(({ id }) => id);
  const gone = await find(and(inArray(files.id, ids), unused));
  for (const { id } of gone) await dropFile(tx, id, now);
  return gone.length;
}

/** The task "files.forgetUnused", daily: pictures that were removed or replaced, and uploads that were never saved. */
export function forgetUnused(tx: Transaction, _data: object, { now }: TaskContext) {
  const folders: UploadFolder[] = ["images", "answers", "candidate-resumes"];
  return sweepUnused(tx, fileTasks.forgetUnused, { folders, isUnused: isNamedNowhere, now });
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
