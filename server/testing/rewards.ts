import { eq } from "drizzle-orm";
import { referralHires } from "#server/domains/rewards/tables.ts";
import { keepReferral } from "#server/domains/applications/index.ts";
import { newId } from "#server/database/ids.ts";
import { aHiringTeam, anApplication } from "./applications.ts";
import { type CompanyPerson, anAdministrator, anEmployee } from "./people.ts";
import type { World } from "./world.ts";

interface Terms {
  hireBonus: number | null;
  currency: string;
  payoutDelay: number;
  payments: number;
  mostAYear: number | null;
}
/** A company that pays for referrals, and an employee of it. */
export async function aRewardingTeam(world: World, terms: Partial<Terms> = {}) {
  const team = await aHiringTeam(world, { jobTitle: "Ranger" });
  const { companyId } = team.marit;
  const employee = await anEmployee(world, { companyId, fullName: "Esi Badu" });
  const body = {
    hireBonus: 100_000,
    currency: "USD",
    payoutDelay: 90,
    payments: 1,
    mostAYear: null,
    ...terms,
  };
  await team.marit.api.rewards.setProgram({ params: { companyId }, body });
  const earnings = () => employee.api.rewards.earnings({ params: { id: employee.employeeId } });
  return { ...team, companyId, employee, earnings };
}
type Team = Awaited<ReturnType<typeof aRewardingTeam>>;

/** Someone the employee referred is hired. */
export async function hireReferred(
  world: World,
  { marit, job, employee }: Team,
  { referredAt = world.now() } = {},
) {
  const at = { applicationState: "pipeline", stage: "offer", employeeId: employee.employeeId } as const;
  const application = await anApplication(world, job, at);
  const { id } = application;
  await world.db.transaction((tx) =>
    keepReferral(tx, { application, employeeId: employee.employeeId, way: "spoken", at: referredAt }),
  );
  await marit.api.applications.hire({ params: { id }, body: {} });
  await world.settle();
  return id;
}

export async function aHireByReferral(world: World, terms: Partial<Terms> = {}) {
  const team = await aRewardingTeam(world, terms);
  const applicationId = await hireReferred(world, team);
  const [hire] = await world.db
    .select()
    .from(referralHires)
    .where(eq(referralHires.applicationId, applicationId));
  return { ...team, applicationId, hireId: hire!.id };
}

export async function aRewardTransaction(world: World) {
  const { employee } = await aHireByReferral(world);
  return (await employee.api.rewards.transactions({ query: {} })).transactions[0]!.id;
}

export const anIban = { kind: "iban", holder: "Esi Badu", iban: "GB82 WEST 1234 5698 7654 32" } as const;
export async function aBankAccount(world: World) {
  return (await (await anEmployee(world)).api.payouts.addAccount({ body: anIban })).id;
}

const hour = 3600;
/** What is due to employees is invoiced, and paid by bank transfer. */
export async function payRewards(world: World) {
  await world.pass(hour);
  const { api } = await anAdministrator(world);
  const { invoices } = await api.billing.allInvoices({ query: { limit: 100 } });
  for (const { id, kind } of invoices)
    if (kind === "rewards")
      await api.billing.recordTransfer({ params: { id }, body: { reference: `TX ${id}` } });
  await world.settle();
}

/** An employee with $1,000 to withdraw, and an account to withdraw it to. */
export async function aPayee(world: World) {
  const team = await aHireByReferral(world, { payoutDelay: 0 });
  await world.pass(1);
  await payRewards(world);
  const account = await team.employee.api.payouts.addAccount({ body: anIban });
  const withdraw = (amount: number, key = newId()) =>
    team.employee.api.payouts.withdraw({ body: { key, bankAccountId: account.id, amount, currency: "USD" } });
  return { ...team, account, withdraw };
}
export async function aPayout(world: World) {
  return (await (await aPayee(world)).withdraw(100_000)).id;
}

/** $50 for the first three employees, for a week. */
export function aDrop({ api }: CompanyPerson, world: World, stock = 3) {
  const expiresAt = new Date(world.now().getTime() + 604_800_000).toISOString();
  const words = { title: "Refer a nurse this week", details: "" };
  return api.drops.create({ body: { ...words, amount: 5000, currency: "USD", stock, expiresAt } });
}
