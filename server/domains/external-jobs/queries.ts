import { eq } from "drizzle-orm";
import { externalJobCookie } from "#contract/external-jobs.ts";
import type { Context } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { hashSecret, newToken } from "#server/domains/accounts/index.ts";
import { findCompany } from "#server/domains/companies/index.ts";
import { closesUnlessConfirmed, jobs, lockAnyJob } from "#server/domains/jobs/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { externalJobs } from "./tables.ts";

export type ExternalJobRow = typeof externalJobs.$inferSelect;
export type ExternalJobChanges = Partial<Omit<ExternalJobRow, "id">>;

/** The hash of the caller's cookie; a new cookie where they have none. */
export function tokenHashOf({ cookies }: Pick<Context, "cookies">): string {
  const token = cookies.get(externalJobCookie) ?? newToken();
  cookies.set(externalJobCookie, token);
  return hashSecret(token);
}

/** The only door to such a job: the caller's cookie opens it. */
export async function findMyExternalJob(
  { db, cookies }: Pick<Context, "cookies"> & { db: Reader },
  id: string,
): Promise<ExternalJobRow> {
  const [row] = await db.select().from(externalJobs).where(eq(externalJobs.id, id));
  return refuseStranger(row, cookies);
}

/** The same, held until the transaction ends. */
export async function lockMyExternalJob(
  tx: Transaction,
  { cookies }: Pick<Context, "cookies">,
  id: string,
): Promise<ExternalJobRow> {
  return refuseStranger(await lockExternalJob(tx, id), cookies);
}

function refuseStranger(row: ExternalJobRow | undefined, cookies: Context["cookies"]): ExternalJobRow {
  const token = cookies.get(externalJobCookie);
  if (!row || !token || row.tokenHash !== hashSecret(token)) throw notFound("Job");
  return row;
}

/** Held after the job it was published as, which the hourly sweep changes first. */
export async function lockExternalJob(tx: Transaction, id: string): Promise<ExternalJobRow | undefined> {
  const [known] = await tx
    .select({ jobId: externalJobs.jobId })
    .from(externalJobs)
    .where(eq(externalJobs.id, id));
  if (known?.jobId) await lockAnyJob(tx, known.jobId);
  const [row] = await tx.select().from(externalJobs).where(eq(externalJobs.id, id)).for("update");
  return row;
}

export async function saveExternalJob(
  tx: Transaction,
  id: string,
  changes: ExternalJobChanges,
): Promise<ExternalJobRow> {
  const [saved] = await tx.update(externalJobs).set(changes).where(eq(externalJobs.id, id)).returning();
  return saved!;
}

/** Once a team runs the company, its jobs are the team's. */
export async function refuseTaken(tx: Transaction, { companyId }: ExternalJobRow) {
  const company = companyId ? await findCompany(tx, companyId) : undefined;
  if (company?.isManaged)
    throw conflict(
      "COMPANY_EXISTS",
      `${company.companyName} hires here now. Ask its team to change or close the job.`,
    );
}

/** A job as its poster sees it. */
export async function presentExternalJob(db: Reader, row: ExternalJobRow) {
  const company = row.companyId ? await findCompany(db, row.companyId) : undefined;
  const [job] = row.jobId ? await db.select().from(jobs).where(eq(jobs.id, row.jobId)) : [];
  const isAsked = job?.status === "live" && job.confirmationAsks > 0 && !company?.disabledAt;
  const { fields, emailVerifiedAt, id, state, reason, email, newEmail, jobId, createdAt, changedAt } = row;
  return {
    ...fields,
    id,
    state,
    reason,
    email,
    emailVerified: emailVerifiedAt !== null,
    newEmail,
    jobId,
    takeOverSlug: company && !company.isManaged ? company.slug : null,
    ...standingOf(job, company),
    closesAt: isAsked && !company?.isManaged ? closesUnlessConfirmed(job) : null,
    createdAt,
    changedAt,
  };
}

/** How the published job stands; one that a team deleted stands nowhere. */
function standingOf(
  job: Pick<typeof jobs.$inferSelect, "status" | "heldAt" | "heldReason"> | undefined,
  company: Awaited<ReturnType<typeof findCompany>>,
) {
  if (!job) return { jobStatus: null, heldReason: null };
  if (job.status !== "live") return { jobStatus: "closed" as const, heldReason: null };
  // No one finds the jobs of a company that we disabled.
  if (company?.disabledAt) return { jobStatus: "held" as const, heldReason: company.disabledReason };
  return { jobStatus: job.heldAt ? ("held" as const) : ("live" as const), heldReason: job.heldReason };
}
