import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findApplication } from "#server/domains/applications/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { type ExternalCandidate, findExternal } from "#server/domains/external-candidates/index.ts";
import {
  findConversation,
  lockReplyAddress,
  receiveAnswer,
  receiveReply,
  replyAddressOf,
} from "#server/domains/messaging/index.ts";
import {
  type InboundEmail,
  type Mailbox,
  type Received,
  unknownAddress,
} from "#server/inbound-email/inbound-email.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { formerAddresses, keptApplication } from "./former-records.ts";

const mailbox = "invitation";

interface Invited {
  application: { id: string };
  person: { id: string };
  now: Date;
}
/** Where someone without an account answers an invitation by email; null where no email is received. */
export function invitationReplyAddress(
  tx: Transaction,
  config: TaskContext["config"],
  { application, person, now }: Invited,
) {
  return replyAddressOf(tx, config, { applicationId: application.id, userId: person.id, mailbox, now });
}

/** Answers to invitations stand in their conversations, also once the person has an account or their record was merged with another. */
export const invitationAnswers: Mailbox = {
  name: mailbox,
  async receive(tx, { token, email }, context) {
    const whose = await lockReplyAddress(tx, token);
    // The address of an account, as a teammate’s, takes replies of that account alone.
    if (!whose || (await findUser(tx, whose.userId))) return unknownAddress;
    const application = await findApplication(tx, await keptApplication(tx, whose.applicationId));
    if (!application) return unknownAddress;
    if (email.automatic) return { outcome: "ignored", message: "Automatic emails aren’t answers." };
    const { id: applicationId, candidateId } = application;
    const person = await findExternal(tx, candidateId);
    const arrived = { applicationId, email, token };
    if (!person) return receiveFromMember(tx, { candidateId, ...arrived }, context);
    if (!(await isFrom(tx, person, email))) return notTheirs;
    return receiveAnswer(tx, { person, ...arrived }, context);
  },
};

export const notTheirs: Received = {
  outcome: "refused",
  message: "This address takes email from one person only.",
};

/** Whether an email is from an address that we know of this person. */
export async function isFrom(tx: Transaction, person: ExternalCandidate, { from }: InboundEmail) {
  const known = [person, ...(await formerAddresses(tx, person.id))];
  return known.some(({ email }) => email === from);
}

interface Arrived {
  applicationId: string | null;
  candidateId: string;
  email: InboundEmail;
  token: string;
}
/** Who said yes has an account since, and what they answer is a message of it. */
export async function receiveFromMember(
  tx: Transaction,
  { applicationId, candidateId, ...arrived }: Arrived,
  context: TaskContext,
): Promise<Received> {
  const member = await findProfile(tx, candidateId);
  const conversation = applicationId && (await findConversation(tx, applicationId));
  if (!member || !conversation || conversation.candidateUserId !== member.user.id) return unknownAddress;
  return receiveReply(tx, { user: member.user, conversation, ...arrived }, context);
}
