import { and, eq, not, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { applications } from "#server/domains/applications/index.ts";
import { lockCompany } from "#server/domains/companies/index.ts";
import { hasAdCosts } from "#server/domains/exchanges/index.ts";
import {
  closeInTime,
  countSynced,
  deleteJobs,
  jobs,
  recountOpenJobs,
  jobEvents,
} from "#server/domains/jobs/index.ts";
import { publishAll } from "#server/events/events.ts";
import { conflict } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import {
  findImport,
  type ImportRow,
  lockImport,
  presentImport,
  refuseStranger,
  undoUntil,
} from "./queries.ts";
import { takeChoicesBack } from "./keep-choices.ts";
import { undoOpensOrCloses } from "./public-changes.ts";
import { jobImportLines, jobImports } from "./tables.ts";

/** Takes a whole import back within a day: what it added goes, what it changed or closed is as before. A job that people applied to, that ads were paid for, or that the team has changed since, stays. */
export async function undoImport(
  context: AuthenticatedContext,
  { companyId, id }: { companyId: string; id: string },
) {
  refuseStranger(context, companyId);
  await context.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const found = await lockImport(tx, companyId, id);
    const until = undoUntil(found);
    if (found.state !== "done" || !until)
      throw conflict("NOT_IMPORTED", "You can only undo an import once it has finished.");
    if (until < context.now())
      throw conflict("TOO_LATE", "You can undo an import for 24 hours. Close its jobs in the list instead.");
    if (await undoOpensOrCloses(tx, found)) refuseUnlessAllowed(context.viewer, "publish");
    const kept = await takeBack(tx, found, context.now());
    await takeChoicesBack(tx, found, context.now());
    await recountOpenJobs(tx, [companyId]);
    await tx
      .update(jobImports)
      .set({ state: "undone", kept, changedAt: context.now() })
      .where(eq(jobImports.id, id));
    await audit(
      tx,
      { viewer: context.viewer, now: context.now() },
      {
        action: "jobs.importUndone",
        subject: { kind: "jobImport", id, companyId },
        after: { kept },
      },
    );
  });
  return presentImport(context, await findImport(context.db, companyId, id));
}

/** Answers how many jobs stay as the import left them. */
async function takeBack(tx: Transaction, found: ImportRow, now: Date): Promise<number> {
  const removed = await removeAdded(tx, found);
  const restored = await restoreBefore(tx, found, now);
  const restoredIds = restored.map(({ id }) => id);
  await countSynced(tx, restoredIds);
  await closeInTime(tx, restoredIds);
  const { companyId } = found;
  const about = (ids: string[]) => ids.map((jobId) => ({ jobId, companyId }));
  await publishAll(tx, jobEvents.deleted, { all: about(removed), at: now });
  await publishAll(tx, jobEvents.reopened, {
    all: about(restored.filter(({ reopened }) => reopened).map(({ id }) => id)),
    at: now,
  });
  await publishAll(tx, jobEvents.changed, {
    all: about(restored.filter(({ reopened }) => !reopened).map(({ id }) => id)),
    at: now,
  });
  await publishAll(tx, jobEvents.criteriaChanged, {
    all: about(restoredIds),
    at: now,
  });
  const done = and(eq(jobImportLines.importId, found.id), eq(jobImportLines.done, true));
  return (await tx.$count(jobImportLines, done)) - removed.length - restored.length;
}

/** The import wrote the job last: nobody has changed it since. */
const untouched = (found: ImportRow) => sql`${jobs.changedAt} <= ${found.doneAt}`;

function removeAdded(tx: Transaction, found: ImportRow): Promise<string[]> {
  return deleteJobs(
    tx,
    and(
      eq(jobs.companyId, found.companyId),
      sql`${jobs.id} in (select job_id from job_import_lines
        where import_id = ${found.id} and kind = 'new' and done)`,
      untouched(found),
      sql`not exists (select 1 from ${applications} where ${applications.jobId} = ${jobs.id})`,
      not(hasAdCosts(jobs.id)),
    )!,
  );
}

/** The columns an import writes. */
const written = [
  "requirements",
  "skills",
  "job_title",
  "job_description",
  "department",
  "locations",
  "remote",
  "remote_locations",
  "workplace_type",
  "salary",
  "employment_type",
  "seniority",
  "internal",
  "source_id",
  "source_url",
  "feed",
  "fingerprint",
  "status",
  "closed_at",
  "closes_on",
  "confirmed_at",
] as const;

async function restoreBefore(tx: Transaction, found: ImportRow, now: Date) {
  const columns = sql.join(
    written.map((name) => sql`${sql.identifier(name)} = was.${sql.identifier(name)}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ id: string; reopened: boolean }>(sql`
    with lines as (
      select line.kind, was.* from job_import_lines line, jsonb_populate_record(null::jobs, line.before) was
      where line.import_id = ${found.id} and line.done and line.before is not null)
    update jobs set ${columns}, changed_at = ${now} from lines was
    where jobs.id = was.id and jobs.company_id = ${found.companyId} and ${untouched(found)}
    returning jobs.id, was.kind = 'gone' as reopened`);
  return rows;
}
