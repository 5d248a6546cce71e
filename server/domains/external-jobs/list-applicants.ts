import { type SQL, and, asc, count, desc, eq, isNull, not } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { users } from "#server/domains/accounts/index.ts";
import {
  applications,
  markReadByPoster,
  onlyAsked,
  showAnswers,
  showSentResume,
} from "#server/domains/applications/index.ts";
import { candidates, seeProfile } from "#server/domains/candidates/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { missingFacts } from "#server/job-writer/missing-facts.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { findMyExternalJob } from "./queries.ts";

interface Paging {
  skip: number;
  limit: number;
}
/** Who applied to the caller's job and still wants it, as they introduced themselves, without those who only asked an employee for a referral; from then on they know it was read; a team that runs the company has them in its app. */
export async function listApplicants(context: Context, id: string, paging: Paging) {
  const { db } = context;
  const { jobId, companyId, fields } = await findMyExternalJob(context, id);
  const missing = missingFacts(fields, { companyName: fields.companyName }, isKnown(fields.jobTitle)).filter(
    ({ field }) => !field.startsWith("company"),
  );
  const [job, company] = await Promise.all([
    jobId ? findJob(db, jobId) : undefined,
    companyId ? findCompany(db, companyId) : undefined,
  ]);
  const managed = company?.isManaged ?? false;
  const { applicants, total } =
    jobId && !managed ? await applicantsOf(context, jobId, paging) : { applicants: [], total: 0 };
  return { views: job?.job.clickCount ?? 0, managed, applicants, total, missing };
}

function isKnown(title: string) {
  return readTitle(title).occupation !== null;
}

/** What a poster reads of who applied. */
const shown = {
  applicationId: applications.id,
  candidateId: applications.candidateId,
  companyId: applications.companyId,
  resumeId: applications.resumeId,
  fullName: users.fullName,
  email: users.email,
  location: candidates.location,
  linkedInUrl: candidates.linkedInUrl,
  experienceLength: candidates.experienceLength,
  pitch: applications.pitch,
  answers: applications.answers,
  appliedAt: applications.appliedAt,
};

async function applicantsOf(context: Context, jobId: string, { skip, limit }: Paging) {
  const { db } = context;
  const which = and(
    eq(applications.jobId, jobId),
    eq(applications.withdrawn, false),
    not(onlyAsked),
    isNull(users.deletedAt),
  );
  const page = db
    .select(shown)
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(which)
    .orderBy(asc(applications.knockedOut), desc(applications.appliedAt), desc(applications.id))
    .offset(skip)
    .limit(limit);
  const [rows, total] = await Promise.all([page, countApplicants(db, which)]);
  await markReadByPoster(
    context,
    rows.map(({ applicationId }) => applicationId),
  );
  const applicants = await Promise.all(
    rows.map(async ({ resumeId, candidateId, companyId, ...row }) => {
      await seeProfile(context, { candidateId, companyId });
      const sent = await showSentResume(context, { id: row.applicationId, resumeId });
      const answers = await showAnswers(context, row.answers);
      return { ...row, answers, resume: sent && { name: sent.name, url: sent.url } };
    }),
  );
  return { applicants, total };
}

async function countApplicants(db: Reader, which: SQL | undefined) {
  const [all] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(which);
  return all!.total;
}
