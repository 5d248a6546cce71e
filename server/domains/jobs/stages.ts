import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Stage } from "#contract/job-stages.ts";
import { audit } from "#server/audit/audit.ts";
import { companies } from "#server/domains/companies/index.ts";
import type { AuthenticatedContext, CompanyContext, Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { readFilter } from "#server/http/filter.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import { findJob } from "./queries.ts";
import { maySee } from "./rules.ts";
import { companyStages, jobs } from "./tables.ts";

const before: Stage[] = [
  { id: "screen", name: "Screen", fixed: true },
  { id: "interview", name: "Interview", fixed: true },
];
const after: Stage[] = [
  { id: "offer", name: "Offer", fixed: true },
  { id: "hired", name: "Hired", fixed: true },
];
/** Words that already mean something where a stage can stand. */
const taken = new Set(
  (
    "screen interview offer hired hire all passed lead review pending referralrequest referral-request outbound " +
    "invited accepted pipeline expired denied declined applied archived saved"
  ).split(" "),
);

/** Screen, interview, the own ones, offer, hired. */
function stagesFrom(names: readonly string[]): Stage[] {
  return [...before, ...names.map((name) => ({ id: stageId(name), name, fixed: false })), ...after];
}

/** "Case study" is known as "case-study". */
function stageId(name: string) {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}

export function checkStageNames(names: readonly string[]) {
  const ids = names.map(stageId);
  const bad = names.find((_, at) => ids[at] === "" || taken.has(ids[at]!) || ids.indexOf(ids[at]!) !== at);
  if (bad !== undefined)
    throw invalid(`A stage can’t be called “${bad}”. Choose another name.`, {
      stages: `“${bad}” is already used or has no letters`,
    });
}

/** The stages of a job: its own, otherwise its company's. */
export async function stagesOfJob(
  db: Reader,
  job: { stages: string[] | null; companyId: string },
): Promise<Stage[]> {
  return stagesFrom(job.stages ?? (await namesOf(db, job.companyId)));
}

export async function showStages({ db, viewer }: Context, jobId: string) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  return stagesOfJob(db, row.job);
}

/** Of all companies a hiring team sees its own stages only, whatever the filter names. */
export async function listCompanyStages({ db, viewer }: CompanyContext, filter: string | undefined) {
  const { where } = readFilter(filter, { columns: { companyId: companies.id } });
  const rows = await db
    .select({ companyId: companies.id, stages: companyStages.stages })
    .from(companies)
    .leftJoin(companyStages, eq(companyStages.companyId, companies.id))
    .where(and(where, eq(companies.id, viewer.companyId)));
  return rows.map(({ companyId, stages }) => ({ companyId, stages: stagesFrom(stages ?? []) }));
}

/** Of the viewer's company, the jobs whose board is not the company's. */
export async function listOwnStages({ db, viewer }: CompanyContext) {
  const rows = await db
    .select({ jobId: jobs.id, stages: jobs.stages })
    .from(jobs)
    .where(and(eq(jobs.companyId, viewer.companyId), ne(jobs.status, "draft"), isNotNull(jobs.stages)));
  return rows.map(({ jobId, stages }) => ({ jobId, stages: stagesFrom(stages ?? []) }));
}

type Standing = (
  tx: Transaction,
  companyId: string,
  stages: string[],
) => Promise<{ stage: string | null; people: number }[]>;
const standing: Standing[] = [];

/** Lets applications, which stand above jobs, say where people are. */
export function guardStages(whoStands: Standing) {
  standing.push(whoStands);
}

/** A stage goes, or gets another name, when nobody stands in it. */
async function refuseIfOccupied(
  tx: Transaction,
  companyId: string,
  { before, after }: { before: string[]; after: string[] },
) {
  const kept = new Set(after.map(stageId));
  const gone = new Map(
    before.filter((name) => !kept.has(stageId(name))).map((name) => [stageId(name), name]),
  );
  if (!gone.size) return;
  for (const whoStands of standing)
    for (const { stage, people } of await whoStands(tx, companyId, [...gone.keys()])) {
      const who = people === 1 ? "1 person is" : `${people} people are`;
      throw conflict("STAGE_OCCUPIED", `${who} in “${gone.get(stage ?? "")}”. Move them first.`);
    }
}

export async function setCompanyStages(
  { db, viewer, now }: AuthenticatedContext,
  companyId: string,
  stages: string[],
) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  checkStageNames(stages);
  await db.transaction(async (tx) => {
    await refuseIfOccupied(tx, companyId, { before: await namesOf(tx, companyId), after: stages });
    await tx
      .insert(companyStages)
      .values({ companyId, stages, changedAt: now() })
      .onConflictDoUpdate({ target: companyStages.companyId, set: { stages, changedAt: now() } });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: "stages.changed",
        subject: { kind: "company", id: companyId, companyId },
        after: { stages },
      },
    );
  });
  return { companyId, stages: stagesFrom(stages) };
}

async function namesOf(db: Reader, companyId: string) {
  const [row] = await db.select().from(companyStages).where(eq(companyStages.companyId, companyId));
  return row?.stages ?? [];
}
