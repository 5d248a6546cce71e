import { Jsm } from "#contract/auto-sourcing.ts";
import type { CompanyContext } from "#server/context.ts";
import { changeJob } from "./change-job.ts";
import type { JobRow } from "./queries.ts";

const nothingAsked: Jsm = {
  sanitizedJobFilters: { location: [], industry: [], salary: null, careerStage: [] },
};

/** Whom a job's sourcing looks for beyond its requirements. */
export function criteriaOf(job: Pick<JobRow, "jsm">): Jsm {
  const read = Jsm.safeParse(job.jsm);
  return read.success ? read.data : nothingAsked;
}

export async function setCriteria(context: CompanyContext, jobId: string, jsm: Jsm) {
  await changeJob(context, jobId, () => ({ jsm }));
  return { jsm };
}
