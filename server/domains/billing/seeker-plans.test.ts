import { expect, test } from "vitest";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { lastEmailTo } from "#server/testing/emails.ts";
import { addSeekerCard, emptyCard, openOfflinePayments } from "#server/testing/payments.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { type CandidatePerson, aCandidate } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

async function withCard() {
  const ann = await aCandidate(world);
  await typeCard(ann);
  return ann;
}
async function typeCard(ann: CandidatePerson, number?: string) {
  const back = await addSeekerCard(ann, payments.provider, number);
  expect(back.pathname).toBe("/settings");
}
const toPlus = ({ api }: CandidatePerson, expectedTotal?: number) =>
  api.seekerPlans.change({ body: { plan: "plus", expectedTotal } });

test("job seekers’ plans: free with 20 applications, Plus by card with 100, to the end of its period", async () => {
  const ann = await withCard();
  const { seekerPlans, applyCredits } = ann.api;
  expect(await seekerPlans.subscription()).toMatchObject({
    state: "free",
    plan: "seeker",
    methods: [{ last4: "4242" }],
  });
  expect(await applyCredits.take()).toMatchObject({ left: 20, aMonth: 20 });
  const plus = (await seekerPlans.plans()).find(({ plan }) => plan === "plus")!;
  expect(plus).toMatchObject({ price: 900, applications: 100, due: { total: 900 } });
  expect((await refusal(toPlus(ann, 1))).code).toBe("AMOUNT_CHANGED");
  expect(await toPlus(ann, 900)).toMatchObject({
    state: "active",
    plan: "plus",
    invoices: [{ state: "paid", total: 900 }],
  });
  expect(await applyCredits.take()).toMatchObject({ left: 100, aMonth: 100 });
  expect(await seekerPlans.cancel()).toMatchObject({ state: "active", nextPlan: "seeker" });
  for (let day = 0; day < 31; day++) await world.pass(86_400);
  expect((await refusal(seekerPlans.cancel())).statusCode).toBe(401);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("job seekers’ plans: without a card nothing is bought, and the card of a paid plan stays", async () => {
  expect((await refusal(toPlus(await aCandidate(world)))).code).toBe("PAYMENT_METHOD_NEEDED");
  const ann = await withCard();
  const { methods, invoices } = await toPlus(ann);
  const params = { id: methods[0]!.id };
  expect((await refusal(ann.api.seekerPlans.removePaymentInfo({ params }))).code).toBe("CARD_NEEDED");
  const stranger = await aCandidate(world);
  expect(
    (await refusal(stranger.api.seekerPlans.invoice({ params: { id: invoices[0]!.id } }))).statusCode,
  ).toBe(404);
  expect((await refusal((await aCandidate(world)).api.seekerPlans.cancel())).code).toBe("INVALID_STATE");
});

test("job seekers’ plans: a payment that fails is told once, by email and in the product, with the last day of Plus", async () => {
  const ann = await withPassword(world, await withCard());
  await toPlus(ann);
  await ann.api.accounts.setEmailSettings({ body: { applications: false } });
  await typeCard(ann, emptyCard);
  for (let day = 0; day < 37; day++) await world.pass(86_400);
  const subject = "We couldn’t collect your payment for Plus";
  const { token } = await world.client().accounts.login({ body: { email: ann.email, password } });
  const api = world.client(token);
  const { state, graceEnd } = await api.seekerPlans.subscription();
  expect(state).toBe("grace");
  expect(world.mailed.filter((email) => email.subject === subject)).toHaveLength(1);
  const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  const email = await lastEmailTo(world, ann.email);
  expect(email).toMatchObject({ subject, category: "account" });
  expect(email!.text).toContain("$9 for the next month of Plus");
  expect(email!.text).toContain("The card hasn’t enough funds.");
  expect(email!.text).toContain(`until ${day.format(new Date(graceEnd!))}`);
  expect(email!.text).toContain("/settings#plan");
  const { notifications } = await api.notifications.list({ query: { audience: "candidate" } });
  expect(notifications).toMatchObject([{ title: "A payment failed", url: "/settings#plan" }]);
  for (let day = 0; day < 15; day++) await world.pass(86_400);
  const again = world.client(
    (await world.client().accounts.login({ body: { email: ann.email, password } })).token,
  );
  expect(await again.seekerPlans.subscription()).toMatchObject({ state: "free", plan: "seeker" });
  const ended = { subject: "You’re on the free plan now", category: "account" };
  expect(await lastEmailTo(world, ann.email)).toMatchObject(ended);
  const later = await again.notifications.list({ query: { audience: "candidate" } });
  expect(later.notifications[0]).toMatchObject({
    title: "You’re on the free plan now",
    url: "/settings#plan",
  });
  expect(world.mailed.filter(({ subject: of }) => of === ended.subject)).toHaveLength(1);
});
