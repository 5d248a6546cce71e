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
  let saved = jsm;
  await changeJob(context, jobId, (job) => {
    saved = context.viewer.team.permissions.salaries ? jsm : withKnownPay(jsm, criteriaOf(job));
    return { jsm: saved };
  });
  return { jsm: saved };
}

/** Who was not shown the pay does not change it. */
function withKnownPay({ sanitizedJobFilters }: Jsm, before: Jsm): Jsm {
  return { sanitizedJobFilters: { ...sanitizedJobFilters, salary: before.sanitizedJobFilters.salary } };
}
