import { companyNetworks } from "#server/domains/networks/tables.ts";
import { revealNotifications } from "#server/domains/referrals/tables.ts";
import { uploadedLeads, uploadedPeople } from "#server/domains/imported-people/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam, anApplication } from "./applications.ts";
import { aCandidate, aCompanyAdmin, anEmployee } from "./people.ts";
import type { World } from "./world.ts";

/** A network kept by a team nobody else knows. */
export async function aNetwork(world: World) {
  const { companyId, userId } = await aCompanyAdmin(world);
  const terms = { query: "nurse", filters: {}, ranges: {} };
  const id = newId();
  await world.db
    .insert(companyNetworks)
    .values({ id, companyId, name: "Nurses", terms, byUserId: userId, createdAt: world.now() });
  return id;
}

/** Someone from a file, a lead of a job of a team nobody else knows. */
export async function anUploadedLead(world: World) {
  const { marit, job } = await aHiringTeam(world);
  const { companyId } = job;
  const personId = newId();
  const leadId = newId();
  await world.db.insert(uploadedPeople).values({
    id: personId,
    companyId,
    fullName: "Rosa Alder",
    email: "rosa@people.example",
    fileName: "people.csv",
    byUserId: marit.userId,
    addedAt: world.now(),
    keptUntil: new Date(world.now().getTime() + 30 * 86_400_000),
  });
  await world.db
    .insert(uploadedLeads)
    .values({ id: leadId, personId, companyId, jobId: job.id, addedAt: world.now() });
  return { personId, leadId, marit, job };
}

/** An employee who is asked about someone who applied and lets colleagues be asked. */
export async function aReveal(world: World) {
  const { job } = await aHiringTeam(world);
  const employee = await anEmployee(world, job);
  const candidate = await aCandidate(world, { profile: { colleaguesMayBeAsked: true } });
  const { id: applicationId } = await anApplication(world, job, { candidate });
  const id = newId();
  await world.db.insert(revealNotifications).values({
    id,
    companyId: job.companyId,
    employeeId: employee.employeeId,
    candidateId: candidate.candidateId,
    applicationId,
    jobId: job.id,
    createdAt: world.now(),
  });
  return { id, employee, candidate, job };
}
