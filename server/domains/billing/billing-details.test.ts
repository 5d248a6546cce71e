import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/audit/tables.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { addCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { pdfText } from "#server/testing/pdf-text.ts";
import { type CompanyPerson, aCompanyAdmin } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld(null, { TAX_NUMBER: "12-3456789" });
const payments = openOfflinePayments(world);
const details = {
  name: "Kelp Works GmbH",
  address: "Hafenstraße 1\n20457 Hamburg",
  taxNumber: "DE123456789",
};

/** The words of someone's newest invoice. */
async function newestInvoice(person: CompanyPerson) {
  const [invoice] = (await planOf(person)).invoices;
  const path = `/company-invoices/${invoice!.id}/document`;
  const sent = await world.send(person.token)("GET", path, undefined, {});
  return pdfText(await sent.arrayBuffer());
}

test("billing details: the next invoice uses them and states the period it covers; older invoices don’t change", async () => {
  const ana = await aCompanyAdmin(world);
  expect(await ana.api.billing.details()).toBeNull();
  await addCard(ana, payments.provider);
  await toCore(ana);
  const first = await newestInvoice(ana);
  expect(first).toContain("Tax number 12-3456789");
  expect(first).toContain("Period: November 21, 2026 to December 21, 2026");
  expect(await ana.api.billing.saveDetails({ body: details })).toEqual(details);
  expect(await newestInvoice(ana)).toBe(first);
  await world.pass(32 * 86_400);
  const ben = await aCompanyAdmin(world, { companyId: ana.companyId });
  const second = await newestInvoice(ben);
  for (const words of [
    "Kelp Works GmbH",
    "20457 Hamburg",
    "Tax number DE123456789",
    "Period: December 21, 2026 to January 21, 2027",
  ])
    expect(second).toContain(words);
  const entries = await world.db.select().from(auditLog).where(eq(auditLog.companyId, ana.companyId));
  expect(entries.map(({ action }) => action)).toContain("billingDetails.changed");
});

test("billing details: a name and an address are needed, a tax number isn’t", async () => {
  const { api } = await aCompanyAdmin(world);
  const empty = await refusal(api.billing.saveDetails({ body: { name: " ", address: "", taxNumber: null } }));
  expect(Object.keys(empty.details ?? {})).toEqual(["name", "address"]);
  expect(await api.billing.saveDetails({ body: { ...details, taxNumber: " " } })).toMatchObject({
    taxNumber: null,
  });
});

test("billing details: where the PDF can’t show a name, it adds the company’s domain and says what is left out", async () => {
  const ana = await aCompanyAdmin(world);
  await addCard(ana, payments.provider);
  const { companyEmailDomain, slug } = (await findCompany(world.db, ana.companyId))!;
  await ana.api.billing.saveDetails({ body: { ...details, name: "株式会社海藻" } });
  await toCore(ana);
  const text = await newestInvoice(ana);
  expect(text).toContain(companyEmailDomain ?? slug);
  expect(text).toContain("Some characters can’t be shown in this PDF and are left out.");
});
