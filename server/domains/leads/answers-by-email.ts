import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findApplication } from "#server/domains/applications/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { type ExternalCandidate, findExternal } from "#server/domains/external-candidates/index.ts";
import {
  findConversation,
  fromElsewhere,
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
import { refuseAnswer } from "./refuse-answer.ts";

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
    return receiveFromInvited(tx, { person, ...arrived }, context);
  },
};

interface FromInvited {
  person: ExternalCandidate;
  /** None before the invitation went out. */
  applicationId: string | null;
  email: InboundEmail;
  token: string;
}
/** What someone without an account answers; they are told why where it isn’t in the conversation. */
export async function receiveFromInvited(
  tx: Transaction,
  { person, applicationId, email, token }: FromInvited,
  context: TaskContext,
): Promise<Received> {
  const refuse = (why: string) => refuseAnswer(tx, { person, applicationId, why }, context);
  if (!(await isFrom(tx, person, email))) return refuse(fromElsewhere(email.from, person.email ?? "another"));
  if (!applicationId) return unknownAddress;
  const received = await receiveAnswer(tx, { person, applicationId, email, token }, context);
  return received.outcome === "refused" ? refuse(received.message) : received;
}

/** Whether an email is from an address that we know of this person. */
async function isFrom(tx: Transaction, person: ExternalCandidate, { from }: InboundEmail) {
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
