import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { notAllowed } from "#contract/team-rights.ts";
import { auditLog } from "#server/audit/tables.ts";
import { newId } from "#server/database/ids.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { aGiftCard, aPointHolder, aRedemption, manyForTheLastCard } from "#server/testing/gift-cards.ts";
import { huntMs, raceOften, racers } from "#server/testing/how-often.ts";
import { pressed } from "#server/testing/over-http.ts";
import { aCompanyAdmin, aPersonOfAllParts, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aRewardingTeam, hireReferred } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });

test("points: each step of a person who was referred counts once, whatever they apply for", async () => {
  const team = await aRewardingTeam(world);
  const { marit, employee } = team;
  const id = await hireReferred(world, team);
  expect(await employee.api.giftCards.points()).toMatchObject({
    points: 500,
    entries: [{ reason: "hired", points: 500, about: "Ranger" }],
  });
  await marit.api.applications.moveToStage({ params: { id }, body: { stage: "interview" } });
  await world.pass(60);
  await marit.api.applications.hire({ params: { id }, body: {} });
  await world.settle();
  expect(await employee.api.giftCards.points()).toMatchObject({ points: 500 });
});

test("gift cards: points are spent once, the code is emailed, and read by who redeemed it alone", async () => {
  const { marit, esi, card, redeem } = await aPointHolder(world, 150);
  const key = newId();
  const first = await redeem(key);
  expect(await redeem(key)).toEqual(first);
  expect(first).toMatchObject({ state: "requested", title: "Harbor Books", code: null });
  expect(Date.parse(first.dueAt) - Date.parse(first.requestedAt)).toBe(48 * 3_600_000);
  expect(await esi.api.giftCards.points()).toMatchObject({ points: 50 });
  expect(await refusal(redeem())).toMatchObject({
    code: "NOT_ENOUGH_POINTS",
    message: "You need 50 more points.",
  });
  expect(await marit.api.giftCards.list()).toMatchObject([{ id: card.id, redeemed: 1 }]);

  const [waiting] = await marit.api.giftCards.requests();
  expect(waiting).toMatchObject({ id: first.id, employeeName: "Esi Badu", state: "requested" });
  const sent = await marit.api.giftCards.deliver({ ...one(first.id), body: { code: "HB25-7KQ4" } });
  expect(sent).toMatchObject({ state: "delivered" });
  expect(JSON.stringify(sent)).not.toContain("HB25");
  expect(await esi.api.giftCards.redemptions()).toMatchObject([{ state: "delivered", code: "HB25-7KQ4" }]);
  await world.settle();
  const mailed = world.mailed.filter(({ to }) => to === esi.email);
  expect(mailed.at(-1)).toMatchObject({ text: expect.stringContaining("Gift card code: HB25-7KQ4") });
  const kept = await world.db.select().from(outbox).where(eq(outbox.recipient, esi.email));
  expect(JSON.stringify(kept)).not.toContain("HB25");
  const again = marit.api.giftCards.deliver({ ...one(first.id), body: { code: "X" } });
  expect(await refusal(again)).toMatchObject({ code: "INVALID_STATE" });
});

test(
  "gift cards: of fifty presses on the last points, one counts",
  () =>
    raceOften(async () => {
      const { esi, redeem } = await aPointHolder(world);
      const { done, refused } = await pressed(racers, () => redeem());
      expect(done).toHaveLength(1);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["NOT_ENOUGH_POINTS"]));
      expect(await esi.api.giftCards.points()).toMatchObject({ points: 0 });
    }),
  huntMs,
);

test(
  "gift cards: of fifty people who race for the last card, one gets it",
  () =>
    raceOften(async () => {
      const { redeem } = await manyForTheLastCard(world, racers);
      const { done, refused } = await pressed(racers, redeem);
      expect(done).toHaveLength(1);
      expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["NOTHING_LEFT"]));
    }),
  huntMs,
);

