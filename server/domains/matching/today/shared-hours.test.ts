import { expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { users } from "#server/domains/accounts/index.ts";
import { companies } from "#server/domains/companies/index.ts";
import { aDeveloper } from "#server/testing/candidates.ts";
import { aJob } from "#server/testing/jobs.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("shared hours: a remote job that shares too few stands under “Close, but” with its sentence", async () => {
  const ask = { jobTitle: "Software engineer", locations: [], remote: true };
  const near = await aJob(world, { ...ask, remoteLocations: ["United Kingdom"] });
  const far = await aJob(world, {
    ...ask,
    jobDescription: "<p>You build TypeScript services. We work Pacific hours.</p>",
  });
  const { api, userId, candidateId } = await aDeveloper(world, {
    preferences: { titles: ["Software engineer"], remote: true, remoteLocations: ["United Kingdom"] },
  });
  await world.db.update(users).set({ timeZone: "Europe/London" }).where(eq(users.id, userId));
  const params = { candidateId };
  const idsOf = ({ matches }: Awaited<ReturnType<typeof api.matching.today>>) =>
    matches.map(({ jobId }) => jobId).toSorted();
  expect(idsOf(await api.matching.today())).toEqual([near.id, far.id].toSorted());

  await api.candidates.setPreferences({ params, body: { sharedHours: 4 } });
  expect(idsOf(await api.matching.chooseAgain())).toEqual([near.id]);
  const { jobs, loosening } = await api.matching.closeBut();
  expect(jobs.map(({ id, breaks }) => [id, breaks])).toEqual([
    [far.id, "Works Pacific hours: no hours shared with yours, and you asked for 4."],
  ]);
  expect(loosening).toEqual([{ condition: "hours", jobs: 1 }]);
  const { fit } = await api.matching.forJob({ params: { candidateId, jobId: far.id } });
  expect(fit).toMatchObject({
    hard: { hours: { verdict: "conflict" } },
    inputs: expect.arrayContaining(["the working hours of the team and yours"]),
  });

  await api.candidates.setPreferences({ params, body: { sharedHours: null } });
  expect(idsOf(await api.matching.chooseAgain())).toEqual([near.id, far.id].toSorted());
  expect(await refusal(api.candidates.setPreferences({ params, body: { sharedHours: 9 } }))).toMatchObject({
    statusCode: 422,
  });
});

test("shared hours: where a posting does not say when the team works, the company’s country does", async () => {
  const { api, userId, candidateId } = await aDeveloper(world, {
    preferences: { titles: ["Software engineer"], remote: true, sharedHours: 3 },
  });
  await world.db.update(users).set({ timeZone: "America/Los_Angeles" }).where(eq(users.id, userId));
  const { companyId, id: jobId } = await aJob(world, {
    jobTitle: "Software engineer",
    locations: [],
    remote: true,
  });

  await world.db
    .update(companies)
    .set({ companyHQlocation: "Kyiv, Ukraine" })
    .where(eq(companies.id, companyId));
  const { fit } = await api.matching.forJob({ params: { candidateId, jobId } });
  expect(fit!.breaks).toContain(
    "The company is in Ukraine: no hours shared with yours, and you asked for 3.",
  );
});
