import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { jobImportLines } from "./tables.ts";

/** The texts of an old import are of no use any more; that it happened stays known. */
export async function forgetImportLines(tx: Transaction, data: Record<string, unknown>) {
  await tx.delete(jobImportLines).where(eq(jobImportLines.importId, String(data.importId)));
}
