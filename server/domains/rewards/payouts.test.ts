import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { users } from "#server/domains/accounts/index.ts";
import { newId } from "#server/database/ids.ts";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { pressed } from "#server/testing/over-http.ts";
import { anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aPayee } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { type PayoutAct, actsFor, payoutActs } from "./payout-acts.ts";
import { bankAccounts } from "./tables.ts";

const world = openWorld();
type Admin = Awaited<ReturnType<typeof anAdministrator>>;
const one = (id: string) => ({ params: { id } });
const free = async ({ earnings }: Awaited<ReturnType<typeof aPayee>>) =>
  (await earnings()).available[0]!.amount;
const twoAdministrators = async () => [await anAdministrator(world), await anAdministrator(world)] as const;
const sent = async (id: string) => {
  const [ada, bo] = await twoAdministrators();
  await ada.api.payouts.approve(one(id));
  await bo.api.payouts.send(one(id));
  return bo;
};
const paid = ({ api }: Admin, id: string) =>
  api.payouts.reconcile({ ...one(id), body: { outcome: "paid", reference: "TX 1" } });

test("payouts: one administrator approves, another sends, and the bank’s statement decides", async () => {
  const payee = await aPayee(world);
  const { id } = await payee.withdraw(60_000);
  expect(await free(payee)).toBe(40_000);
  const [ada, bo] = await twoAdministrators();
  expect(await ada.api.payouts.approve(one(id))).toMatchObject({ state: "approved", acts: ["decline"] });
  expect(await refusal(ada.api.payouts.send(one(id)))).toMatchObject({ statusCode: 403 });
  const { payout, account } = await bo.api.payouts.send(one(id));
  expect(account).toEqual({ iban: "GB82WEST12345698765432" });
  expect(payout).toMatchObject({ state: "unknown", approvedBy: "Ada Admin" });
  expect(payout.acts).toEqual(["paid", "returned", "readAgain", "notSent"]);
  expect(await refusal(bo.api.payouts.send(one(id)))).toMatchObject({ statusCode: 409 });
  expect(await refusal(bo.api.payouts.decline({ ...one(id), body: { reason: "No" } }))).toMatchObject({
    statusCode: 409,
  });
  expect(await paid(bo, id)).toMatchObject({ state: "paid", reference: "TX 1", acts: [] });
  expect(await refusal(paid(ada, id))).toMatchObject({ statusCode: 409 });
  expect(await payee.employee.api.payouts.mine()).toMatchObject([{ state: "paid", to: "GB •••• 5432" }]);
  expect(await free(payee)).toBe(40_000);
  expect(await problemsOf(world.db)).toEqual([]);
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
  expect(kept.map(({ action }) => action)).toEqual(["payout.approve", "payout.send", "payout.paid"]);
});

test("payouts: who sent one may read the account again until it is confirmed, each time in the log, and nobody else", async () => {
  const { withdraw, account } = await aPayee(world);
  const { id } = await withdraw(60_000);
  const [ada, bo] = await twoAdministrators();
  await ada.api.payouts.approve(one(id));
  const first = await bo.api.payouts.send(one(id));
  expect(await bo.api.payouts.readAccount(one(id))).toEqual(first);
  const cleo = await anAdministrator(world);
  for (const { api } of [ada, cleo])
    expect(await refusal(api.payouts.readAccount(one(id)))).toMatchObject({ statusCode: 403 });
  const read = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, account.id));
  expect(read.filter(({ action }) => action === "bankAccount.numbersRead")).toHaveLength(2);
  await paid(bo, id);
  expect(await refusal(bo.api.payouts.readAccount(one(id)))).toMatchObject({ statusCode: 409 });
});

test("payouts: a transfer that was never made is sent again, and the payee’s bank is blamed for nothing", async () => {
  const payee = await aPayee(world);
  const { id } = await payee.withdraw(60_000);
  const bo = await sent(id);
  const body = { outcome: "notSent", reason: "The page was closed before the transfer" } as const;
  expect(await bo.api.payouts.reconcile({ ...one(id), body })).toMatchObject({
    state: "approved",
    sentBy: null,
    reason: null,
  });
  expect(await free(payee)).toBe(40_000);
  expect(await payee.employee.api.payouts.mine()).toMatchObject([{ state: "approved", reason: null }]);
  const { transactions } = await payee.employee.api.rewards.transactions({ query: {} });
  expect(transactions[0]!.kind).toBe("withdrawn");
  const [kept] = await world.db.select().from(auditLog).where(eq(auditLog.action, "payout.notSent"));
  expect(kept).toMatchObject({ subjectId: id, why: body.reason });
  const cleo = await anAdministrator(world);
  await cleo.api.payouts.send(one(id));
  expect(await paid(cleo, id)).toMatchObject({ state: "paid" });
  expect(await problemsOf(world.db)).toEqual([]);
});

