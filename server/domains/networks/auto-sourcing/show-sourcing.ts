import { and, desc, eq } from "drizzle-orm";
import type { CompanyContext } from "#server/context.ts";
import { applications, notOwn } from "#server/domains/applications/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { criteriaOf, findOwnJob } from "#server/domains/jobs/index.ts";
import { columnsKeptBack, fitForTeam } from "#server/domains/matching/index.ts";
import { readMembers } from "../network-people.ts";
import { autoSourcings } from "../tables.ts";

const mostLeads = 100;

/** How a job finds people by itself, what the last run did, and its leads. */
export async function showSourcing({ db, viewer }: CompanyContext, jobId: string) {
  const job = await findOwnJob(db, viewer.companyId, jobId);
  const [plan] = await db.select().from(autoSourcings).where(eq(autoSourcings.jobId, jobId));
  return {
    autoSourcingType: plan?.type ?? ("off" as const),
    running: plan?.running ?? false,
    waitsForPublishing: plan?.waitsForPublishing ?? false,
    nextRunAt: plan?.nextRunAt ?? null,
    why: plan?.why ?? null,
    lastRun: plan?.lastRun ?? null,
    qualificationScore: job.qualificationScore,
    jsm: criteriaOf(job),
    leads: await leadsOf({ db, viewer }, jobId),
  };
}

async function leadsOf({ db, viewer }: Pick<CompanyContext, "db" | "viewer">, jobId: string) {
  const { companyId } = viewer;
  const rows = await db
    .select({
      applicationId: applications.id,
      candidateId: applications.candidateId,
      score: applications.score,
      fit: applications.fit,
      unsent: columnsKeptBack,
    })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        eq(applications.jobId, jobId),
        eq(applications.companyId, companyId),
        eq(applications.applicationState, "lead"),
        eq(applications.ignored, false),
        notOwn(viewer),
      ),
    )
    .orderBy(desc(applications.score), applications.id)
    .limit(mostLeads);
  const people = await readMembers(
    db,
    rows.map(({ candidateId }) => ({ companyId, candidateId })),
  );
  const byId = new Map(people.map(({ applications: _, ...person }) => [person.candidateId, person]));
  return rows.flatMap(({ candidateId, fit, unsent, ...lead }) => {
    const person = byId.get(candidateId);
    return person
      ? [{ ...lead, fit: fit && fitForTeam(fit, { resume: false, unsent }), person, laidOff: null }]
      : [];
  });
}
