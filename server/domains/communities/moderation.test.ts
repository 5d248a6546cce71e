import { expect, test } from "vitest";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCommunity } from "#server/testing/communities.ts";
import { aCandidate, anAdministrator } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });
const anonymous = () => world.client();

/** A community that shows jobs at once, and a company whose job it shows. */
async function aShownJob({ reviewsJobs = false } = {}) {
  const { marit, job } = await aHiringTeam(world);
  const ann = await aCandidate(world);
  const { id } = await aCommunity(ann, { reviewsJobs });
  const bring = () => marit.api.communities.publishJob({ ...one(id), body: { jobId: job.id } });
  await bring();
  return {
    ann,
    marit,
    job,
    id,
    bring,
    withdraw: () => marit.api.communities.withdrawJob({ params: { id, jobId: job.id } }),
    decide: (state: "published" | "declined", reason?: string) =>
      ann.api.communities.decideJob({ ...one(id), body: { jobId: job.id, state, reason } }),
    shown: async () => (await anonymous().communities.jobs(one(id))).map(({ job: { id: jobId } }) => jobId),
    waiting: () => ann.api.communities.jobs({ ...one(id), query: { state: "waiting" } }),
    ofJob: () => marit.api.communities.ofJob(one(job.id)),
  };
}

test("communities: a job that a moderator removed waits for one when it is brought again, also after it was taken back", async () => {
  const { bring, withdraw, decide, shown, waiting, ofJob, job } = await aShownJob();
  expect(await shown()).toEqual([job.id]);
  await decide("declined", "Not at night.");
  await bring();
  expect(await shown()).toEqual([]);
  expect(await waiting()).toMatchObject([{ state: "waiting", declinedBefore: "Not at night." }]);
  expect(await ofJob()).toMatchObject([{ state: "waiting", reason: null }]);
  await withdraw();
  expect([await waiting(), await ofJob()]).toEqual([[], []]);
  await bring();
  expect(await shown()).toEqual([]);
  expect(await waiting()).toHaveLength(1);
  await decide("published");
  expect(await shown()).toEqual([job.id]);
  await withdraw();
  await bring();
  expect(await shown()).toEqual([job.id]);
});

test("communities: who was removed can’t join again unless a moderator lets them in", async () => {
  const [ann, ben] = [await aCandidate(world), await aCandidate(world)];
  const { id } = await aCommunity(ann);
  await ben.api.communities.join(one(id));
  const set = (standing: "member" | null) =>
    ann.api.communities.setStanding({ ...one(id), body: { userId: ben.userId, standing } });
  await set(null);
  expect(await refusal(ben.api.communities.join(one(id)))).toMatchObject({ code: "REMOVED" });
  await ben.api.communities.leave(one(id));
  expect(await refusal(ben.api.communities.join(one(id)))).toMatchObject({ code: "REMOVED" });
  expect(await ben.api.communities.get(one(id))).toMatchObject({ standing: "removed", members: 1 });
  expect(await ben.api.communities.list({ query: { mine: "true" } })).toMatchObject({ total: 0 });
  const { members } = await ann.api.communities.members({ ...one(id), query: {} });
  expect(members.map(({ standing }) => standing)).toEqual(["moderator", "removed"]);
  await set("member");
  expect(await ben.api.communities.get(one(id))).toMatchObject({ standing: "member", members: 2 });
});

test("communities: who asked and was refused doesn’t ask again, and the last member’s leaving still ends it", async () => {
  const [ann, ben] = [await aCandidate(world), await aCandidate(world)];
  const { id } = await aCommunity(ann, { joining: "asked" });
  await ben.api.communities.join(one(id));
  await ann.api.communities.setStanding({ ...one(id), body: { userId: ben.userId, standing: null } });
  expect(await refusal(ben.api.communities.join(one(id)))).toMatchObject({ code: "REMOVED" });
  expect(await ann.api.communities.get(one(id))).toMatchObject({ waiting: { people: 0 } });
  await ann.api.communities.leave(one(id));
  expect(await refusal(ann.api.communities.get(one(id)))).toMatchObject({ statusCode: 404 });
});

test("communities: a job that waits and closes waits no more, in the count as in the list", async () => {
  const { ann, marit, job, id, waiting } = await aShownJob({ reviewsJobs: true });
  expect(await ann.api.communities.get(one(id))).toMatchObject({ waiting: { jobs: 1 } });
  await marit.api.jobs.setStatus({ params: { id: job.id }, body: { status: "closed" } });
  expect(await waiting()).toEqual([]);
  expect(await ann.api.communities.get(one(id))).toMatchObject({ waiting: { jobs: 0 } });
});

test("communities: one that is reported is taken down for everyone but its moderators, with its jobs, and put back", async () => {
  const { ann, marit, job, id, shown, bring } = await aShownJob();
  const ben = await aCandidate(world);
  const report = { kind: "community", id, reason: "offensive", words: "It hunts people." } as const;
  await ben.api.listingReports.report({ body: report });
  const { api } = await anAdministrator(world);
  const reviewed = async (list: "open" | "down") =>
    (await api.listingReports.reviewed({ query: { list } })).find((listing) => listing.id === id)!;
  const found = await reviewed("open");
  expect(found).toMatchObject({
    kind: "community",
    title: expect.stringContaining("Night ferries"),
    path: `/communities/${id}`,
    down: null,
    reports: [{ words: "It hunts people." }],
  });
  await api.listingReports.decide({
    ...one(id),
    body: { decision: "takeDown", words: "It names private people.", seenUntil: found.at },
  });
  await world.settle();
  for (const reader of [anonymous(), ben.api, marit.api])
    expect(await refusal(reader.communities.get(one(id)))).toMatchObject({ statusCode: 404 });
  expect(await refusal(shown())).toMatchObject({ statusCode: 404 });
  expect(await refusal(ben.api.communities.join(one(id)))).toMatchObject({ statusCode: 404 });
  expect(await refusal(bring())).toMatchObject({ statusCode: 404 });
  const { name } = await ann.api.communities.get(one(id));
  expect((await anonymous().communities.list({ query: { search: name } })).total).toBe(0);
  expect(await ann.api.communities.get(one(id))).toMatchObject({
    takenDown: { reason: "It names private people." },
  });
  const company = await marit.api.companies.get({ params: { id: job.companyId } });
  expect(company.channelFlags.communities).toBe(false);
  const titles = async (person: typeof ann) =>
    (await person.api.notifications.list({ query: {} })).notifications.map(({ title }) => title);
  expect(await titles(ann)).toContain(`We took down ${name}`);
  expect(await titles(ben)).toContain("We took down what you reported");

  await api.listingReports.decide({
    ...one(id),
    body: { decision: "restore", seenUntil: (await reviewed("down")).at },
  });
  await world.settle();
  expect(await shown()).toEqual([job.id]);
  expect(await titles(ann)).toContain(`${name} is back`);
});
