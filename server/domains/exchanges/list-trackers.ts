import { eq } from "drizzle-orm";
import type { AuthenticatedContext } from "#server/context.ts";
import { todayOf } from "#server/domains/companies/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { postText, toDo } from "./post-text.ts";
import { presentTracker } from "./present.ts";
import { findMyJob, selectTrackers } from "./queries.ts";
import { jobTrackers } from "./tables.ts";

/** Where a job is advertised, with what to post there. */
export async function listBoosts(context: AuthenticatedContext, jobId: string) {
  const { db, config } = context;
  const { job, company } = await findMyJob(db, context, jobId);
  const rows = await selectTrackers(db, eq(jobTrackers.jobId, jobId));
  const today = await todayOf(db, job.companyId, context.now());
  return rows.map((row) => {
    const tracker = presentTracker(row, config.publicUrl);
    const text = postText(job, { companyName: company.companyName, link: tracker.link });
    return { ...tracker, today, text, toDo: toDo(tracker.exchange) };
  });
}

/** Every link of a company's jobs. */
export async function listTrackers({ db, viewer, config }: AuthenticatedContext, companyId: string) {
  if (viewer.companyId !== companyId) throw notFound("Company");
  const rows = await selectTrackers(db, eq(jobTrackers.companyId, companyId));
  return rows.map((row) => presentTracker(row, config.publicUrl));
}
