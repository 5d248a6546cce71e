import type { HowTheyCame } from "#contract/how-they-came.ts";
import type { GivenAnswer } from "#contract/job-questions.ts";
import { type CandidateContext, type Context, nobody } from "#server/context.ts";
import { and, eq } from "drizzle-orm";
import { applyToJob, applyWithin, readAnswers } from "#server/domains/applications/index.ts";
import { signUpFromApplication } from "#server/domains/candidates/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { claimFile } from "#server/domains/files/index.ts";
import { claimVideo } from "#server/domains/videos/index.ts";
import { type JobRow, findJob, jobs, maySee, refuseUnlessOpen } from "#server/domains/jobs/index.ts";
import { keepDocument } from "#server/domains/resumes/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { externalJobs } from "./tables.ts";

interface Sent extends HowTheyCame {
  resumeId?: string | null | undefined;
  answers: GivenAnswer[];
  pitch?: string | null | undefined;
}

/** The posting behind a live job of a company that nobody runs; null for every other job. */
export async function findExternalJobOf({ db }: Context, jobId: string): Promise<{ id: string | null }> {
  const [row] = await db
    .select({ id: externalJobs.id })
    .from(externalJobs)
    .innerJoin(jobs, eq(jobs.id, externalJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(externalJobs.jobId, jobId), eq(jobs.status, "live"), eq(companies.isManaged, false)));
  return { id: row?.id ?? null };
}

/** A job seeker with an account applies to a job that was posted without one. */
export async function applyExternally(context: CandidateContext, id: string, sent: Sent) {
  const job = await openJob(context, id);
  const { resumeId = null, pitch = null, ...rest } = sent;
  return applyToJob(context, job.id, { ...rest, resumeId, pitch });
}

type Person = Omit<Parameters<typeof signUpFromApplication>[1], "pTag">;
type NewApplicant = Person & HowTheyCame & { answers: GivenAnswer[] };

type MyApplication = Awaited<ReturnType<typeof applyWithin>>;

/** Someone without an account makes it and applies at once: no one has an account and no application. */
export async function applyAsNew(context: Context, id: string, applicant: NewApplicant) {
  const { answers, source, via, pTag, ...person } = applicant;
  const job = await openJob(context, id);
  // Before a password is hashed.
  const read = await readAnswers(context.db, { prompts: job.prompts, given: answers, userId: null });
  const { signupProfileId, jobPitch: pitch = null } = person;
  let application: MyApplication | undefined;
  const wanted = { ...person, ...(pTag && { pTag }) };
  const signedIn = await signUpFromApplication(context, wanted, async (tx, joined) => {
    const { userId, candidateId } = joined;
    for (const { kind, fileId } of read)
      if (fileId) await (kind === "video" ? claimVideo : claimFile)(tx, fileId, userId);
    // The document becomes their resume before they apply, so that it goes with the application.
    if (signupProfileId) await keepDocument(tx, { signupProfileId, candidateId, userId, now: context.now() });
    const asCandidate: CandidateContext = {
      ...context,
      viewer: { ...nobody, roles: ["candidate"], ...joined },
    };
    const sent = { answers, pitch, source, via, pTag };
    application = await applyWithin(tx, asCandidate, { jobId: job.id, sent });
  });
  return { ...signedIn, application: application! };
}

export async function openJob({ db, now }: Context, id: string): Promise<JobRow> {
  const [row] = await db
    .select({ jobId: externalJobs.jobId })
    .from(externalJobs)
    .where(eq(externalJobs.id, id));
  const found = row?.jobId ? await findJob(db, row.jobId) : undefined;
  if (!found || !maySee(found.job, found.company.published, null)) throw notFound("Job");
  refuseUnlessOpen(found.job, now());
  return found.job;
}
