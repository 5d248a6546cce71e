import { expect, test } from "vitest";
import { accountEvents } from "#server/domains/accounts/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { sourceOf } from "#server/domains/search/index-source.ts";
import { aHiringTeam, anApplication } from "#server/testing/applications.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCandidate, aPersonOfAllParts } from "#server/testing/people.ts";
import { openSearch } from "#server/testing/search.ts";
import { openWorld } from "#server/testing/world.ts";
import { idOfPair } from "./network-people.ts";
import "./network-index.ts";

const world = openWorld();
openSearch(world, () => Promise.resolve());

test("network: however many jobs and people change at once, one question is asked of each kind", async () => {
  const { marit, job } = await aHiringTeam(world);
  const first = await anApplication(world, job);
  const other = await aJob(world, { companyId: marit.companyId });
  const second = await anApplication(world, other);
  await anApplication(world, (await aHiringTeam(world)).job);
  let asked = 0;
  const counting = new Proxy(world.db, {
    get(db, name, receiver) {
      if (name === "selectDistinct") asked++;
      return Reflect.get(db, name, receiver) as unknown;
    },
  });
  const jobIds = Array.from({ length: 50 }, () => [job.id, other.id]).flat();
  const changed = jobIds.map((jobId) => ({ name: jobEvents.changed.name, data: { jobId } }));
  const renamed = { name: accountEvents.changed.name, data: { userId: first.candidate.userId } };
  const touched = await sourceOf("candidates")!.touchedBy(counting, [...changed, renamed]);
  expect(new Set(touched)).toEqual(new Set([idOfPair(first), idOfPair(second)]));
  expect(asked).toBe(2);
});

test("network: someone who applied before they joined the hiring team is found by their teammates, not by themselves", async () => {
  const { job, marit } = await aHiringTeam(world, { jobTitle: "Glass blower" });
  const noor = await aPersonOfAllParts(world, { companyId: job.companyId });
  const { candidateId } = noor;
  await anApplication(world, job, { candidate: noor });
  await noor.api.candidates.update({ params: { id: candidateId }, body: { department: "Glass" } });
  const counts = async ({ api }: Pick<typeof marit, "api">) => {
    const { total, hits, facets } = await api.networks.search({ body: { facets: ["department"] } });
    return [total, hits.length, facets.department?.length ?? 0];
  };
  await expect.poll(() => counts(marit)).toEqual([1, 1, 1]);
  expect(await counts(noor)).toEqual([0, 0, 0]);
});

test("network: without a search, people stand by when their last application changed, the latest first", async () => {
  const { job, marit } = await aHiringTeam(world);
  const minutes = [3, 1, 2, 5, 4];
  for (const minute of minutes) {
    const candidate = await aCandidate(world, { fullName: `Minute ${minute}` });
    const changedAt = new Date(world.now().getTime() - minute * 60_000);
    await anApplication(world, job, { candidate, changedAt });
    const params = { id: candidate.candidateId };
    await candidate.api.candidates.update({ params, body: { department: "Glass" } });
  }
  const names = async () =>
    (await marit.api.networks.search({ body: {} })).hits.map(({ person }) => person!.fullName);
  await expect.poll(names).toEqual([1, 2, 3, 4, 5].map((minute) => `Minute ${minute}`));
});
