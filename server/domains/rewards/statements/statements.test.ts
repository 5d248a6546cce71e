import { expect, test } from "vitest";
import { newId } from "#server/database/ids.ts";
import { balanceOf, transfer } from "#server/domains/ledger/index.ts";
import { anAdministrator, anEmployee } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { aDrop, aHireByReferral, aPayee, payRewards } from "#server/testing/rewards.ts";
import { openWorld } from "#server/testing/world.ts";
import { rewardAccounts } from "../accounts.ts";

const world = openWorld();
const dayMs = 86_400_000;
const earningsPath = (employeeId: string) => `/employees/${employeeId}/earnings/statement`;
const companyPath = "/company/referral-hires/statement";

async function download(token: string, path: string, query: Record<string, string>) {
  const answer = await world.send(token)("GET", `${path}?${new URLSearchParams(query)}`, undefined, {});
  expect(answer.status).toBe(200);
  return answer;
}
/** The rows of a part of a statement: date, what, amount and balance. */
async function rowsOf(token: string, path: string, part: string, days: { from: string; to: string }) {
  const text = await (await download(token, path, { ...days, format: "csv" })).text();
  return text
    .split("\r\n")
    .map((line) => line.split(","))
    .filter(([, title]) => title === part)
    .map(([date, , ...rest]) => ({
      date,
      what: rest.slice(0, -3).join(",").replaceAll('"', ""),
      amount: rest.at(-2),
      balance: rest.at(-1),
    }));
}
const all = { from: "2026-11-01", to: "2027-06-30" };
const today = () => world.now().toISOString().slice(0, 10);

test("statement: earnings, a drop and a payout are its lines, and its end is the ledger’s balance", async () => {
  const payee = await aPayee(world);
  const { employee, marit } = payee;
  const drop = await aDrop(marit, world);
  await employee.api.drops.claim({ params: { id: drop.id } });
  await payRewards(world);
  const [ada, bo] = [await anAdministrator(world), await anAdministrator(world)];
  const { id } = await payee.withdraw(60_000);
  const held = await rowsOf(employee.token, earningsPath(employee.employeeId), "On the way to the bank", all);
  expect(held.at(-1)).toMatchObject({ what: "Balance at the end", balance: "600" });
  await ada.api.payouts.approve({ params: { id } });
  await bo.api.payouts.send({ params: { id } });
  await bo.api.payouts.reconcile({ params: { id }, body: { outcome: "paid", reference: "TX 1" } });
  const rows = await rowsOf(employee.token, earningsPath(employee.employeeId), "Earnings", all);
  expect(rows.map(({ what, amount, balance }) => [what, amount, balance])).toEqual([
    ["Balance at the start", "", "0"],
    ["Referral bonus, Ranger", "1000", "1000"],
    ["Drop, Refer a nurse this week", "50", "1050"],
    [expect.stringMatching(/^Paid out to GB/), "-600", "450"],
    ["Balance at the end", "", "450"],
  ]);
  const account = { ...rewardAccounts.earnings(employee.userId), currency: "USD" };
  expect((await balanceOf(world.db, account)).balance).toBe(45_000);
});

test("statement: a bonus that ends before it is due comes and goes, and each period begins where the last one ended", async () => {
  const { employee, marit, hireId } = await aHireByReferral(world, { payoutDelay: 10, payments: 2 });
  const hired = today();
  await world.pass(11 * 86_400);
  await payRewards(world);
  await marit.api.rewards.endHire({ params: { id: hireId }, body: { endedOn: today() } });
  const read = (part: string, days: { from: string; to: string }) =>
    rowsOf(employee.token, earningsPath(employee.employeeId), part, days);
  const coming = await read("Not paid by the company yet", all);
  expect(coming.map(({ what, amount, balance }) => [what, amount, balance])).toEqual([
    ["Balance at the start", "", "0"],
    ["Referral bonus, Ranger", "500", "500"],
    ["Referral bonus, Ranger", "500", "1000"],
    ["Referral bonus, Ranger", "-500", "500"],
    ["Referral bonus ended, Ranger", "-500", "0"],
    ["Balance at the end", "", "0"],
  ]);
  const next = new Date(Date.parse(hired) + dayMs).toISOString().slice(0, 10);
  const before = await read("Not paid by the company yet", { from: all.from, to: hired });
  const after = await read("Not paid by the company yet", { from: next, to: all.to });
  expect(before.at(-1)?.balance).toBe("1000");
  expect(after[0]).toMatchObject({ what: "Balance at the start", balance: "1000" });
  expect([...before.slice(1, -1), ...after.slice(1, -1)]).toEqual(coming.slice(1, -1));
});