test("payouts: one of a disabled account says so, isn’t sent, and can be declined", async () => {
  const payee = await aPayee(world);
  const [{ id }, other] = [await payee.withdraw(10_000), await payee.withdraw(20_000)];
  const [ada, bo] = await twoAdministrators();
  await ada.api.payouts.approve(one(id));
  await ada.api.payouts.approve(one(other.id));
  const { userId } = payee.employee;
  await world.db.update(users).set({ disabledAt: world.now() }).where(eq(users.id, userId));
  const { payouts } = await bo.api.payouts.desk({ query: { search: payee.employee.email } });
  expect(payouts.map((each) => [each.payee.disabled, each.acts])).toEqual([
    [true, ["decline"]],
    [true, ["decline"]],
  ]);
  expect(await refusal(bo.api.payouts.send(one(id)))).toMatchObject({
    statusCode: 409,
    code: "ACCOUNT_DISABLED",
  });
  await bo.api.payouts.decline({ ...one(id), body: { reason: "The account is disabled" } });
  await world.db.update(users).set({ disabledAt: null }).where(eq(users.id, userId));
  expect(await bo.api.payouts.send(one(other.id))).toMatchObject({ payout: { payee: { disabled: false } } });
  await world.db.update(users).set({ disabledAt: world.now() }).where(eq(users.id, userId));
  expect(await refusal(bo.api.payouts.readAccount(one(other.id)))).toMatchObject({
    code: "ACCOUNT_DISABLED",
    message:
      "The payee’s account is disabled. Enable it to show its numbers again, or record what the bank says.",
  });
});

test("payouts: administrators read page by page, and search by name, email and the bank’s reference", async () => {
  const payee = await aPayee(world);
  const [ada] = await twoAdministrators();
  const { email } = await payee.employee.api.accounts.me();
  const list = (query: object) => ada.api.payouts.desk({ query });
  const open = await payee.withdraw(10_000);
  const declined = [await payee.withdraw(20_000), await payee.withdraw(30_000)];
  for (const { id } of declined) await ada.api.payouts.decline({ ...one(id), body: { reason: "No" } });
  const reference = `FT ${newId()}`;
  const done = await payee.withdraw(40_000);
  const bo = await sent(done.id);
  await bo.api.payouts.reconcile({ ...one(done.id), body: { outcome: "paid", reference } });

  const mine = { search: email, list: "done", limit: 2 };
  const first = await list(mine);
  expect(first.counts).toEqual({ open: 1, done: 3 });
  const second = await list({ ...mine, skip: 2 });
  expect([...first.payouts, ...second.payouts].map(({ id }) => id)).toEqual([
    done.id,
    declined[1]!.id,
    declined[0]!.id,
  ]);
  expect((await list({ search: email })).payouts).toMatchObject([{ id: open.id, payee: { email } }]);
  expect((await list({ search: reference.toLowerCase(), list: "done" })).payouts).toMatchObject([
    { id: done.id },
  ]);
  expect(await list({ search: "100%_none" })).toEqual({ payouts: [], counts: { open: 0, done: 0 } });
});

test("payouts: what is declined or comes back can be withdrawn again", async () => {
  const payee = await aPayee(world);
  const [ada] = await twoAdministrators();
  const declined = await payee.withdraw(100_000);
  await ada.api.payouts.decline({ ...one(declined.id), body: { reason: "The name differs" } });
  expect(await free(payee)).toBe(100_000);
  const returned = await payee.withdraw(100_000);
  const bo = await sent(returned.id);
  await bo.api.payouts.reconcile({
    ...one(returned.id),
    body: { outcome: "returned", reason: "Closed account" },
  });
  expect(await free(payee)).toBe(100_000);
  const { transactions } = await payee.employee.api.rewards.transactions({ query: {} });
  expect(transactions.map(({ kind }) => kind).slice(0, 4)).toEqual([
    "returned",
    "withdrawn",
    "returned",
    "withdrawn",
  ]);
});

