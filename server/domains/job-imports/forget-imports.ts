import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import type { DataOf } from "#server/tasks/define-task.ts";
import { jobImportLines } from "./tables.ts";
import type { jobImportTasks } from "./tasks.ts";

/** The texts of an old import are of no use anymore; that it happened stays known. */
export async function forgetImportLines(tx: Transaction, { importId }: DataOf<typeof jobImportTasks.forget>) {
  await tx.delete(jobImportLines).where(eq(jobImportLines.importId, importId));
}
