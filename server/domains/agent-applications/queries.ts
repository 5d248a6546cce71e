import { and, desc, eq, getTableColumns } from "drizzle-orm";
import type { AgentStage } from "#contract/agent-applications.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { type AgentRow, agentApplications } from "./tables.ts";

/** After so long without an outcome the sender is gone, and it may have arrived. */
const sendingMs = 120_000;

const columns = {
  ...getTableColumns(agentApplications),
  jobTitle: jobs.jobTitle,
  companyName: companies.companyName,
};
type Shown = AgentRow & { jobTitle: string; companyName: string };

function select(db: Reader) {
  return db
    .select(columns)
    .from(agentApplications)
    .innerJoin(jobs, eq(jobs.id, agentApplications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId));
}

/** Someone's forms, the latest change first. */
export function listAgentApplications(db: Reader, candidateId: string, jobId?: string): Promise<Shown[]> {
  const own = eq(agentApplications.candidateId, candidateId);
  return select(db)
    .where(jobId ? and(own, eq(agentApplications.jobId, jobId)) : own)
    .orderBy(desc(agentApplications.changedAt))
    .limit(500);
}

/** The only door to change one of them: its person's. */
export async function lockMine(
  tx: Transaction,
  candidateId: string,
  wanted: { id: string } | { jobId: string },
): Promise<AgentRow> {
  const which =
    "id" in wanted ? eq(agentApplications.id, wanted.id) : eq(agentApplications.jobId, wanted.jobId);
  const [row] = await tx
    .select()
    .from(agentApplications)
    .where(and(which, eq(agentApplications.candidateId, candidateId)))
    .for("update");
  if (!row) throw notFound("Application");
  return row;
}

export async function findMine(db: Reader, id: string, candidateId: string) {
  const [row] = await select(db).where(
    and(eq(agentApplications.id, id), eq(agentApplications.candidateId, candidateId)),
  );
  if (!row) throw notFound("Application");
  return row;
}

/** Where it stands now. */
export function stageOf({ stage, changedAt }: Pick<AgentRow, "stage" | "changedAt">, now: Date): AgentStage {
  return stage === "sending" && now.getTime() - changedAt.getTime() > sendingMs ? "unknown" : stage;
}

export function presentStatus(row: Shown, now: Date) {
  const { id, jobId, jobTitle, companyName, target, reason, receipt, changedAt } = row;
  const stage = stageOf(row, now);
  const gone = stage === "unknown" && row.stage === "sending";
  return {
    id,
    jobId,
    jobTitle,
    companyName,
    system: target.system,
    url: target.url,
    stage,
    reason: gone ? "Sending was interrupted, so we can’t tell whether it arrived." : reason,
    // What a board refused has left no application behind.
    receipt: receipt && stage !== "failed" ? { ...receipt, at: new Date(receipt.at) } : null,
    changedAt,
  };
}
