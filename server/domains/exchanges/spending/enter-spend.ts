import { and, eq } from "drizzle-orm";
import { done } from "#contract/shapes.ts";
import { audit } from "#server/audit/audit.ts";
import type { AuthenticatedContext, CompanyContext } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { todayOf } from "#server/domains/companies/index.ts";
import { conflict, invalid, notFound } from "#server/errors/refusal.ts";
import type { Money } from "#shared/money/money.ts";
import { findMyJob } from "../queries.ts";
import { adSpend, jobExchanges } from "../tables.ts";
import { settleBudgets } from "./settle-budget.ts";
import { presentSpend, selectSpend } from "./show-account.ts";

interface Entered {
  exchangeId: string;
  day: string;
  cost: Money;
}
/** What someone of the team says that an ad cost. */
export function enterSpend(context: AuthenticatedContext, jobId: string, { exchangeId, day, cost }: Entered) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const { job } = await findMyJob(tx, context, jobId);
    if (job.status === "draft")
      throw conflict("NOT_LIVE", "Publish the job before you enter what its ads cost.");
    if (day > (await todayOf(tx, job.companyId, now())))
      throw invalid("Choose a day that has come.", { day: "Choose today or an earlier day" });
    const { companyId } = job;
    const known = await tx.$count(jobExchanges, eq(jobExchanges.id, exchangeId));
    if (known === 0) throw notFound("Exchange");
    const id = newId();
    await tx
      .insert(adSpend)
      .values({ id, companyId, jobId, exchangeId, day, ...cost, origin: "hand", createdAt: now() });
    const after = { exchangeId, day, ...cost };
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.adCostEntered", subject: { kind: "job", id: jobId, companyId }, after },
    );
    await settleBudgets(tx, [jobId], now());
    const [row] = await selectSpend(tx).where(eq(adSpend.id, id));
    return presentSpend(row!);
  });
}

/** Takes a wrong cost out again. */
export function removeSpend({ db, viewer, now }: CompanyContext, id: string) {
  return db.transaction(async (tx) => {
    const { companyId } = viewer;
    const [removed] = await tx
      .delete(adSpend)
      .where(and(eq(adSpend.id, id), eq(adSpend.companyId, companyId)))
      .returning();
    if (!removed) throw notFound("Cost");
    const { jobId, exchangeId, day, amount, currency } = removed;
    const before = { exchangeId, day, amount, currency };
    await audit(
      tx,
      { viewer, now: now() },
      { action: "job.adCostRemoved", subject: { kind: "job", id: jobId, companyId }, before },
    );
    await settleBudgets(tx, [jobId], now());
    return done;
  });
}
