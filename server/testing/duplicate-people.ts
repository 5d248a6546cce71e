import type { aHiringTeam } from "./applications.ts";
import { anUploadedLead } from "./networks.ts";
import type { World } from "./world.ts";

type Team = Awaited<ReturnType<typeof aHiringTeam>>;

/** Two records of one person without an account, with one phone, both leads of one job. */
export async function twoRecords(world: World, team?: Team) {
  const one = await anUploadedLead(world, team, { email: null, fullName: "Rosa Alder" });
  const { marit, job } = one;
  const phone = "+44 113 496 0000";
  const other = await marit.api.leads.add({
    params: { id: job.id },
    body: { fullName: "Rosa Alder", email: `rosa-${one.personId}@people.example`, phone, title: "Nurse" },
  });
  const third = await marit.api.leads.add({
    params: { id: job.id },
    body: { fullName: "R. Alder", linkedInUrl: `linkedin.com/in/rosa-${one.personId}`, phone },
  });
  return { marit, job, oneId: other.person.id, otherId: third.person.id, one: other, other: third };
}

export async function aMerge(world: World) {
  const { marit, oneId, otherId } = await twoRecords(world);
  return marit.api.duplicatePeople.merge({ body: { keptId: oneId, goneId: otherId } });
}

export async function aPairApart(world: World) {
  const { marit, oneId, otherId } = await twoRecords(world);
  return marit.api.duplicatePeople.keepApart({ body: { ids: [oneId, otherId] } });
}
