import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#server/domains/accounts/index.ts";
import { hashPassword } from "#server/domains/accounts/passwords/passwords.ts";
import { aHiringTeam } from "#server/testing/applications.ts";
import { aCommunity } from "#server/testing/communities.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aReport } from "#server/testing/listing-reports.ts";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });

/** A company, and a community that shows its jobs at once. */
async function aChannel(team: Pick<Awaited<ReturnType<typeof aHiringTeam>>, "marit" | "job">) {
  const { marit, job } = team;
  const founder = await aCandidate(world);
  const { id } = await aCommunity(founder, { reviewsJobs: false });
  const { communities, companies } = marit.api;
  const company = one(job.companyId);
  const bring = (jobId: string) => communities.publishJob({ ...one(id), body: { jobId } });
  await bring(job.id);
  return {
    id,
    founder,
    company,
    bring,
    flag: async () => {
      await world.settle();
      return (await companies.get(company)).channelFlags.communities;
    },
    paused: async (jobId: string) => (await communities.ofJob(one(jobId)))[0]!.paused,
  };
}

type Channel = Awaited<ReturnType<typeof aChannel>>;

async function deleteAccount({ api, userId }: Channel["founder"]) {
  const password = "correct horse battery";
  const passwordHash = await hashPassword(password);
  await world.db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  await api.privacy.deleteAccount({ body: { password } });
}

test("communities: the flag goes out when the only job there closes, and comes back when it opens again", async () => {
  const team = await aHiringTeam(world);
  const { flag } = await aChannel(team);
  expect(await flag()).toBe(true);
  const set = (status: "live" | "closed") =>
    team.marit.api.jobs.setStatus({ params: { id: team.job.id }, body: { status } });
  await set("closed");
  expect(await flag()).toBe(false);
  await set("live");
  expect(await flag()).toBe(true);
});

test("communities: the flag goes out when the only job there is held back", async () => {
  const team = await aReport(world);
  const { flag } = await aChannel(team);
  expect(await flag()).toBe(true);
  for (let nth = 0; nth < 2; nth++) {
    const { api } = await aCandidate(world);
    await api.listingReports.report({ body: { kind: "job", id: team.job.id, reason: "scam" } });
  }
  expect(await flag()).toBe(false);
});

test("communities: while a company has switched them off, a job that it brings waits with the others", async () => {
  const team = await aHiringTeam(world);
  const { flag, paused, bring, company } = await aChannel(team);
  const other = await aJob(world, { companyId: team.job.companyId });
  await team.marit.api.exchanges.unpublishFromCommunities(company);
  await bring(other.id);
  expect(await flag()).toBe(false);
  expect([await paused(team.job.id), await paused(other.id)]).toEqual([true, true]);
  await team.marit.api.exchanges.publishToCommunities(company);
  expect(await flag()).toBe(true);
  expect([await paused(team.job.id), await paused(other.id)]).toEqual([false, false]);
});

test.each([
  ["when its last member leaves it", ({ founder, id }: Channel) => founder.api.communities.leave(one(id))],
  ["with the account of its last member", ({ founder }: Channel) => deleteAccount(founder)],
])("communities: the flag goes out as the only community of a company ends %s", async (_, end) => {
  const channel = await aChannel(await aHiringTeam(world));
  expect(await channel.flag()).toBe(true);
  await end(channel);
  expect(await channel.flag()).toBe(false);
});