test("statement: a company’s has rewards alone, by its own days, and not what its plan costs", async () => {
  const { marit, companyId, employee } = await aPayee(world);
  const params = { id: companyId };
  await marit.api.companies.update({ params, body: { timeZone: "Pacific/Kiritimati" } });
  const plan = { name: `receivable:company:${companyId}`, currency: "USD", mayGoNegative: true };
  const bank = { name: "bank", currency: "USD", mayGoNegative: true };
  await world.db.transaction((tx) =>
    transfer(tx, {
      key: newId(),
      memo: "Invoice",
      at: world.now(),
      entries: [
        { ...plan, amount: 9900 },
        { ...bank, amount: -9900 },
      ],
    }),
  );
  const read = async (part: string) =>
    (await rowsOf(marit.token, companyPath, part, all)).map(({ what, amount, balance }) => [
      what,
      amount,
      balance,
    ]);
  expect(await read("Promised to employees")).toEqual([
    ["Balance at the start", "", "0"],
    ["Referral bonus, Ranger", "1000", "1000"],
    ["Referral bonus, Ranger", "-1000", "0"],
    ["Balance at the end", "", "0"],
  ]);
  expect(await read("Invoices and payments")).toEqual([
    ["Balance at the start", "", "0"],
    ["Invoice of referral rewards", "1000", "1000"],
    ["Payment of referral rewards", "-1000", "0"],
    ["Balance at the end", "", "0"],
  ]);
  const rows = await rowsOf(marit.token, companyPath, "Invoices and payments", all);
  const there = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(world.now());
  expect(rows[1]!.date).toBe(there);
  const earned = await balanceOf(world.db, { ...rewardAccounts.earnings(employee.userId), currency: "USD" });
  expect(earned.balance).toBe(100_000);
});

test("statement: the PDF has the same lines, and both files are in the audit log", async () => {
  const { marit } = await aPayee(world);
  const pdf = await download(marit.token, companyPath, { period: "thisYear", format: "pdf" });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  const { api } = await anAdministrator(world);
  const { entries } = await api.auditLog.list({ query: { kind: "export", who: marit.userId } });
  expect(entries).toMatchObject([
    { action: "referralStatement.exported", after: { period: "thisYear", format: "pdf" } },
  ]);
});

test("statement: other people’s doesn’t exist, and days are asked for where they are missing or too many", async () => {
  const { employee } = await aPayee(world);
  const other = await anEmployee(world);
  const ask = (from?: string, to?: string, id = employee.employeeId) =>
    refusal(employee.api.rewards.ownStatement({ params: { id }, query: { from, to, format: "csv" } }));
  expect(await ask("2026-11-01", "2026-11-30", other.employeeId)).toMatchObject({ statusCode: 404 });
  expect(await ask()).toMatchObject({ details: { from: "Choose a day" } });
  expect(await ask("2026-11-01")).toMatchObject({ details: { to: "Choose a day" } });
  expect(await ask("2026-11-02", "2026-11-01")).toMatchObject({ details: { to: "Choose a later day" } });
  expect(await ask("2026-01-01", "2027-01-02")).toMatchObject({
    details: { to: "Choose a day within a year of the first" },
  });
});
