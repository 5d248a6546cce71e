import { eq } from "drizzle-orm";
import type { CandidateContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import {
  type Application,
  asCandidateSees,
  findApplication,
  linesSent,
} from "#server/domains/applications/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { type JobRow, findJob } from "#server/domains/jobs/index.ts";
import { judgeFit, judgeOwnFit, requirementsOf } from "#server/domains/matching/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { practiceNotes } from "../tables.ts";
import { likelyQuestions } from "./likely-questions.ts";

/** What the person can read before an interview: the job's requirements with their own lines, questions, their notes, and the company. */
export async function showPreparation(context: CandidateContext, applicationId: string) {
  const { db } = context;
  const { application, job } = await findMyJob(context, applicationId);
  const [company, requirements, kept] = await Promise.all([
    companyOf(db, application.companyId),
    judged(context, application, job),
    db.select().from(practiceNotes).where(eq(practiceNotes.applicationId, applicationId)),
  ]);
  const notes = new Map(kept.map(({ question, note }) => [question, note]));
  const likely = likelyQuestions(requirements, company.companyName);
  const asked = new Set(likely.map(({ question }) => question));
  return {
    applicationId,
    jobId: job.id,
    jobTitle: job.jobTitle,
    company,
    requirements,
    questions: likely.map((each) => ({ ...each, note: notes.get(each.question) ?? "" })),
    earlier: kept.filter(({ question }) => !asked.has(question)),
  };
}

/** The person's own application. Leads are hidden, because the person doesn't know about them. */
export async function findMyJob({ db, viewer }: CandidateContext, id: string) {
  const application = await findApplication(db, id);
  const mine = application?.candidateId === viewer.candidateId;
  if (!application || !mine || asCandidateSees(application).applicationState === "lead")
    throw notFound("Application");
  const found = await findJob(db, application.jobId);
  if (!found) throw notFound("Job");
  return { application, job: found.job };
}

/** The job's requirements judged against the application; nothing is judged for people who opted out of scoring. */
async function judged({ db, viewer, now }: CandidateContext, application: Application, job: JobRow) {
  const answers = application.answers.filter(({ kind }) => kind === "text").map(({ answer }) => answer);
  const { candidateId } = viewer;
  const { resumeId } = application;
  const toJudge = { job, candidateId, answers, now: now() };
  const sent = await linesSent(db, application.id);
  const fit = await (resumeId ? judgeFit(db, { ...toJudge, resumeId, sent }) : judgeOwnFit(db, toJudge));
  return (
    fit?.requirements ??
    requirementsOf(job).map(({ id, text, must }) => ({
      id,
      text,
      must,
      verdict: null,
      evidence: null,
      note: null,
    }))
  );
}

async function companyOf(db: Reader, id: string) {
  const [company] = await db
    .select({
      companyName: companies.companyName,
      slug: companies.slug,
      companyAboutHeader: companies.companyAboutHeader,
      companyIndustry: companies.companyIndustry,
      companySize: companies.companySize,
      companyHQlocation: companies.companyHQlocation,
      companyFoundedYear: companies.companyFoundedYear,
      website: companies.website,
      values: companies.values,
    })
    .from(companies)
    .where(eq(companies.id, id));
  if (!company) throw notFound("Application");
  return company;
}
