import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { anUploadedLead } from "#server/testing/networks.ts";
import { aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const looking = { profile: { jobStatus: "Actively looking" } };

async function aSeekerAndATeam() {
  const team = await aHiringTeam(world);
  const freya = await aCandidate(world, { fullName: "Freya Lindqvist", ...looking });
  const mine = { id: freya.candidateId, companyId: team.job.companyId };
  const ask = (on: boolean) => freya.api.doNotContact.set({ params: mine, body: { on } });
  const invited = { candidateId: freya.candidateId, jobId: team.job.id };
  return { ...team, freya, ask, invited };
}

test("do not contact: someone with an account says it, every way of writing first refuses, and taking it back undoes it", async () => {
  const { marit, job, freya, ask, invited } = await aSeekerAndATeam();
  const { id: leadId } = await marit.api.leads.add({
    params: { id: job.id },
    body: { candidateId: freya.candidateId },
  });
  await ask(true);
  const said = "Freya Lindqvist asked you not to write to them again.";
  const byNetwork = await marit.api.networks.invite({ body: { candidates: [invited] } });
  expect(byNetwork.refused).toMatchObject([{ code: "OBJECTED", message: said }]);
  const byLead = await marit.api.leads.decideOutbound({ body: { accept: true, requestIds: [leadId] } });
  expect(byLead.refused).toMatchObject([{ code: "OBJECTED", message: said }]);
  const plan = { jobId: job.id, candidateIds: [freya.candidateId], text: "Hi", followUps: [] };
  expect(await marit.api.outreach.preview({ body: plan })).toMatchObject([
    { refused: "They asked you not to write to them again." },
  ]);
  const [contact] = await marit.api.networks.contacts({ query: { ids: freya.candidateId } });
  expect(contact!.doNotContactSince).not.toBeNull();
  expect(await freya.api.doNotContact.list({ params: { id: freya.candidateId } })).toMatchObject([
    { id: job.companyId },
  ]);
  await ask(false);
  const { invited: now } = await marit.api.networks.invite({ body: { candidates: [invited] } });
  expect(now).toHaveLength(1);
});

test("do not contact: it binds one company alone, and declines its open invitations", async () => {
  const { marit, freya, ask, invited } = await aSeekerAndATeam();
  await marit.api.networks.invite({ body: { candidates: [invited] } });
  await ask(true);
  await world.settle();
  const [mine] = await freya.api.applications.mine();
  expect(mine).toMatchObject({ applicationState: "declined" });
  const other = await aHiringTeam(world);
  const elsewhere = { candidateId: freya.candidateId, jobId: other.job.id };
  expect((await other.marit.api.networks.invite({ body: { candidates: [elsewhere] } })).refused).toEqual([]);
});

test("do not contact: someone who said it from an email is not written to under the account of that address", async () => {
  const email = "rosa-never@people.example";
  const { marit, job, personId } = await anUploadedLead(world, undefined, { email });
  const rosa = await aCandidate(world, { email, fullName: "Rosa Alder", ...looking });
  const before = await marit.api.networks.contacts({ query: { ids: `${personId},${rosa.candidateId}` } });
  expect(before.map(({ doNotContactSince }) => doNotContactSince)).toEqual([null, null]);
  await rosa.api.doNotContact.set({
    params: { id: rosa.candidateId, companyId: job.companyId },
    body: { on: true },
  });
  const after = await marit.api.networks.contacts({ query: { ids: `${personId},${rosa.candidateId}` } });
  expect(after.every(({ doNotContactSince }) => doNotContactSince !== null)).toBe(true);
});

test("ownership: whom a teammate wrote to lately is written to by another only on purpose, and says who wrote", async () => {
  const { marit, dilip, job, freya, invited } = await aSeekerAndATeam();
  await marit.api.networks.invite({ body: { candidates: [invited] } });
  await world.pass(9 * 86_400);
  const { id: jobId } = await aJob(world, { companyId: job.companyId });
  const again = { candidateId: freya.candidateId, jobId };
  const { refused } = await dilip.api.networks.invite({ body: { candidates: [again] } });
  expect(refused).toMatchObject([
    { code: "TEAMMATE_WROTE", message: "Marit Oakes wrote to them 9 days ago. Write anyway?" },
  ]);
  const plan = { jobId, candidateIds: [freya.candidateId], text: "Hi", followUps: [] };
  expect(await refusal(dilip.api.outreach.start({ body: plan }))).toMatchObject({
    statusCode: 409,
    code: "TEAMMATE_WROTE",
  });
  const anyway = plan.candidateIds;
  expect(await dilip.api.outreach.start({ body: { ...plan, anyway } })).toMatchObject({ planned: 1 });
  const [contact] = await dilip.api.networks.contacts({ query: { ids: freya.candidateId } });
  expect(contact).toMatchObject({ asksFirst: true, earlier: { name: "Marit Oakes", mine: false, days: 9 } });
});
