import { addRole } from "#server/domains/accounts/queries.ts";
import type { Owner } from "#server/domains/accounts/index.ts";
import { assistantThreads } from "#server/domains/assistant/tables.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam } from "./applications.ts";
import { type CandidatePerson, aCandidate, aCompany } from "./people.ts";
import { withPassword } from "./passwords.ts";
import type { World } from "./world.ts";

interface Everywhere {
  person: CandidatePerson;
  owner: Owner;
}
/** Someone who looks for a job, works at one company and hires for another; with something where others follow from it. */
export async function someoneEverywhere(world: World): Promise<Everywhere> {
  const person = await withPassword(world, await aCandidate(world, { fullName: "Ann Everywhere" }));
  await leaveTraces(world, person);
  const { userId, candidateId, email } = person;
  const roleAt = async (kind: "employee" | "companyAdmin") => {
    const { id: companyId } = await aCompany(world);
    const wanted = { userId, kind, companyId, now: world.now() };
    return world.db.transaction((tx) => addRole(tx, wanted));
  };
  const { id: employeeId } = await roleAt("employee");
  const { id: companyAdminId, companyId } = await roleAt("companyAdmin");
  const names = { fullName: "Ann Everywhere", givenEmail: email, profilePicture: null };
  return { person, owner: { userId, email, candidateId, employeeId, companyAdminId, companyId, ...names } };
}

/** A document, an application with its conversation, a talk with the coach, credits. */
async function leaveTraces(world: World, { api, userId, candidateId }: CandidatePerson) {
  const file = new Blob(["Baker"]);
  await api.files.upload({ file, fileName: "Baker.txt", body: { folder: "answers" } });
  const { marit, job } = await aHiringTeam(world);
  const { id } = await api.applications.apply({ params: { id: job.id }, body: {} });
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  const at = { createdAt: world.now(), changedAt: world.now() };
  const thread = { id: newId(), kind: "bot" as const, userId, candidateId, title: "Bread" };
  await world.db.insert(assistantThreads).values({ ...thread, ...at });
  await api.applyCredits.take();
}
