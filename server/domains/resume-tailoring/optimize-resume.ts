import { ResumeStyle } from "#contract/resume-style.ts";
import { ResumeContent } from "#contract/resumes.ts";
import type { OptimizedResume } from "#contract/resume-tailoring.ts";
import type { CandidateContext } from "#server/context.ts";
import { findJob, maySee } from "#server/domains/jobs/index.ts";
import { jobText } from "#server/domains/matching/index.ts";
import {
  type ResumeRow,
  chosenResume,
  findResume,
  isFollowed,
  myResumeEvenDeleted,
} from "#server/domains/resumes/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { readJob } from "#server/matching-engine/index.ts";
import { type TailoringJob, optimize } from "#server/resume-tailoring/optimize.ts";
import { optimizeWithModel } from "#server/resume-tailoring/with-model.ts";
import type { Tailorable } from "#server/resume-tailoring/planning.ts";

/** What could be changed of a resume for a job; nothing is changed by asking. */
export async function optimizeResume(
  context: CandidateContext,
  { id, jobId }: { id?: string; jobId: string },
): Promise<OptimizedResume> {
  const { job, company } = await visibleJob(context, jobId);
  const base = await baseResume(context, id);
  const resume = { content: ResumeContent.parse(base.content), style: ResumeStyle.parse(base.style) };
  const { requirements } = readJob(jobText(job));
  const asked = { jobTitle: job.jobTitle, requirements, asOf: context.now().toISOString().slice(0, 10) };
  return {
    resumeId: base.id,
    job: { id: job.id, jobTitle: job.jobTitle, companyName: company.companyName },
    ...(await proposed(context, resume, asked)),
  };
}

/** A model that fails leaves the product’s own proposals. */
async function proposed({ outside }: CandidateContext, resume: Tailorable, job: TailoringJob) {
  const { languageModel } = outside;
  if (languageModel)
    try {
      return { ...(await optimizeWithModel(languageModel, resume, job)), proposedBy: "model" as const };
    } catch (error) {
      outside.report("A language model proposed nothing for a resume", error);
    }
  return { ...optimize(resume, job), proposedBy: "rules" as const, dropped: 0 };
}

/** The job as far as the person may see it. */
export async function visibleJob({ db, viewer }: CandidateContext, jobId: string) {
  const row = await findJob(db, jobId);
  if (!row || !maySee(row.job, row.company.published, viewer)) throw notFound("Job");
  return row;
}

/** The resume that changes start from: of a version the one it follows, also where that was deleted since. */
export async function baseResume(context: CandidateContext, id: string | undefined): Promise<ResumeRow> {
  const chosen = id ? await myResumeEvenDeleted(context, context.db, id) : await chosenResume(context, id);
  if (chosen.deleted && !(await isFollowed(context.db, chosen.id))) throw notFound("Resume");
  return (chosen.baseId && (await findResume(context.db, chosen.baseId))) || chosen;
}
