import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { invoices } from "#server/domains/billing/tables.ts";
import { giftCards } from "#server/domains/gift-cards/tables.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { aRedemption } from "#server/testing/gift-cards.ts";
import { password, withPassword } from "#server/testing/passwords.ts";
import { type Person, anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aDrop, aHireByReferral, aPayee } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const one = (id: string) => ({ params: { id } });
const end = ({ api }: Pick<Person, "api">, givesUp = true) =>
  api.privacy.deleteAccount({ body: { password, givesUp } });
const lost = async ({ api }: Pick<Person, "api">) => (await api.privacy.overview()).lost;

test("money left: what is ready to withdraw is named, and goes only with who says so", async () => {
  const { employee } = await aPayee(world);
  await withPassword(world, employee);
  expect(await lost(employee)).toEqual([
    "$1,000 that you can withdraw",
    expect.stringMatching(/^500 points/),
  ]);
  expect(await refusal(end(employee, false))).toMatchObject({
    statusCode: 409,
    code: "SOMETHING_LEFT",
    details: { lost: await lost(employee) },
  });
  await end(employee);
  expect((await refusal(employee.api.accounts.me())).statusCode).toBe(401);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("money left: while a withdrawal is on its way, the account stays", async () => {
  const { employee, withdraw } = await aPayee(world);
  await withPassword(world, employee);
  const { id } = await withdraw(100_000);
  expect(await refusal(end(employee))).toMatchObject({ statusCode: 409, code: "PAYOUT_UNDER_WAY" });
  expect(await employee.api.payouts.accounts()).toHaveLength(1);
  const [ada, bo] = [await anAdministrator(world), await anAdministrator(world)];
  await ada.api.payouts.approve(one(id));
  await bo.api.payouts.send(one(id));
  await bo.api.payouts.reconcile({ ...one(id), body: { outcome: "paid", reference: "TX 1" } });
  await end(employee);
});

test("money left: no company is asked to pay what nobody will get", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 3, payments: 2 });
  const { employee, marit, companyId } = team;
  await withPassword(world, employee);
  const drop = await aDrop(marit, world);
  await employee.api.drops.claim(one(drop.id));
  expect(await lost(employee)).toEqual([
    "$1,050 of bonuses and drops that aren’t paid for yet",
    expect.stringMatching(/^500 points at Company \d+$/),
  ]);
  await end(employee);
  await world.pass(10 * 86_400);
  const [hire] = await marit.api.rewards.hires();
  expect(hire).toMatchObject({ endReason: "forgone", employeeName: "A former employee" });
  expect(hire!.payments.map(({ state }) => state)).toEqual(["void", "void"]);
  expect(await marit.api.drops.list()).toMatchObject([{ claimed: 0 }]);
  expect(await world.db.$count(invoices, eq(invoices.ownerId, companyId))).toBe(0);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("money left: what a company pays after the account is gone is told to nobody", async () => {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await withPassword(world, team.employee);
  await world.pass(3700);
  const { api } = await anAdministrator(world);
  const { invoices: open } = await api.billing.allInvoices({ query: { limit: 100 } });
  const invoice = open.find(({ kind, state }) => kind === "rewards" && state === "open")!;
  await end(team.employee);
  await api.billing.recordTransfer({ ...one(invoice.id), body: { reference: `TX ${invoice.id}` } });
  await world.settle();
  expect(world.failures).toEqual([]);
  expect((await team.marit.api.rewards.hires())[0]!.payments).toMatchObject([{ state: "vested" }]);
  expect(await problemsOf(world.db)).toEqual([]);
});

test("money left: a gift card that was asked for can be redeemed by someone else", async () => {
  const { esi, card, marit } = await aRedemption(world);
  await withPassword(world, esi);
  expect(await lost(esi)).toEqual(["A gift card that hasn’t been sent yet: Harbor Books"]);
  await end(esi);
  const [row] = await world.db.select().from(giftCards).where(eq(giftCards.id, card.id));
  expect(row!.redeemed).toBe(0);
  expect(await marit.api.giftCards.requests()).toMatchObject([{ state: "canceled" }]);
  await world.pass(48 * 3600);
  expect(world.failures).toEqual([]);
});

test("money left: who has nothing loses nothing and isn’t asked", async () => {
  const esi = await withPassword(world, await anEmployee(world));
  expect(await lost(esi)).toEqual([]);
  await end(esi, false);
});
