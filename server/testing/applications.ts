import { applicationHistory, applications } from "#server/domains/applications/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aJob } from "./jobs.ts";
import { type CandidatePerson, aCandidate, aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

interface Wanted extends Partial<typeof applications.$inferInsert> {
  candidate?: CandidatePerson;
}
/** An application as it would stand; pending, with a score, unless told otherwise. */
export async function anApplication(
  world: World,
  job: { id: string; companyId: string },
  { candidate, ...wanted }: Wanted = {},
) {
  const person = candidate ?? (await aCandidate(world));
  const [application] = await world.db
    .insert(applications)
    .values({
      id: newId(),
      jobId: job.id,
      companyId: job.companyId,
      candidateId: person.candidateId,
      applicationState: "pending",
      score: 82,
      waitingSince: world.now(),
      appliedAt: world.now(),
      changedAt: world.now(),
      lastActivityAt: world.now(),
      ...wanted,
    })
    .returning();
  await world.db.insert(applicationHistory).values({
    id: newId(),
    applicationId: application!.id,
    at: world.now(),
    move: "apply",
    actorKind: "candidate",
    actorUserId: person.userId,
    toState: "pending",
  });
  return { ...application!, candidate: person };
}

/** A job with a hiring team of two. */
export async function aHiringTeam(world: World, job: Parameters<typeof aJob>[1] = {}) {
  const marit = await aCompanyAdmin(world, { fullName: "Marit Oakes" });
  const dilip = await aCompanyAdmin(world, { companyId: marit.companyId, fullName: "Dilip Rao" });
  return { marit, dilip, job: await aJob(world, { ...job, companyId: marit.companyId }) };
}
