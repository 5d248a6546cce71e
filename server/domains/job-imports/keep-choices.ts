import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import {
  type FeedChoices,
  changeChoices,
  followBoard,
  jobs,
  lockChoices,
  unfollowBoard,
} from "#server/domains/jobs/index.ts";
import type { ImportRow } from "./queries.ts";
import { jobImportLines, jobImports } from "./tables.ts";

type Following = Pick<typeof jobImports.$inferInsert, "beganFollowing" | "choicesBefore">;

/**
 * What was left out of a board that is synced, or is from now on, stays out. How its new jobs come in changes only
 * where that was asked for. Answers with what the import has to know to take it back.
 */
export async function keepChoices(tx: Transaction, found: ImportRow, now: Date): Promise<Following> {
  const { companyId, address, system, follow, status } = found;
  if (!address) return {};
  const before = await lockChoices(tx, companyId, address);
  if (!before && !follow) return {};
  await adopt(tx, { id: found.id, address });
  const leftOut = await leftOutNow(tx, found.id, before?.leftOut ?? []);
  if (follow) await followBoard(tx, { companyId, address, system, newJobs: status ?? "draft", leftOut, now });
  else await changeChoices(tx, { companyId, address }, { leftOut });
  return { beganFollowing: !before, choicesBefore: before ?? null };
}

/** Undoing an import ends the sync that it began; of one that was there before, what was chosen is as it was. */
export async function takeChoicesBack(tx: Transaction, found: ImportRow, now: Date) {
  const { companyId, address, beganFollowing, choicesBefore } = found;
  if (!address) return;
  if (beganFollowing) await unfollowBoard(tx, { companyId, address, now });
  else if (choicesBefore)
    await changeChoices(tx, { companyId, address }, await withoutKept(tx, found, choicesBefore));
}

/** What a file brought and the board lists unchanged is the board's. */
function adopt(tx: Transaction, { id, address }: { id: string; address: string }) {
  return tx.execute(sql`update jobs set feed = ${address} from job_import_lines line
    where line.import_id = ${id} and line.kind = 'adopted' and jobs.id = line.job_id`);
}

async function leftOutNow(tx: Transaction, importId: string, before: readonly string[]) {
  const lines = await tx
    .select({ sourceId: jobImportLines.sourceId, chosen: jobImportLines.chosen })
    .from(jobImportLines)
    .where(and(eq(jobImportLines.importId, importId), eq(jobImportLines.kind, "new")));
  const ids = (chosen: boolean) =>
    lines.flatMap((line) => (line.chosen === chosen && line.sourceId ? [line.sourceId] : []));
  const wanted = new Set(ids(true));
  return [...new Set([...before.filter((id) => !wanted.has(id)), ...ids(false)])];
}

/** A job that stays although it had been left out goes on being synced. */
async function withoutKept(tx: Transaction, { companyId, address }: ImportRow, choices: FeedChoices) {
  const kept = await tx
    .select({ sourceId: jobs.sourceId })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.feed, address!)));
  const ids = new Set(kept.map(({ sourceId }) => sourceId));
  return { ...choices, leftOut: choices.leftOut.filter((id) => !ids.has(id)) };
}
