import type { Listener, PartOfAnswer } from "#contract/endpoint.ts";
import type { FieldProposal, WrittenField, WritingFacts, WrittenJob } from "#contract/job-writing.ts";
import type { Context } from "#server/context.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findMyExternalJob } from "#server/domains/external-jobs/index.ts";
import { findOwnJob } from "#server/domains/jobs/index.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { type ProposalFacts, proposeField } from "#server/job-writer/propose-field.ts";
import { writeJobText } from "#server/job-writer/write-job-text.ts";
import type { CompanyFacts } from "#server/job-writer/writing-sources.ts";
import { readWrittenRequirements } from "#server/matching-engine/index.ts";
import { factsOfJob } from "./facts-of-job.ts";

interface Known {
  facts: WritingFacts & ProposalFacts;
  company: CompanyFacts;
}

/** A proposal for one field of a saved job; only the person may put it in. */
export async function proposeDetail(
  context: Context & { listener: Listener<FieldProposal> | null },
  jobId: string,
  { field, postAJob }: { field: WrittenField; postAJob: boolean },
): Promise<FieldProposal> {
  const { facts, company } = await (postAJob ? knownOfPoster(context, jobId) : knownOfTeam(context, jobId));
  if (facts.jobTitle.trim() === "") throw invalid("Enter a title first", { jobTitle: "Enter a title first" });
  const { outside, listener } = context;
  if (field !== "jobDescription") return proposeField(field, facts, listener);
  const proposalOf = ({ jobDescription = "", sources = [] }: Partial<WrittenJob>) => ({
    field,
    values: [jobDescription],
    sentence: "From O*NET and what is known of the company. Change what isn’t true of this job.",
    sources,
  });
  const draftListener = listener && {
    gone: listener.gone,
    tell: ({ answer, ...counts }: PartOfAnswer<WrittenJob>) =>
      listener.tell({ ...counts, answer: proposalOf(answer) }),
  };
  return proposalOf(await writeJobText({ outside, listener: draftListener }, facts, company));
}

async function knownOfTeam({ db, viewer }: Context, jobId: string): Promise<Known> {
  if (!viewer?.companyId) throw notFound("Job");
  const job = await findOwnJob(db, viewer.companyId, jobId);
  refuseUnlessAllowed(viewer, "jobs");
  const company = (await findCompany(db, viewer.companyId))!;
  return { facts: { ...factsOfJob(job), requirements: job.requirements }, company };
}

async function knownOfPoster(context: Context, id: string): Promise<Known> {
  const { fields } = await findMyExternalJob(context, id);
  const { jobTitle: title, jobDescription: descriptionHtml } = fields;
  const requirements = descriptionHtml ? readWrittenRequirements({ title, descriptionHtml }) : [];
  return {
    facts: { ...fields, requirements },
    company: { companyName: fields.companyName || "The company" },
  };
}