test("payouts: nobody withdraws more than they have, however many presses", async () => {
  const payee = await aPayee(world);
  expect(await refusal(payee.withdraw(100_001))).toMatchObject({ statusCode: 409, code: "NOT_ENOUGH" });
  const key = newId();
  const same = await Promise.allSettled(Array.from({ length: 20 }, () => payee.withdraw(30_000, key)));
  expect(new Set(same.map((each) => each.status === "fulfilled" && each.value.id)).size).toBe(1);
  expect(await free(payee)).toBe(70_000);
  const others = await Promise.allSettled(Array.from({ length: 20 }, () => payee.withdraw(20_000)));
  expect(others.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await free(payee)).toBe(10_000);
  expect(await refusal(payee.withdraw(1, key))).toMatchObject({ statusCode: 409, code: "KEY_USED_BEFORE" });
});

test("payouts: one key for two accounts at once is one payout, and the other is refused by name", async () => {
  const { employee, account } = await aPayee(world);
  const other = await employee.api.payouts.addAccount({
    body: { kind: "us", holder: "Esi Badu", routingNumber: "021000021", accountNumber: "000123456789" },
  });
  for (let round = 0; round < 5; round++) {
    const wanted = { key: newId(), amount: 100, currency: "USD" };
    const { done, refused } = await pressed(4, (nth) =>
      employee.api.payouts.withdraw({
        body: { ...wanted, bankAccountId: nth % 2 ? account.id : other.id },
      }),
    );
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    expect(refused.map(({ code }) => code)).toEqual(["KEY_USED_BEFORE", "KEY_USED_BEFORE"]);
  }
});

test("payouts: many presses of two administrators pay once", async () => {
  const payee = await aPayee(world);
  const { id } = await payee.withdraw(100_000);
  const bo = await sent(id);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => paid(bo, id)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await problemsOf(world.db)).toEqual([]);
});

test.each(
  Object.entries(payoutActs).flatMap(([state, acts]) =>
    (["approve", "decline", "send", "readAgain", "paid", "returned", "notSent"] as const).map((act) => ({
      state,
      act,
      to: acts[act],
    })),
  ),
)("payouts: $act from $state leads to $to", ({ state, act, to }) => {
  const of = { state: state as keyof typeof payoutActs, approvedBy: "ada", sentBy: "bo", disabled: false };
  const asked = { ...of, readerId: "bo" };
  expect(actsFor({ ...asked, own: false }).includes(act)).toBe(to !== undefined);
  expect(actsFor({ ...asked, own: true })).toEqual([]);
  const alone: PayoutAct[] = actsFor({ ...asked, own: false, readerId: "ada" });
  expect(alone.includes("send")).toBe(false);
});

test("payouts: an account’s numbers are sealed, answered by four digits, and its owner’s alone", async () => {
  const { employee, account, withdraw } = await aPayee(world);
  expect(account).toMatchObject({ country: "GB", lastFour: "5432", kind: "iban" });
  const [row] = await world.db.select().from(bankAccounts).where(eq(bankAccounts.id, account.id));
  expect(JSON.stringify(row)).not.toContain("WEST");
  const stranger = await anEmployee(world);
  expect(await stranger.api.payouts.accounts()).toEqual([]);
  expect(await refusal(stranger.api.payouts.removeAccount(one(account.id)))).toMatchObject({
    statusCode: 404,
  });
  const taken = { key: newId(), bankAccountId: account.id, amount: 1, currency: "USD" };
  expect(await refusal(stranger.api.payouts.withdraw({ body: taken }))).toMatchObject({ statusCode: 404 });
  await withdraw(1);
  expect(await refusal(employee.api.payouts.removeAccount(one(account.id)))).toMatchObject({
    code: "PAYOUT_OPEN",
  });
  const us = await employee.api.payouts.addAccount({
    body: { kind: "us", holder: "Esi Badu", routingNumber: "021000021", accountNumber: "000123456789" },
  });
  await employee.api.payouts.removeAccount(one(us.id));
  const kept = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, us.id));
  expect(kept.map(({ action }) => action)).toEqual(["bankAccount.added", "bankAccount.removed"]);
  expect(JSON.stringify(kept)).not.toContain("000123456789");
});

test("payouts: a wrong number is refused by its field", async () => {
  const { api } = await anEmployee(world);
  const body = { kind: "iban", holder: "Esi Badu", iban: "GB82WEST12345698765433" } as const;
  expect(await refusal(api.payouts.addAccount({ body }))).toMatchObject({
    statusCode: 422,
    details: { iban: expect.any(String) },
  });
});
