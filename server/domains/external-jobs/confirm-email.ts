import type { Context } from "#server/context.ts";
import { hashSecret, newToken } from "#server/domains/accounts/index.ts";
import { refuseThrownAway } from "#server/domains/companies/index.ts";
import { confirmExternalJob } from "#server/emails/confirm-external-job.ts";
import { invalid, notFound } from "#server/errors/refusal.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import { opensApplicants } from "./mailed-keys.ts";
import {
  type ExternalJobRow,
  lockExternalJob,
  lockMyExternalJob,
  presentExternalJob,
  saveExternalJob,
  tokenHashOf,
} from "./queries.ts";

const linkHours = 24;
const mailsADay = 5;

/** Mails the link that proves the address. */
export async function askForEmail(context: Context, id: string, email: string) {
  const { db, config, now } = context;
  refuseThrownAway(email);
  await refuseBeyond(db, [{ key: `external-job-email ${email}`, most: mailsADay, seconds: 86_400 }], now());
  return db.transaction(async (tx) => {
    const row = await lockMyExternalJob(tx, context, id);
    const secret = newToken();
    const saved = await saveExternalJob(tx, id, {
      ...typedAddress(row, email),
      linkHash: hashSecret(secret),
      linkEndsAt: new Date(now().getTime() + linkHours * 3_600_000),
      changedAt: now(),
    });
    const url = `${config.publicUrl}/post-a-job/${id}?token=${secret}`;
    const jobTitle = row.fields.jobTitle || "your job";
    const message = confirmExternalJob.render({ jobTitle, url }, { postalAddress: config.MAIL_ADDRESS });
    await enqueueEmail(tx, { to: email, userId: null, category: "account", email: message }, now());
    return presentExternalJob(tx, saved);
  });
}

/** A proven address stays until another one is proven. */
function typedAddress(row: ExternalJobRow, email: string) {
  if (!row.emailVerifiedAt) return { email };
  return { newEmail: row.email === email ? null : email };
}

/** What waits for a look was handed in by the address that was proven then. */
function provenAddress({ state, email, newEmail }: ExternalJobRow, now: Date) {
  return {
    email: newEmail ?? email,
    newEmail: null,
    emailVerifiedAt: now,
    linkHash: null,
    linkEndsAt: null,
    ...(newEmail && state === "waiting" && { state: "draft" as const }),
  };
}

/** By a mailed link this browser may go on with the job; the one that proves the address is used up. */
export function verifyEmail(context: Context, id: string, token: string) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockExternalJob(tx, id);
    if (!row) throw notFound("Job");
    const confirms = row.linkHash === hashSecret(token) && row.linkEndsAt !== null && row.linkEndsAt > now();
    if (!confirms && !showsApplicants(context, row, token))
      throw invalid("This link has expired or was used. Ask for a new one.", {}, "LINK_EXPIRED");
    const saved = await saveExternalJob(tx, id, {
      tokenHash: tokenHashOf(context),
      ...(confirms && provenAddress(row, now())),
    });
    return presentExternalJob(tx, saved);
  });
}

/** Emails about applicants go to the proven address, so their links open the job, too. */
function showsApplicants(
  { config, now }: Context,
  { id, email, emailVerifiedAt }: ExternalJobRow,
  key: string,
) {
  return email !== null && emailVerifiedAt !== null && opensApplicants(config, { id, email, key }, now());
}