test("gift cards: what is declined or taken back returns the points, once", async () => {
  const { marit, esi, card, redemption, redeem } = await aRedemption(world);
  const declined = { ...one(redemption.id), body: { reason: "The shop closed." } };
  await marit.api.giftCards.decline(declined);
  expect(await esi.api.giftCards.points()).toMatchObject({
    points: 100,
    entries: [{ reason: "returned", points: 100 }, { reason: "redeemed", points: -100 }, { reason: "hired" }],
  });
  expect(await refusal(marit.api.giftCards.decline(declined))).toMatchObject({ code: "INVALID_STATE" });
  const { id } = await redeem();
  expect(await esi.api.giftCards.cancel(one(id))).toMatchObject({ state: "canceled" });
  expect(await esi.api.giftCards.points()).toMatchObject({ points: 100 });
  expect(await marit.api.giftCards.list()).toMatchObject([{ id: card.id, redeemed: 0 }]);
  await world.settle();
  const told = await esi.api.notifications.list({ query: { audience: "employee" } });
  expect(JSON.stringify(told)).toContain("The shop closed. Your points for “Harbor Books” are back.");
});

test("gift cards: the team hears at once, and again twelve hours before the time is up", async () => {
  const { marit, redemption } = await aRedemption(world);
  await world.settle();
  const titles = async () => {
    const told = await marit.api.notifications.list({ query: { audience: "company" } });
    return told.notifications.map(({ title }) => title);
  };
  expect(await titles()).toEqual(["Esi Badu redeemed a gift card"]);
  await world.pass(36 * 3600 + 1);
  expect(await titles()).toContain("A gift card is due in 12 hours");
  const other = await aRedemption(world);
  await other.marit.api.giftCards.deliver({ ...one(other.redemption.id), body: { code: "A1" } });
  await world.pass(36 * 3600 + 1);
  const told = await other.marit.api.notifications.list({ query: { audience: "company" } });
  expect(told.notifications.map(({ title }) => title)).toEqual(["Esi Badu redeemed a gift card"]);
  const kept = await world.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subjectId, [redemption.id, other.redemption.id, other.card.id]));
  expect(kept.map(({ action }) => action).toSorted()).toEqual(["giftCard.created", "giftCard.delivered"]);
});

test("gift cards: other companies’ are not there, and offering one needs the right", async () => {
  const { marit, card, redemption } = await aRedemption(world);
  const stranger = await anEmployee(world);
  expect(await stranger.api.giftCards.list()).toEqual([]);
  const theirs = stranger.api.giftCards.redeem({ body: { key: newId(), giftCardId: card.id } });
  expect(await refusal(theirs)).toMatchObject({ statusCode: 404 });
  const other = await aCompanyAdmin(world);
  const sending = other.api.giftCards.deliver({ ...one(redemption.id), body: { code: "X" } });
  expect(await refusal(sending)).toMatchObject({ statusCode: 404 });
  const reader = await aCompanyAdmin(world, { companyId: marit.companyId, without: ["billing"] });
  expect(await refusal(aGiftCard(reader))).toMatchObject({ message: notAllowed("billing") });
  expect(await marit.api.giftCards.end(one(card.id))).toMatchObject({ open: false });
});

test("gift cards: who works and hires there sees as an employee what can be redeemed, as the team all", async () => {
  const marit = await aCompanyAdmin(world);
  const noor = await aPersonOfAllParts(world, { companyId: marit.companyId });
  const [open, ended] = [await aGiftCard(marit), await aGiftCard(marit)];
  await marit.api.giftCards.end(one(ended.id));
  const idsAs = async (as: "employee" | "company") =>
    (await noor.api.giftCards.list({ query: { as } })).map(({ id }) => id);
  expect(await idsAs("employee")).toEqual([open.id]);
  expect((await idsAs("company")).toSorted()).toEqual([open.id, ended.id].toSorted());
  expect(await refusal(noor.api.giftCards.list())).toMatchObject({ statusCode: 422 });
});
