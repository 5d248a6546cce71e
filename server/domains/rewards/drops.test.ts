import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { auditLog } from "#server/audit/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { huntMs, raceOften, racers } from "#server/testing/how-often.ts";
import { pressed } from "#server/testing/over-http.ts";
import { aCompanyAdmin, aPersonOfAllParts, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aDrop, payRewards } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });

test("drops: who claims one has the reward once the company paid, and once", async () => {
  const marit = await aCompanyAdmin(world);
  const esi = await anEmployee(world, { companyId: marit.companyId });
  const { id } = await aDrop(marit, world);
  expect(await esi.api.drops.list()).toMatchObject([{ id, open: true, mine: false, claimed: 0 }]);
  expect(await esi.api.drops.claim(one(id))).toMatchObject({ mine: true, paid: false, claimed: 1 });
  expect(await refusal(esi.api.drops.claim(one(id)))).toMatchObject({ code: "ALREADY_CLAIMED" });
  await world.settle();
  const told = await esi.api.notifications.list({ query: { audience: "employee" } });
  expect(told.notifications).toMatchObject([{ title: "New drop: Refer a nurse this week" }]);
  expect(told.notifications[0]!.text).toMatch(/offers \$50 to the first 3 people who claim it\.$/);
  await payRewards(world);
  expect(await esi.api.drops.list()).toMatchObject([{ id, mine: true, paid: true }]);
  const { available } = await esi.api.rewards.earnings(one(esi.employeeId));
  expect(available).toEqual([{ amount: 5000, currency: "USD" }]);
  const { transactions } = await esi.api.rewards.transactions({ query: {} });
  expect(transactions).toMatchObject([
    { kind: "vested" },
    { kind: "drop", about: "Refer a nurse this week" },
  ]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test(
  "drops: of fifty who race for the last one, one gets it",
  () =>
    raceOften(async () => {
      const marit = await aCompanyAdmin(world);
      const { companyId } = marit;
      const { id } = await aDrop(marit, world, 1);
      const people = await Promise.all(
        Array.from({ length: racers }, () => anEmployee(world, { companyId })),
      );
      const { done, refused } = await pressed(racers, (nth) => people[nth]!.api.drops.claim(one(id)));
      expect(done).toHaveLength(1);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["NOTHING_LEFT"]));
      expect(await marit.api.drops.list()).toMatchObject([{ claimed: 1, open: false }]);
      expect(await problemsOf(world.db)).toEqual([]);
    }),
  huntMs,
);

test("drops: over is over, by the clock or by the team, and who claimed still sees it", async () => {
  const marit = await aCompanyAdmin(world);
  const { companyId } = marit;
  const [esi, ben] = [await anEmployee(world, { companyId }), await anEmployee(world, { companyId })];
  const ended = await aDrop(marit, world);
  await esi.api.drops.claim(one(ended.id));
  expect(await marit.api.drops.end(one(ended.id))).toMatchObject({ open: false, claimed: 1 });
  expect(await refusal(ben.api.drops.claim(one(ended.id)))).toMatchObject({ code: "NOTHING_LEFT" });
  const late = await aDrop(marit, world);
  await world.pass(7 * 86_400 + 1);
  expect(await refusal(ben.api.drops.claim(one(late.id)))).toMatchObject({ code: "NOTHING_LEFT" });
  expect(await ben.api.drops.list()).toEqual([]);
  expect(await esi.api.drops.list()).toMatchObject([{ id: ended.id, mine: true }]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, ended.id));
  expect(kept.map(({ action }) => action)).toEqual(["drop.created", "drop.ended"]);
});

test("drops: other companies’ are not there, and making one needs the right and a time ahead", async () => {
  const marit = await aCompanyAdmin(world);
  const { id } = await aDrop(marit, world);
  const stranger = await anEmployee(world);
  expect(await stranger.api.drops.list()).toEqual([]);
  expect(await refusal(stranger.api.drops.claim(one(id)))).toMatchObject({ statusCode: 404 });
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["billing"] });
  expect(await refusal(aDrop(reader, world))).toMatchObject({ message: notAllowed("billing") });
  const body = { title: "Late", details: "", amount: 100, currency: "USD", stock: 1 };
  expect(
    await refusal(marit.api.drops.create({ body: { ...body, expiresAt: world.now().toISOString() } })),
  ).toMatchObject({ statusCode: 422, details: { expiresAt: expect.any(String) } });
});

test("drops: who works and hires there sees as an employee what is open or claimed, as the team all", async () => {
  const marit = await aCompanyAdmin(world);
  const noor = await aPersonOfAllParts(world, { companyId: marit.companyId });
  const [open, over] = [await aDrop(marit, world), await aDrop(marit, world)];
  await marit.api.drops.end(one(over.id));
  await noor.api.drops.claim(one(open.id));
  const listed = (as: "employee" | "company") => noor.api.drops.list({ query: { as } });
  expect(await listed("employee")).toMatchObject([{ id: open.id, mine: true }]);
  const toTeam = (await listed("company")).map((drop) => [drop.id, drop.open, drop.mine]);
  expect(toTeam.toSorted()).toEqual(
    [
      [open.id, true, false],
      [over.id, false, false],
    ].toSorted(),
  );
  expect(await refusal(noor.api.drops.list())).toMatchObject({ statusCode: 422 });
});

test("drops: one is worth what a card can be charged, up to the same in each currency", async () => {
  const marit = await aCompanyAdmin(world);
  const expiresAt = new Date(world.now().getTime() + 604_800_000).toISOString();
  const make = (amount: number, currency: string) =>
    marit.api.drops.create({
      body: { title: "For a nurse", details: "", stock: 1, amount, currency, expiresAt },
    });
  const why = async (amount: number, currency: string) => (await refusal(make(amount, currency))).details;
  expect(await why(25, "USD")).toEqual({ amount: "At least $0.50" });
  expect(await why(1005, "KWD")).toEqual({ amount: expect.stringMatching(/multiple of KWD\s0\.010$/) });
  expect(await why(10_000_001, "USD")).toEqual({ amount: "This reward is too large" });
  expect(await make(50, "USD")).toMatchObject({ open: true });
  // About $30, which was too large once.
  expect(await make(50_000_000, "IDR")).toMatchObject({ open: true });
});
