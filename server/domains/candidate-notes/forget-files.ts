import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#server/database/open.ts";
import { sweepUnused } from "#server/domains/files/index.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { candidateNotes } from "./tables.ts";
import { noteTasks } from "./tasks.ts";

/** The task "candidateNotes.forgetFiles", daily: files that were chosen for a note and are in none. */
export function forgetFiles(tx: Transaction, _data: object, { now }: TaskContext) {
  const unused = { isUnused: isInNoNote, keptDays: 1, now };
  return sweepUnused(tx, noteTasks.forgetFiles, { folders: ["notes"], ...unused });
}

function isInNoNote({ id }: { id: AnyPgColumn }) {
  return sql`not exists (select 1 from ${candidateNotes}, unnest(${candidateNotes.fileIds}) file_id where file_id = ${id})`;
}
