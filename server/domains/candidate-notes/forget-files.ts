import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/open.ts";
import { dropUnused } from "#server/domains/files/index.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { runNext } from "#server/tasks/recurring.ts";
import { addDays } from "#shared/times/add-days.ts";
import { candidateNotes } from "./tables.ts";
import { noteTasks } from "./tasks.ts";

/** For so long a file that was chosen for a note may wait to be saved with it. */
const keptDays = 1;

/** The task "candidateNotes.forgetFiles", daily: files that were chosen for a note and are in none. */
export async function forgetFiles(tx: Transaction, _data: object, { now }: TaskContext) {
  const before = addDays(now, -keptDays);
  const gone = await dropUnused(tx, { folder: "notes", before, isUnused: isInNoNote, now });
  await runNext(tx, noteTasks.forgetFiles, gone > 0 ? now : addDays(now, 1));
}

function isInNoNote({ id }: { id: AnyPgColumn }) {
  return sql`not exists (select 1 from ${candidateNotes}, unnest(${candidateNotes.fileIds}) file_id where file_id = ${id})`;
}
