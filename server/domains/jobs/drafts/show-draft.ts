import { peopleByIds } from "#server/domains/accounts/index.ts";
import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { type JobRow, findJob } from "../queries.ts";
import { showFound } from "../list-jobs.ts";
import { hasLeftBoard } from "../rules.ts";
import { stillThere } from "../stage-rules.ts";
import { ownStagesOf } from "../stages.ts";
import { type Waiting, findDraft } from "./draft-rows.ts";

/** One of the company's jobs with what is written of it and not published yet. */
export async function showDraft(context: CompanyContext, id: string) {
  const { db, viewer } = context;
  const row = await findJob(db, id);
  if (row?.job.companyId !== viewer.companyId) throw notFound("Job");
  const job = await showFound(context, row);
  const { version, waiting, byUserId } = await findDraft(db, id);
  const other = byUserId && byUserId !== viewer.userId ? byUserId : null;
  const people = other ? await peopleByIds(db, [other]) : new Map();
  const sync = job.jobPlatform ? `The sync with ${platformName(job.jobPlatform)}` : "An import";
  const bySync = version > 0 && byUserId === null ? sync : null;
  const { stages, gone } = await stagesLeft(db, { job, waiting });
  return {
    job,
    version,
    waiting: { ...waiting, ...(stages !== undefined && { stages }) },
    stagesGone: gone,
    leftBoard: isOffBoard(row.job),
    changedBy: other ? (people.get(other)?.fullName ?? "A teammate") : bySync,
  };
}

/** Its board no longer lists it; a team that published it then has it to itself. */
function isOffBoard(job: JobRow) {
  return !!job.jobPlatform && (job.feed === null || hasLeftBoard(job));
}

/** The stages that wait, without those that the company or the job no longer has. */
export async function stagesLeft(
  db: Reader,
  { job, waiting }: { job: Parameters<typeof ownStagesOf>[1]; waiting: Waiting },
) {
  if (!waiting.stages) return { stages: waiting.stages, gone: [] };
  return stillThere(waiting.stages, await ownStagesOf(db, job));
}
