import { ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { problemsOf } from "#server/domains/ledger/overview.ts";
import { tasks } from "#server/tasks/tables.ts";
import { addCard, openOfflinePayments } from "#server/testing/payments.ts";
import { type CompanyPerson, aCompany, aCompanyAdmin } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();
const payments = openOfflinePayments(world);

/** Until a moment of the clock, and what is due by then is done. */
const until = (moment: string) => world.pass((new Date(moment).getTime() - world.now().getTime()) / 1000);
/** Sessions end meanwhile. */
async function planOf(companyId: string) {
  const { api } = await aCompanyAdmin(world, { companyId });
  return api.billing.subscription({ params: { id: companyId } });
}
const toCore = ({ api, companyId }: CompanyPerson) =>
  api.billing.subscribeToCore({ params: { id: companyId }, body: {} });

/** The last day of each month at 13:00 in Berlin, where the clocks change on 26 March and 29 October 2028. */
const renewals = [
  "2027-11-30T12:00:00Z",
  "2027-12-31T12:00:00Z",
  "2028-01-31T12:00:00Z",
  "2028-02-29T12:00:00Z",
  "2028-03-31T11:00:00Z",
  "2028-04-30T11:00:00Z",
  "2028-05-31T11:00:00Z",
  "2028-06-30T11:00:00Z",
  "2028-07-31T11:00:00Z",
  "2028-08-31T11:00:00Z",
  "2028-09-30T11:00:00Z",
  "2028-10-31T12:00:00Z",
  "2028-11-30T12:00:00Z",
];

test("billing: in 400 days a company pays at each month’s end, in February too and by its own clock, and not a second earlier", async () => {
  // Scheduled tasks of other domains don’t matter here.
  await world.db.delete(tasks).where(ne(tasks.kind, "rewards.invoice"));
  const { id: companyId } = await aCompany(world, { timeZone: "Europe/Berlin" });
  await until("2027-10-31T12:00:00Z");
  const ana = await aCompanyAdmin(world, { companyId });
  await addCard(ana, payments.provider);
  await toCore(ana);
  const paid = () => payments.provider.account.payments.length;
  expect(paid()).toBe(1);
  for (const [nth, moment] of renewals.entries()) {
    const second = new Date(new Date(moment).getTime() - 1000).toISOString();
    await until(second);
    expect(paid(), second).toBe(nth + 1);
    // In February the bank refuses first: the next period still ends at the month's end.
    const refused = moment.includes("-02-");
    if (refused) payments.provider.faults.push(402);
    await until(moment);
    if (refused) {
      expect(await planOf(companyId)).toMatchObject({ state: "grace" });
      await until("2028-03-03T12:00:00Z");
    }
    expect(paid(), moment).toBe(nth + 2);
  }
  await until("2028-12-04T12:00:00Z");
  const { state, invoices } = await planOf(companyId);
  expect(state).toBe("active");
  expect(invoices.map((invoice) => [invoice.state, invoice.total])).toEqual(
    Array.from({ length: 14 }, () => ["paid", 24_900]),
  );
  expect(paid()).toBe(14);
  expect(await problemsOf(world.db)).toEqual([]);
});
