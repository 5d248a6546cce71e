import type { ResumeOperation } from "#contract/resume-operations.ts";
import type { CandidateContext } from "#server/context.ts";
import {
  type ResumeRow,
  findResume,
  keepVersion,
  presentResume,
  versionFor,
  versionState,
} from "#server/domains/resumes/index.ts";
import { baseResume, visibleJob } from "./optimize-resume.ts";

/** The version a person keeps for a job, with what its base has overtaken; null where there is none. */
export async function showVersion(context: CandidateContext, jobId: string) {
  const row = await versionFor(context.db, context.viewer.candidateId, jobId);
  const base = row?.baseId ? await findResume(context.db, row.baseId) : undefined;
  return row && base ? presentVersion(context, row, base) : null;
}

interface ToKeep {
  jobId: string;
  baseId?: string;
  changes: ResumeOperation[];
  seen?: ResumeOperation[];
  decided: { part: string; keep: "version" | "resume" }[];
}
/** Keeps what the person accepted as the version for a job. */
export async function keepJobVersion(context: CandidateContext, { jobId, baseId, ...kept }: ToKeep) {
  const { job, company } = await visibleJob(context, jobId);
  const { id } = await baseResume(context, baseId);
  const name = `${job.jobTitle}, ${company.companyName}`.slice(0, 290);
  const { row, base } = await context.db.transaction((tx) =>
    keepVersion(tx, {
      ...kept,
      candidateId: context.viewer.candidateId,
      baseId: id,
      jobId,
      name,
      now: context.now(),
    }),
  );
  return presentVersion(context, row, base);
}

async function presentVersion(context: CandidateContext, row: ResumeRow, base: ResumeRow) {
  const { lost, changedParts } = versionState(base, row);
  return {
    resume: await presentResume(context, row),
    base: { id: base.id, name: base.name, deleted: base.deleted },
    changes: row.changes,
    lost,
    changedParts,
  };
}
