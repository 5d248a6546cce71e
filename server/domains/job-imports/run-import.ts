import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { Context, AuthenticatedContext } from "#server/context.ts";
import type { Database, Transaction } from "#server/database/open.ts";
import { lockCompany, refuseDisabled } from "#server/domains/companies/index.ts";
import { hasChangedSince, refuseForeignBoards, syncFeeds } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed, refuseUnlessProven } from "#server/http/require-permission.ts";
import { findImport, type ImportRow, lockImport, presentImport, refuseStranger } from "./queries.ts";
import { keepChoices } from "./keep-choices.ts";
import { choiceOpensOrCloses } from "./public-changes.ts";
import { jobImportLines, jobImports } from "./tables.ts";

interface Choice {
  status: "draft" | "live";
  follow: boolean;
  leaveOut: number[];
}
type LineRow = typeof jobImportLines.$inferSelect;
const linesAtOnce = 1000;

/** Begins to bring in what was chosen of a preview; the work goes on after the answer, and its counts can be read meanwhile. */
export async function commitImport(
  context: AuthenticatedContext,
  { companyId, id }: { companyId: string; id: string },
  choice: Choice,
) {
  refuseStranger(context, companyId);
  await context.db.transaction((tx) => begin(tx, context, { companyId, id, ...choice }));
  runImport(context, companyId, id).catch((error: unknown) =>
    context.outside.report("importing jobs", error),
  );
  return presentImport(context, await findImport(context.db, companyId, id));
}

async function begin(
  tx: Transaction,
  context: AuthenticatedContext,
  { companyId, id, status, follow, leaveOut }: Choice & { companyId: string; id: string },
) {
  // The company first, as all do who write its boards.
  const company = await lockCompany(tx, companyId);
  const found = await lockImport(tx, companyId, id);
  if (found.state === "importing") return touch(tx, id, context.now());
  if (found.state !== "ready") throw conflict("ALREADY_IMPORTED", "These jobs have already been imported.");
  await refuseOutdated(tx, found);
  if (status === "live" || follow || (await choiceOpensOrCloses(tx, id, leaveOut)))
    refuseUnlessAllowed(context.viewer, "publish");
  if (status === "live" || follow) {
    refuseUnlessProven(context.viewer);
    await refuseForeignBoards(tx, companyId, found.boards);
  }
  if (follow && (!found.address || found.partial))
    throw conflict(
      "NOT_FOLLOWED",
      "You can only sync a job board that was imported completely from its link.",
    );
  if (status === "live") refuseDisabled(company);
  const chosen = await chooseLines(tx, id, leaveOut);
  await tx
    .update(jobImports)
    .set({ state: "importing", status, follow, chosen, changedAt: context.now() })
    .where(eq(jobImports.id, id));
  await audit(
    tx,
    { viewer: context.viewer, now: context.now() },
    {
      kind: "import",
      action: "jobs.imported",
      subject: { kind: "jobImport", id, companyId },
      after: { address: found.address, fileName: found.fileName, status, follow, chosen },
    },
  );
}

/** A board that is synced may have changed jobs since; what was chosen would speak of how they were. */
async function refuseOutdated(tx: Transaction, { companyId, address, createdAt }: ImportRow) {
  if (address && (await hasChangedSince(tx, { companyId, address, since: createdAt })))
    throw conflict(
      "PREVIEW_OUTDATED",
      "A sync has changed jobs since you opened this list. Look at the changes again before you apply them.",
    );
}

/** How many lines are chosen once the others are left out. */
async function chooseLines(tx: Transaction, id: string, leaveOut: number[]) {
  await tx
    .update(jobImportLines)
    .set({ chosen: sql`not (${jobImportLines.position} = any(${sql.param(leaveOut)}::int[]))` })
    .where(and(eq(jobImportLines.importId, id), inArray(jobImportLines.kind, ["new", "changed", "gone"])));
  return tx.$count(jobImportLines, and(eq(jobImportLines.importId, id), eq(jobImportLines.chosen, true)));
}

async function touch(tx: Transaction, id: string, now: Date) {
  await tx.update(jobImports).set({ changedAt: now }).where(eq(jobImports.id, id));
}

/** Portion by portion, so that others get their turn and the counts move; one that was lost with its process is continued. */
async function runImport({ db, now }: Pick<Context, "db" | "now">, companyId: string, id: string) {
  while (await bringPortion(db, { companyId, id, now: now() }));
  await db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const found = await lockImport(tx, companyId, id);
    if (found.state !== "importing") return;
    const following = await keepChoices(tx, found, now());
    await tx
      .update(jobImports)
      .set({ ...following, state: "done", doneAt: now(), changedAt: now() })
      .where(eq(jobImports.id, id));
  });
}

/** False when nothing is left. */
function bringPortion(db: Database, { companyId, id, now }: { companyId: string; id: string; now: Date }) {
  return db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const found = await lockImport(tx, companyId, id);
    const lines = await tx
      .select()
      .from(jobImportLines)
      .where(
        and(eq(jobImportLines.importId, id), eq(jobImportLines.chosen, true), eq(jobImportLines.done, false)),
      )
      .orderBy(asc(jobImportLines.position))
      .limit(linesAtOnce);
    if (!lines.length || found.state !== "importing") return false;
    await rememberBefore(tx, lines);
    await bring(tx, found, lines, now);
    await settle(tx, found, lines);
    await tx
      .update(jobImports)
      .set({ done: found.done + lines.length, changedAt: now })
      .where(eq(jobImports.id, id));
    return true;
  });
}

async function bring(tx: Transaction, found: ImportRow, lines: LineRow[], now: Date) {
  const feed = {
    companyId: found.companyId,
    system: found.system,
    feed: feedOf(found),
    jobs: lines.flatMap(({ posting }) => posting ?? []),
    complete: false,
    ended: new Set(lines.flatMap(({ kind, sourceId }) => (kind === "gone" && sourceId ? [sourceId] : []))),
    decided: new Map(
      lines.flatMap(({ sourceId, jobId }) => (sourceId && jobId ? [[sourceId, jobId] as const] : [])),
    ),
  };
  await syncFeeds(tx, [feed], { now, announceAdded: true, addAs: found.status ?? "draft" });
}

const feedOf = ({ address }: ImportRow) => address ?? "file";

async function rememberBefore(tx: Transaction, lines: LineRow[]) {
  if (!lines.some(({ jobId }) => jobId)) return;
  await tx.execute(sql`update job_import_lines line set before = to_jsonb(jobs) from jobs
    where ${ofThese(lines)} and jobs.id = line.job_id`);
}

/** What was new is a job now. */
async function settle(tx: Transaction, found: ImportRow, lines: LineRow[]) {
  await tx.execute(sql`update job_import_lines line set done = true, job_id = coalesce(line.job_id, (
      select id from jobs where company_id = ${found.companyId} and job_platform = ${found.system}
        and source_id = line.source_id and feed = ${feedOf(found)}))
    where ${ofThese(lines)}`);
}

function ofThese(lines: LineRow[]) {
  const positions = lines.map(({ position }) => position);
  return sql`line.import_id = ${lines[0]!.importId} and line.position = any(${sql.param(positions)}::int[])`;
}
