import type { Transaction } from "#server/database/open.ts";
import { findApplication } from "#server/domains/applications/index.ts";
import type { ExternalCandidate } from "#server/domains/external-candidates/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { tellNotAdded } from "#server/domains/messaging/index.ts";
import type { Received } from "#server/inbound-email/inbound-email.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { invitationUrl } from "./invitation-links.ts";

interface Refused {
  person: ExternalCandidate;
  applicationId: string | null;
  why: string;
}
/** Tells someone without an account, at the address we know of them and no other, why an email isn’t in the conversation. */
export async function refuseAnswer(
  tx: Transaction,
  { person: { id: about, email: to, fullName: name }, applicationId, why }: Refused,
  context: TaskContext,
): Promise<Received> {
  const application = applicationId ? await findApplication(tx, applicationId) : undefined;
  if (to && application) {
    const job = (await findJob(tx, application.jobId))?.job.jobTitle ?? null;
    const link = { url: invitationUrl(context.config, application.id), label: "Open the invitation" };
    await tellNotAdded(tx, { about, to, userId: null, name, job, why, ...link }, context);
  }
  return { outcome: "refused", message: why };
}
