import { and, eq } from "drizzle-orm";
import type { ScorecardKit } from "#contract/scorecards.ts";
import type { Stage } from "#contract/job-stages.ts";
import { audit } from "#server/audit/audit.ts";
import type { CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { findOwnJob, stagesOfJob } from "#server/domains/jobs/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { scorecardEvents } from "./events.ts";
import { assessedStages, stageNamed } from "./rules.ts";
import { scorecardKits } from "./tables.ts";

/** The kit of each stage of a job at which people are assessed; where nothing was written it is empty. */
export async function kitsOf(db: Reader, { jobId, stages }: { jobId: string; stages: readonly Stage[] }) {
  const rows = await db.select().from(scorecardKits).where(eq(scorecardKits.jobId, jobId));
  return assessedStages(stages).map((stage) =>
    kitOf(
      stage,
      rows.find((row) => row.stage === stage.id),
    ),
  );
}

type KitRow = typeof scorecardKits.$inferSelect;
function kitOf({ id, name }: Stage, row: KitRow | undefined): ScorecardKit {
  const { guidance = "", attributes = [], version = 0 } = row ?? {};
  return { stage: id, stageName: name, guidance, attributes, version };
}

export async function listKits({ db, viewer }: CompanyContext, jobId: string) {
  const job = await findOwnJob(db, viewer.companyId, jobId);
  return kitsOf(db, { jobId, stages: await stagesOfJob(db, job) });
}

const changedElsewhere =
  "A teammate or another tab just changed this scorecard. Look at that version, then save again.";

interface Written {
  stage: string;
  guidance: string;
  attributes: { id?: string; name: string; guidance: string }[];
  version: number;
}
/** Writes what a stage looks for; attributes that stay keep their ids, and so their ratings. */
export function setKit(context: CompanyContext, jobId: string, written: Written) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const { companyId } = viewer;
    const job = await findOwnJob(tx, companyId, jobId);
    const stage = stageNamed(await stagesOfJob(tx, job), written.stage);
    refuseTwins(written.attributes);
    const before = await findKit(tx, jobId, stage.id);
    const known = new Set(before?.attributes.map(({ id }) => id));
    const attributes = written.attributes.map(({ id, ...words }) => ({
      id: id && known.has(id) ? id : newId(),
      ...words,
    }));
    const set = { guidance: written.guidance, attributes, version: written.version + 1, changedAt: now() };
    const [row] = await tx
      .insert(scorecardKits)
      .values({ jobId, companyId, stage: stage.id, ...set })
      .onConflictDoUpdate({
        target: [scorecardKits.jobId, scorecardKits.stage],
        set,
        setWhere: eq(scorecardKits.version, written.version),
      })
      .returning();
    if (!row || (before?.version ?? 0) !== written.version) throw conflict("CONFLICT", changedElsewhere);
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "scorecardKit.changed",
        subject: { kind: "job", id: jobId, companyId },
        before: before && { stage: stage.id, attributes: before.attributes },
        after: { stage: stage.id, attributes },
      },
    );
    await publish(tx, scorecardEvents.kitChanged, { data: { jobId, companyId }, at: now() });
    return kitOf(stage, row);
  });
}

/** A copy of a job looks for what the job looks for. */
export async function copyKits(tx: Transaction, { from, to, now }: { from: string; to: string; now: Date }) {
  const rows = await tx.select().from(scorecardKits).where(eq(scorecardKits.jobId, from));
  if (rows.length === 0) return;
  await tx
    .insert(scorecardKits)
    .values(rows.map((row) => ({ ...row, jobId: to, version: 1, changedAt: now })))
    .onConflictDoNothing();
}

/** What a stage of a job looks for, where it was written down. */
export async function findKit(db: Reader, jobId: string, stage: string) {
  const [row] = await db
    .select()
    .from(scorecardKits)
    .where(and(eq(scorecardKits.jobId, jobId), eq(scorecardKits.stage, stage)));
  return row;
}

function refuseTwins(attributes: readonly { name: string }[]) {
  const names = attributes.map(({ name }) => name.toLowerCase());
  const twin = attributes.find((_, at) => names.indexOf(names[at]!) !== at);
  if (twin)
    throw invalid(`“${twin.name}” is there twice. Rename one of them.`, {
      attributes: `“${twin.name}” is there twice`,
    });
}
