import { addDays } from "#shared/times/add-days.ts";
import { companyNetworks } from "#server/domains/networks/tables.ts";
import { revealNotifications } from "#server/domains/referrals/tables.ts";
import { applications } from "#server/domains/applications/tables.ts";
import { externalCandidates } from "#server/domains/external-candidates/tables.ts";
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

/** Someone without an account, a lead of a job of a team nobody else knows. */
export async function anUploadedLead(
  world: World,
  team?: Awaited<ReturnType<typeof aHiringTeam>>,
  { email = "rosa@people.example" as string | null, fullName = "Rosa Alder" } = {},
) {
  const { marit, job } = team ?? (await aHiringTeam(world));
  const { companyId } = job;
  const personId = newId();
  const leadId = newId();
  await world.db.insert(externalCandidates).values({
    id: personId,
    companyId,
    fullName,
    email,
    fileName: "people.csv",
    byUserId: marit.userId,
    addedAt: world.now(),
    keptUntil: addDays(world.now(), 30),
  });
  const at = { appliedAt: world.now(), changedAt: world.now(), lastActivityAt: world.now() };
  await world.db
    .insert(applications)
    .values({ id: leadId, candidateId: personId, companyId, jobId: job.id, applicationState: "lead", ...at });
  return { personId, leadId, marit, job };
}

/** A hiring team’s question to an employee about someone they know. */
export async function aColleagueQuestion(world: World) {
  const { id: revealId, employee, applicationId, marit } = await aReveal(world);
  await employee.api.referrals.answerReveal({ params: { id: revealId }, body: { state: "revealed" } });
  await world.pass(8);
  const body = { revealId, text: "How did they handle pressure?" };
  const { id } = await marit.api.referrals.askColleague({ params: { id: applicationId }, body });
  return { id, revealId, employee, applicationId, marit };
}

/** An employee who is asked about someone who applied and lets colleagues be asked. */
export async function aReveal(world: World) {
  const { job, marit } = await aHiringTeam(world);
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
  return { id, employee, candidate, job, applicationId, marit };
}
