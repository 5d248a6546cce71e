import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { companies } from "#server/domains/companies/index.ts";
import { tasks } from "#server/tasks/tables.ts";
import { addCard, goodCard, openOfflinePayments, planOf, toCore } from "#server/testing/payments.ts";
import { type Person, aCandidate, aCompanyAdmin, anAdministrator } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";
import type { Owner } from "./owners.ts";
import { listInvoices } from "./present-invoices.ts";
import { findSubscription, listMethods } from "./subscriptions.ts";

const world = openWorld();
const payments = openOfflinePayments(world);
const day = 86_400;

async function disable({ userId: id }: Pick<Person, "userId">, disabled = true) {
  const { api } = await anAdministrator(world);
  await api.support.setDisabled({ params: { id }, body: { disabled, reason: "Reported twice" } });
}
/** Read from the tables: no one is left who sees them. */
async function standing(owner: Owner) {
  const { state } = await findSubscription(world.db, owner);
  return { state, invoices: (await listInvoices(world.db, owner.id)).length };
}
async function aSeekerOnPlus() {
  const person = await aCandidate(world);
  const { url } = await person.api.seekerPlans.addPaymentInfo({ body: {} });
  const session = new URL(url!).pathname.split("/").at(-1)!;
  payments.provider.typeCard(session, goodCard);
  await person.api.seekerPlans.addPaymentInfo({ body: { session } });
  await person.api.seekerPlans.change({ body: { plan: "plus" } });
  return { ...person, owner: { kind: "candidate", id: person.candidateId } as const };
}
async function aTeamOnCore() {
  const one = await aCompanyAdmin(world);
  const { companyId } = one;
  const other = await aCompanyAdmin(world, { companyId });
  await addCard(one, payments.provider);
  await toCore(one);
  // As sign-up and taking over leave it.
  await world.db.update(companies).set({ isManaged: true }).where(eq(companies.id, companyId));
  return { one, other, owner: { kind: "company", id: companyId } as const };
}

test("disabled accounts: no one is charged for a plan they can’t cancel, and charges resume once the account is enabled", async () => {
  await world.db.delete(tasks);
  const [ann, bea] = [await aSeekerOnPlus(), await aSeekerOnPlus()];
  const [shut, half] = [await aTeamOnCore(), await aTeamOnCore()];
  for (const person of [ann, bea, shut.one, shut.other, half.one]) await disable(person);
  await world.pass(20 * day);
  await disable(bea, false);
  expect(await standing(ann.owner)).toEqual({ state: "active", invoices: 1 });
  await world.pass(12 * day);
  expect(await standing(ann.owner)).toEqual({ state: "free", invoices: 1 });
  expect(await standing(bea.owner)).toEqual({ state: "active", invoices: 2 });
  expect(await standing(shut.owner)).toEqual({ state: "free", invoices: 1 });
  expect(await standing(half.owner)).toEqual({ state: "active", invoices: 2 });
});

test("disabled accounts: a company keeps its card until its team is enabled again", async () => {
  await world.db.delete(tasks);
  const { one, other, owner } = await aTeamOnCore();
  for (const person of [one, other]) await disable(person);
  await world.pass(32 * day);
  expect(await listMethods(world.db, owner.id)).toHaveLength(1);
  await disable(one, false);
  const again = await aCompanyAdmin(world, { companyId: owner.id });
  expect(await again.api.billing.methods()).toHaveLength(1);
  expect(await planOf(again)).toMatchObject({ state: "free", invoices: [{}] });
});
