import type { FieldProposal, WrittenField } from "#contract/job-writing.ts";
import type { CompanyContext } from "#server/context.ts";
import { findOwnJob, type JobRow } from "#server/domains/jobs/index.ts";
import { invalid } from "#server/errors/refusal.ts";
import { proposeField } from "#server/job-writer/propose-field.ts";
import { factsOfJob } from "./facts-of-job.ts";
import { writeDraft } from "./write-draft.ts";

/** A proposal for one field of a saved job; only the person may put it in. */
export async function proposeDetail(
  context: CompanyContext,
  jobId: string,
  field: WrittenField,
): Promise<FieldProposal> {
  const job = await findOwnJob(context.db, context.viewer.companyId, jobId);
  if (job.jobTitle.trim() === "") throw invalid("Enter a title first", { jobTitle: "Enter a title first" });
  return field === "jobDescription" ? proposeDescription(context, job) : proposeField(field, job);
}

async function proposeDescription(context: CompanyContext, job: JobRow): Promise<FieldProposal> {
  const { jobDescription, sources } = await writeDraft(context, factsOfJob(job));
  return {
    field: "jobDescription",
    values: [jobDescription],
    sentence: "From O*NET and your company profile. Change what isn’t true of this job.",
    sources,
  };
}
