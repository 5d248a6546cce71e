import { addDays } from "#shared/times/add-days.ts";
import { and, asc, eq, gte, ne } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { jobs } from "#server/domains/jobs/index.ts";
import { interviewersOf } from "./rules.ts";
import { presentInterviews } from "./present.ts";
import { interviews } from "./tables.ts";

interface Page {
  skip: number;
  limit: number;
}
/** The company's confirmed interviews from the last day on, the earliest first. */
export async function listUpcoming({ db, viewer, now }: CompanyContext, { skip, limit }: Page) {
  const coming = and(
    eq(interviews.companyId, viewer.companyId),
    viewer.candidateId ? ne(interviews.candidateId, viewer.candidateId) : undefined,
    eq(interviews.state, "confirmed"),
    gte(interviews.time, addDays(now(), -1)),
  );
  const rows = await db
    .select({ row: interviews, jobTitle: jobs.jobTitle, candidateName: users.fullName })
    .from(interviews)
    .innerJoin(jobs, eq(jobs.id, interviews.jobId))
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(coming)
    .orderBy(asc(interviews.time), asc(interviews.id))
    .offset(skip)
    .limit(limit);
  const shown = await presentInterviews(
    db,
    rows.map(({ row }) => row),
  );
  const listed = rows.map(({ row, jobTitle, candidateName }, at) => ({
    interview: shown[at]!,
    applicationId: row.applicationId,
    jobId: row.jobId,
    jobTitle,
    candidateName,
    mine: interviewersOf(row).includes(viewer.userId),
  }));
  return { interviews: listed, total: await db.$count(interviews, coming) };
}
