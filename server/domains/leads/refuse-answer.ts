import type { Transaction } from "#server/database/open.ts";
import { findApplication } from "#server/domains/applications/index.ts";
import type { ExternalCandidate } from "#server/domains/external-candidates/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { replyNotAdded } from "#server/emails/reply-not-added.ts";
import type { Received } from "#server/inbound-email/inbound-email.ts";
import { isWithin } from "#server/limits/attempts.ts";
import { enqueueEmail } from "#server/outside/mail/outbox.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { invitationUrl } from "./invitation-links.ts";

const dayS = 86_400;
/** So many a day to one person: two programs that answer each other come to an end. */
const mostADay = 3;

interface Refused {
  person: ExternalCandidate;
  applicationId: string | null;
  why: string;
}
/** Tells someone without an account, at the address we know of them and no other, why an email isn’t in the conversation. */
export async function refuseAnswer(
  tx: Transaction,
  { person, applicationId, why }: Refused,
  { config, now }: TaskContext,
): Promise<Received> {
  const application = applicationId ? await findApplication(tx, applicationId) : undefined;
  const limit = { key: `reply-not-added ${person.id}`, most: mostADay, seconds: dayS };
  if (person.email && application && (await isWithin(tx, limit, now))) {
    const job = (await findJob(tx, application.jobId))?.job.jobTitle ?? null;
    const url = invitationUrl(config, application.id);
    const email = replyNotAdded.render(
      { name: person.fullName, job, why, url, label: "Open the invitation" },
      { postalAddress: config.MAIL_ADDRESS },
    );
    await enqueueEmail(
      tx,
      { to: person.email, userId: null, category: "account", email, lane: "email" },
      now,
    );
  }
  return { outcome: "refused", message: why };
}
