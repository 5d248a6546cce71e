import { desc, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { companyOfPoster } from "#server/domains/companies/index.ts";
import { publishPostedJob } from "#server/domains/jobs/index.ts";
import { externalJobDecided } from "#server/emails/external-job-decided.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import {
  type ExternalJobRow,
  lockExternalJob,
  presentExternalJob,
  refuseTaken,
  saveExternalJob,
} from "./queries.ts";
import { externalJobs } from "./tables.ts";

/** Jobs that wait for a look; those most like known scams come first, and nobody decides but the administrator. */
export async function listWaiting({ db }: AdminContext) {
  const rows = await db
    .select()
    .from(externalJobs)
    .where(eq(externalJobs.state, "waiting"))
    .orderBy(desc(externalJobs.likeness), externalJobs.submittedAt);
  return Promise.all(rows.map((row) => presentReviewed(db, row)));
}

async function presentReviewed(db: Parameters<typeof presentExternalJob>[0], row: ExternalJobRow) {
  return {
    ...(await presentExternalJob(db, row)),
    likeness: Math.round(row.likeness * 100),
    signals: row.signals,
    submittedAt: row.submittedAt ?? row.changedAt,
  };
}

interface Decision {
  status: "published" | "refused";
  reason?: string | undefined;
  submittedAt: string;
}
/** An administrator publishes a job or refuses it with a reason; the poster learns of it by email. */
export function decideExternalJob(context: AdminContext, id: string, decision: Decision) {
  const { db, viewer, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockExternalJob(tx, id);
    if (!row) throw notFound("Job");
    if (row.state !== "waiting") throw conflict("NOT_WAITING", "This job no longer waits for a decision.");
    if (row.submittedAt?.toISOString() !== decision.submittedAt)
      throw conflict("CONFLICT", "This job was changed since you opened it. Reload and look at it again.");
    if (decision.status === "published") await refuseTaken(tx, row);
    const published = decision.status === "published" ? await publishRow(tx, row, now()) : {};
    const reason = decision.status === "refused" ? (decision.reason ?? null) : null;
    const saved = await saveExternalJob(tx, id, {
      ...published,
      state: decision.status,
      reason,
      changedAt: now(),
    });
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: `externalJob.${decision.status}`,
        subject: { kind: "externalJob", id, companyId: saved.companyId },
        after: { state: decision.status, jobTitle: row.fields.jobTitle },
        why: decision.reason ?? null,
      },
    );
    await tell(tx, context, saved);
    return presentReviewed(tx, saved);
  });
}

/** The job goes live at a company that nobody runs: the poster's own domain's, or one made for it. */
async function publishRow(tx: Transaction, row: ExternalJobRow, now: Date) {
  const { companyName, companyWebsite, ...fields } = row.fields;
  const companyId =
    row.companyId ??
    (await companyOfPoster(tx, { companyName, website: companyWebsite, email: row.email!, now }));
  const jobId = await publishPostedJob(tx, { companyId, jobId: row.jobId, fields, now });
  return { companyId, jobId };
}

async function tell(tx: Transaction, { config, now }: AdminContext, row: ExternalJobRow) {
  const url = `${config.publicUrl}/post-a-job/${row.id}`;
  const { jobTitle } = row.fields;
  const { jobStatus, heldReason } = await presentExternalJob(tx, row);
  const email = externalJobDecided.render(
    { jobTitle, reason: row.reason, jobStatus, heldReason, url },
    { postalAddress: config.MAIL_ADDRESS },
  );
  await enqueueEmail(tx, { to: row.email!, userId: null, category: "account", email }, now());
}
