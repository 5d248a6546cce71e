import { and, eq, inArray, sql } from "drizzle-orm";
import type { SpendFile } from "#contract/ad-spend.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { notFound } from "#server/errors/refusal.ts";
import { adSpend } from "../tables.ts";
import { placesOfCompany } from "./places-of-company.ts";
import { accountsOf } from "./queries.ts";
import { type ReadRow, keyOfCost, readRows } from "./read-rows.ts";
import { readSpendFile } from "./read-spend-file.ts";
import { budgetStateOf } from "./rules.ts";
import { lockBudgets, settleBudgets } from "./settle-budget.ts";

const shownRows = 100;

/** What a file would bring, before anything is kept. */
export async function previewSpend(context: AuthenticatedContext, companyId: string, file: SpendFile) {
  const { db } = context;
  const { table, rows, refused, unclearDay } = await readFile(context, companyId, file);
  const costs = addUp(rows);
  const before = await saidBefore(db, costs);
  const { headings, columns } = table;
  return {
    headings,
    columns,
    unclearDay,
    ready: rows.length,
    replaced: before.length,
    rows: rows.slice(0, shownRows).map(({ line, day, job, exchange, amount, currency }) => ({
      line,
      day,
      jobTitle: job.jobTitle,
      exchangeName: exchange.name,
      cost: { amount, currency },
    })),
    refused,
    budgets: await budgetsAfter(db, costs, before),
  };
}

/** Keeps what a file says; what an earlier one said of the same ad and day is replaced. */
export async function importSpend(context: AuthenticatedContext, companyId: string, file: SpendFile) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const { rows, refused } = await readFile({ ...context, db: tx }, companyId, file);
    const costs = addUp(rows);
    const jobIds = new Set(costs.map(({ jobId }) => jobId));
    await lockBudgets(tx, jobIds, now());
    const replaced = (await saidBefore(tx, costs)).length;
    await keep(tx, costs, { companyId, at: now() });
    const outcome = { imported: rows.length, replaced, refused };
    if (costs.length === 0) return outcome;
    const after = { ...outcome, refused: refused.length };
    await audit(
      tx,
      { viewer, now: now() },
      {
        kind: "import",
        action: "company.adCostsImported",
        subject: { kind: "company", id: companyId, companyId },
        after,
      },
    );
    await settleBudgets(tx, jobIds, now());
    return outcome;
  });
}

interface ReaderContext {
  db: Reader;
  viewer: AuthenticatedContext["viewer"];
  now(): Date;
}
async function readFile({ db, viewer, now }: ReaderContext, companyId: string, file: SpendFile) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const table = readSpendFile(file);
  const places = await placesOfCompany(db, companyId);
  return { table, ...readRows(table, { file, places, now: now() }) };
}

type Cost = Pick<typeof adSpend.$inferSelect, "jobId" | "exchangeId" | "day" | "amount" | "currency">;

/** Several campaigns of one ad and day are one cost. */
function addUp(rows: readonly ReadRow[]): Cost[] {
  const costs = new Map<string, Cost>();
  for (const { job, exchange, day, currency, amount } of rows) {
    const cost = { jobId: job.id, exchangeId: exchange.id, day, currency, amount };
    const earlier = costs.get(keyOfCost(cost))?.amount ?? 0;
    costs.set(keyOfCost(cost), { ...cost, amount: earlier + amount });
  }
  return [...costs.values()];
}

async function saidBefore(db: Reader, costs: readonly Cost[]): Promise<Cost[]> {
  if (costs.length === 0) return [];
  const keys = new Set(costs.map(keyOfCost));
  const { jobId, exchangeId, day, amount, currency } = adSpend;
  const kept = await db
    .select({ jobId, exchangeId, day, amount, currency })
    .from(adSpend)
    .where(and(eq(adSpend.origin, "file"), inArray(jobId, [...new Set(costs.map((cost) => cost.jobId))])));
  return kept.filter((cost) => keys.has(keyOfCost(cost)));
}

async function keep(
  tx: Transaction,
  costs: readonly Cost[],
  { companyId, at }: { companyId: string; at: Date },
) {
  const atOnce = 1000;
  for (let start = 0; start < costs.length; start += atOnce)
    await tx
      .insert(adSpend)
      .values(
        costs
          .slice(start, start + atOnce)
          .map((cost) => ({ ...cost, id: newId(), companyId, origin: "file" as const, createdAt: at })),
      )
      .onConflictDoUpdate({
        target: [adSpend.jobId, adSpend.exchangeId, adSpend.day, adSpend.currency],
        targetWhere: sql`origin = 'file'`,
        set: { amount: sql`excluded.amount`, createdAt: at },
      });
}

async function budgetsAfter(db: Reader, costs: readonly Cost[], before: readonly Cost[]) {
  const accounts = await accountsOf(db, [...new Set(costs.map(({ jobId }) => jobId))]);
  return accounts.map(({ job, spent }) => {
    const { id: jobId, jobTitle, budget, budgetCurrency: currency } = job;
    const sum = (some: readonly Cost[]) =>
      some.reduce(
        (all, cost) => (cost.jobId === jobId && cost.currency === currency ? all + cost.amount : all),
        0,
      );
    const after = spent + sum(costs) - sum(before);
    return {
      jobId,
      jobTitle,
      budget: { amount: budget, currency },
      spent: { amount: after, currency },
      state: budgetStateOf({ budget, spent: after }),
    };
  });
}
