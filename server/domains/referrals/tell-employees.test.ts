import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCandidate, aCompanyAdmin, anEmployee } from "#server/testing/people.ts";
import { aReferralRequest } from "#server/testing/referrals.ts";
import { openSockets } from "#server/testing/sockets.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const sockets = openSockets(world);

/** What open screens of these people hear, from now on. */
async function listening(people: { token: string }[]) {
  const opened = people.map(({ token }) => sockets.open(`/api/live?token=${token}`));
  await Promise.all(opened.map((socket) => socket.received("welcome")));
  return opened;
}
const ofEmployees = "referrals.ofEmployeesChanged";
const ofEmployee = "referrals.ofEmployeeChanged";

test("referrals: who works at the company sees a new request at once, and nobody else hears of it", async () => {
  const { marit, job } = await aHiringTeam(world);
  const [esi, stranger] = [
    await anEmployee(world, { companyId: job.companyId }),
    await anEmployee(world, { companyId: (await aCompanyAdmin(world)).companyId }),
  ];
  const greta = await aCandidate(world);
  const [atCompany, elsewhere, team] = await listening([esi, stranger, marit]);
  const { id } = await greta.api.referrals.ask({ query: {}, body: { jobId: job.id } });
  const later = await aCandidate(world);
  await later.api.referrals.ask({ query: {}, body: { jobId: job.id } });
  const before = atCompany!.frames.length;
  await greta.api.applications.withdraw({ params: { id }, body: {} });
  const hint = await atCompany!.received(ofEmployees);
  expect(hint.stale).toEqual(["referrals"]);
  // It says that something is to be read again, and of whom and what only to those who may read it.
  expect(JSON.stringify(hint)).not.toMatch(new RegExp(`${id}|${greta.candidateId}|${job.id}`));
  expect(elsewhere!.types()).toEqual(["welcome"]);
  await atCompany!.received(ofEmployees, before);
  // What reaches the team comes in the order it happened.
  await marit.api.jobs.update({ params: { id: job.id }, body: { jobTitle: "Night baker" } });
  await team!.received("job.changed");
  expect(team!.types().filter((type) => !type.startsWith("job."))).toEqual(["welcome"]);
});

test("referrals: who is asked by name hears of it alone, and what becomes of it later", async () => {
  const { employee, greta, job, one } = await aReferralRequest(world, { byName: true });
  const coworker = await anEmployee(world, { companyId: job.companyId });
  const [asked, other] = await listening([employee, coworker]);
  await greta.api.applications.withdraw({ ...one, body: {} });
  await asked!.received(ofEmployee);
  expect(await employee.api.referrals.requests({ query: {} })).toMatchObject({ total: 0 });
  const again = await aCandidate(world);
  const pTag = (await employee.api.accounts.me()).parallelTag!;
  const before = asked!.frames.length;
  const heardBefore = other!.frames.length;
  await again.api.referrals.ask({ query: { pTag }, body: { jobId: job.id } });
  await asked!.received(ofEmployee, before);
  expect(other!.types().slice(heardBefore)).not.toContain(ofEmployees);
});

test("referrals: a referral to vote on shows up for coworkers, and goes once it is decided", async () => {
  const { marit, employee, job, one, id } = await aReferralRequest(world, { byName: true });
  await marit.api.companies.update({ params: { id: job.companyId }, body: { referralReviews: true } });
  const coworker = await anEmployee(world, { companyId: job.companyId });
  const [other] = await listening([coworker]);
  await employee.api.referrals.refer({ ...one, body: {} });
  await other!.received(ofEmployees);
  expect(await coworker.api.referrals.reviews({ query: {} })).toMatchObject({ total: 1 });
  const before = other!.frames.length;
  await marit.api.referrals.vote({ params: { id }, query: {}, body: { vote: "for" } });
  await other!.received(ofEmployees, before);
});
