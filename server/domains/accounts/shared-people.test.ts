import { expect, test } from "vitest";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aCandidate, aCompanyAdmin, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { type TestClient, openWorld } from "#server/testing/world.ts";

const world = openWorld();
const seenBy = async (api: TestClient) => new Set((await api.accounts.list()).map(({ id }) => id));

test("people: one lists oneself, one's colleagues and, for a hiring team, who applied to it", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const employee = await anEmployee(world, { companyId: job.companyId });
  const applicant = await aCandidate(world);
  const stranger = await aCandidate(world);
  const elsewhere = await aCompanyAdmin(world);
  await anApplication(world, job, { candidate: applicant });

  expect(await seenBy(marit.api)).toEqual(
    new Set([marit.userId, dilip.userId, employee.userId, applicant.userId]),
  );
  expect(await seenBy(applicant.api)).toEqual(new Set([applicant.userId]));
  expect(await seenBy(stranger.api)).toEqual(new Set([stranger.userId]));
  expect(await seenBy(elsewhere.api)).toEqual(new Set([elsewhere.userId]));
  expect(await seenBy((await anAdministrator(world)).api)).toEqual(new Set());

  const ids = { body: { parallelAccountIds: [marit.userId, stranger.userId] } };
  expect((await marit.api.accounts.profiles(ids)).map(({ id }) => id)).toEqual([marit.userId]);
  expect(await elsewhere.api.accounts.profiles(ids)).toEqual([]);
});

test("people: a candidate lists who of the hiring team is in their conversation, as long as they have access", async () => {
  const { marit, dilip, job } = await aHiringTeam(world);
  const params = { id: job.id, memberId: dilip.companyAdminId };
  await marit.api.jobs.addToTeam({ params });
  const { id, candidate } = await anApplication(world, job);
  await world.settle();
  expect(await seenBy(candidate.api)).toEqual(new Set([candidate.userId]));
  await marit.api.applications.accept({ params: { id }, body: {} });
  await world.settle();
  expect(await seenBy(candidate.api)).toEqual(new Set([candidate.userId, dilip.userId]));
  await marit.api.companies.updateMember({ params: { id: dilip.companyAdminId }, body: { disabled: true } });
  expect(await seenBy(candidate.api)).toEqual(new Set([candidate.userId]));
});

test("people: a lead who hides from the company is not found by its team", async () => {
  const { marit, job } = await aHiringTeam(world);
  const hidden = await aCandidate(world);
  await anApplication(world, job, { candidate: hidden, applicationState: "lead" });
  await hidden.api.matching.hideFromCompany({
    params: { id: hidden.candidateId, companyId: job.companyId },
    body: {},
  });
  expect(await seenBy(marit.api)).not.toContain(hidden.userId);
});

test("people: whether a tag is free is asked with the whole tag", async () => {
  const count = (filter?: object) =>
    world.client().accounts.count({ query: { filter: filter && JSON.stringify(filter) } });
  expect(await count({ where: { parallelTag: "nobody-has-this" } })).toEqual({ count: 0 });
  for (const filter of [undefined, {}, { where: { parallelTag: { like: "a" } } }])
    expect((await refusal(count(filter))).statusCode).toBe(422);
});
