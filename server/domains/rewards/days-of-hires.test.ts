import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { refusal } from "#server/testing/refusal.ts";
import { aHireByReferral, aRewardingTeam, hireReferred } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { tasks } from "#server/tasks/tables.ts";
import { referralHires } from "./tables.ts";

const world = openWorld();
const until = (at: string) => world.pass((Date.parse(at) - world.now().getTime()) / 1000);
const timeZone = "America/Los_Angeles";

test("rewards: days are those of the company’s clock, and what is due on the last day is paid", async () => {
  await world.db.delete(tasks);
  // In the evening there, when the next day has begun in Greenwich.
  await until("2026-11-22T03:00:00Z");
  const team = await aHireByReferral(world, { payoutDelay: 1 });
  await team.marit.api.companies.update({ params: { id: team.companyId }, body: { timeZone } });
  const end = (endedOn: string) =>
    team.marit.api.rewards.endHire({ params: { id: team.hireId }, body: { endedOn } });
  expect(await refusal(end("2026-11-20"))).toMatchObject({ statusCode: 422 });
  expect(await end("2026-11-22")).toMatchObject({ endedAt: null, endsAt: "2026-11-23T07:59:59.999Z" });
  await until("2026-11-23T08:00:00Z");
  expect(await team.marit.api.rewards.hires()).toMatchObject([
    { timeZone, endedAt: "2026-11-23T07:59:59.999Z", endReason: "left", payments: [{ state: "due" }] },
  ]);
});

test("rewards: today there can be the last day, and is over at once", async () => {
  await until("2026-11-25T03:00:00Z");
  const team = await aHireByReferral(world, { payoutDelay: 1 });
  await team.marit.api.companies.update({ params: { id: team.companyId }, body: { timeZone } });
  const params = { id: team.hireId };
  expect(await team.marit.api.rewards.endHire({ params, body: { endedOn: "2026-11-24" } })).toMatchObject({
    endsAt: null,
    endedAt: "2026-11-25T07:59:59.999Z",
    payments: [{ state: "void" }],
  });
});

test("rewards: a year’s limit counts by the year of the company’s clock", async () => {
  await until("2027-01-01T03:00:00Z");
  const team = await aRewardingTeam(world, { mostAYear: 150_000 });
  await team.marit.api.companies.update({ params: { id: team.companyId }, body: { timeZone } });
  await hireReferred(world, team);
  await until("2027-01-01T09:00:00Z");
  await hireReferred(world, team);
  expect(await team.earnings()).toMatchObject({ totalEarnings: 200_000 });
});

test("rewards: an upgrade moves last days kept in UTC to the end of the same day in the company’s time zone", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 1 });
  await team.marit.api.companies.update({
    params: { id: team.companyId },
    body: { timeZone: "Asia/Tokyo" },
  });
  const kept = eq(referralHires.id, team.hireId);
  const endedAt = async () => (await world.db.select().from(referralHires).where(kept))[0]!.endedAt;
  await world.db
    .update(referralHires)
    .set({ endedAt: new Date("2026-12-10T23:59:59.999Z") })
    .where(kept);
  const file = "../../database/migrations/0165_last_days_and_payments_given_up.sql";
  const migration = await readFile(new URL(file, import.meta.url), "utf8");
  for (const part of migration.split("--> statement-breakpoint")) await world.db.execute(sql.raw(part));
  expect(await endedAt()).toEqual(new Date("2026-12-10T14:59:59.999Z"));
});
