import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { notifications } from "#server/domains/notifications/tables.ts";
import { aFeedJob } from "#server/testing/feed-jobs.ts";
import { aJob } from "#server/testing/jobs.ts";
import { aCompany, aCompanyAdmin, disableAccount } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import { syncFeeds } from "../feeds/sync-feeds.ts";
import { jobs } from "../tables.ts";

const world = openWorld();
const days = (count: number) => world.pass(count * 86_400);

async function aTeam() {
  const ana = await aCompanyAdmin(world);
  const params = { id: ana.companyId };
  const publish = async (jobTitle: string) => {
    const { id } = await aJob(world, { companyId: ana.companyId, status: "draft", jobTitle });
    await ana.api.jobs.setStatus({ params: { id }, body: { status: "live" } });
    return id;
  };
  return {
    ...ana,
    params,
    publish,
    statusOf: async (id: string) => (await ana.api.jobs.get({ params: { id } })).status,
    due: () => ana.api.jobs.unconfirmed({ params }),
    told: async () =>
      (
        await world.db
          .select()
          .from(notifications)
          .where(and(eq(notifications.userId, ana.userId)))
          .orderBy(notifications.createdAt)
      )
        .filter(({ event }) => event.startsWith("jobs."))
        .map(({ title }) => title),
  };
}

test("freshness: a job no one confirms closes after two notifications, in the bell and by email", async () => {
  const { publish, statusOf, due, told, email } = await aTeam();
  const id = await publish("Welder");
  await days(22);
  expect(await due()).toEqual({ jobs: [], total: 0 });
  await days(1.1);
  expect(await told()).toEqual(["Still hiring for Welder?"]);
  const { jobs: asked } = await due();
  expect(asked).toMatchObject([{ id, jobTitle: "Welder" }]);
  await days(5.1);
  expect(await told()).toEqual(["Still hiring for Welder?", "Still hiring for Welder?"]);
  expect(await statusOf(id)).toBe("live");
  await days(2.1);
  expect(await statusOf(id)).toBe("closed");
  expect((await told()).at(-1)).toBe("We closed Welder");
  const letters = world.mailed.filter(({ to, subject }) => to === email && subject.includes("Welder"));
  expect(letters).toHaveLength(3);
  expect(letters[0]!.text).toContain("Confirm with one click within 7 days.");
  expect(letters[1]!.text).toContain("within 2 days.");
});

test("freshness: one click confirms for another 30 days, and several jobs are asked about together", async () => {
  const { api, params, publish, statusOf, due, told, companyId } = await aTeam();
  const ids = [await publish("Welder"), await publish("Fitter"), await publish("Nurse")];
  await days(24);
  expect(await told()).toEqual(["Still hiring for 3 jobs?"]);
  expect(await api.jobs.confirm({ params, body: { ids: [ids[0]!] } })).toEqual({ confirmed: 1 });
  expect((await due()).total).toBe(2);
  expect(await api.jobs.confirm({ params, body: {} })).toEqual({ confirmed: 2 });
  expect((await api.jobs.get({ params: { id: ids[0]! } })).confirmedAt).toBe(world.now().toISOString());
  await days(22);
  expect(await Promise.all(ids.map(statusOf))).toEqual(["live", "live", "live"]);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, "jobs.confirmed"), eq(auditLog.subjectId, companyId)))
    .orderBy(auditLog.at, auditLog.id);
  expect(kept.map(({ after }) => after)).toEqual([{ jobs: 1 }, { jobs: 2 }]);
});

test("freshness: editing a live job confirms it, and another company's jobs are nobody else's to confirm", async () => {
  const { api, publish, due } = await aTeam();
  const id = await publish("Welder");
  await days(24);
  expect((await due()).total).toBe(1);
  const stranger = await aTeam();
  expect(await stranger.api.jobs.confirm({ params: stranger.params, body: { ids: [id] } })).toEqual({
    confirmed: 0,
  });
  await api.jobs.update({ params: { id }, body: { jobTitle: "Senior welder" } });
  expect((await due()).total).toBe(0);
});

const posting = aFeedJob("1", { url: "https://boards.greenhouse.io/acme/jobs/1" });

test("freshness: being in its feed confirms a job once a day, and one whose feed is silent is asked about", async () => {
  const { companyId } = await aTeam();
  const feed = "https://boards.greenhouse.io/acme";
  const read = () =>
    world.db.transaction((tx) =>
      syncFeeds(tx, [{ companyId, system: "greenhouse", feed, jobs: [posting], complete: true }], {
        now: world.now(),
        announceAdded: true,
      }),
    );
  const job = async () => (await world.db.select().from(jobs).where(eq(jobs.companyId, companyId)))[0]!;
  const confirmedAt = async () => (await job()).confirmedAt;
  const asks = async () => (await job()).confirmationAsks;
  await read();
  const first = await confirmedAt();
  await days(0.5);
  await read();
  expect(await confirmedAt()).toEqual(first);
  await days(20);
  await read();
  expect(await confirmedAt()).toEqual(world.now());
  await days(20);
  expect(await asks()).toBe(0);
  await days(4);
  expect(await asks()).toBe(1);
  await read();
  expect(await asks()).toBe(0);
});

test("freshness: where nobody could be asked, nothing closes", async () => {
  const company = await aCompany(world);
  const lists = [
    { companyId: company.id, system: "file", feed: "file list", jobs: [posting], complete: true },
  ];
  await world.db.transaction((tx) => syncFeeds(tx, lists, { now: world.now(), announceAdded: false }));
  await days(60);
  const found = await world.db.select().from(jobs).where(eq(jobs.companyId, company.id));
  expect(found.map(({ status }) => status)).toEqual(["live"]);
});

test("freshness: a team whose accounts are all disabled is not asked, and its jobs stay as they are", async () => {
  const { api, publish, email, ...ana } = await aTeam();
  const id = await publish("Welder");
  await disableAccount(world, ana);
  for (const more of [23.1, 5.1, 2.1]) await days(more);
  expect(await world.client().jobs.get({ params: { id } })).toMatchObject({ status: "live" });
  expect(world.mailed.filter(({ to, subject }) => to === email && subject.includes("Welder"))).toEqual([]);
});
