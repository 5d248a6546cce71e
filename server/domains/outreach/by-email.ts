import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { applicationFor } from "#server/domains/applications/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import { formerAddresses, inviteByEmail, remindByEmail } from "#server/domains/leads/index.ts";
import { addEmailedAnswer, findConversation, receiveReply } from "#server/domains/messaging/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { inboundAddress } from "#server/inbound-email/addresses.ts";
import { type InboundEmail, type Mailbox, unknownAddress } from "#server/inbound-email/inbound-email.ts";
import { ownWords } from "#server/inbound-email/own-words.ts";
import type { TaskContext } from "#server/tasks/define-task.ts";
import { outreachEvents } from "./events.ts";
import { endOutreach } from "./stop.ts";
import { outreachPeople, type outreaches } from "./tables.ts";

interface Written {
  person: typeof outreachPeople.$inferSelect;
  outreach: typeof outreaches.$inferSelect;
  message: string;
}
const mailbox = "outreach";
const longestReply = 5000;

/** The first words to a lead who has no account: the invitation, by email. */
export async function emailFirst(tx: Transaction, written: Written, context: TaskContext) {
  const { jobId, candidateId } = written.person;
  const application = await applicationFor(tx, { jobId, candidateId });
  if (!application) throw notFound("Lead");
  await inviteByEmail(tx, inviterOf(written, context), { id: application.id, ...wordsOf(written, context) });
  return application.id;
}

export async function emailFollowUp(tx: Transaction, written: Written, context: TaskContext) {
  const { applicationId, jobId } = written.person;
  const job = await findJob(tx, jobId);
  await remindByEmail(tx, inviterOf(written, context), {
    id: applicationId!,
    ...wordsOf(written, context),
    subject: `Following up: ${job?.job.jobTitle ?? "the job"}`,
  });
}

function inviterOf({ person, outreach }: Written, { config, now }: TaskContext) {
  const viewer = { companyId: person.companyId, userId: outreach.byUserId, adminId: null };
  return { config, viewer, now: () => now };
}

function wordsOf({ person, message }: Written, { config }: TaskContext) {
  return { message, replyTo: inboundAddress(config, mailbox, person.replyToken) };
}

/** What someone answers by email ends the follow-ups, and the team reads it. */
export const outreachReplies: Mailbox = {
  name: mailbox,
  async receive(tx, { token, email }, context) {
    const which = eq(outreachPeople.replyToken, token);
    const [person] = await tx.select().from(outreachPeople).where(which).for("update");
    if (!person) return unknownAddress;
    if (email.automatic) return { outcome: "ignored", message: "Automatic emails aren’t answers." };
    const external = await findExternal(tx, person.candidateId);
    if (!external) return receiveFromMember(tx, { person, email, token }, context);
    const known = [external, ...(await formerAddresses(tx, external.id))];
    if (!known.some((address) => address.email === email.from))
      return { outcome: "refused", message: "This address takes email from one person only." };
    const reply = ownWords(email).text.slice(0, longestReply);
    await tx.update(outreachPeople).set({ reply }).where(which);
    const answered = { state: "replied", now: context.now } as const;
    await endOutreach(tx, which, answered);
    if (person.applicationId) {
      const about = { applicationId: person.applicationId, person: external };
      await addEmailedAnswer(tx, { ...about, text: reply, now: context.now });
    }
    const { companyId, jobId } = person;
    await publish(tx, outreachEvents.changed, { data: { companyId, jobId }, at: context.now });
    return { outcome: "added", message: "The team reads this answer." };
  },
};

interface Arrived {
  person: Written["person"];
  email: InboundEmail;
  token: string;
}
/** Who said yes has an account since, and what they answer is a message of it. */
async function receiveFromMember(tx: Transaction, { person, ...arrived }: Arrived, context: TaskContext) {
  const member = await findProfile(tx, person.candidateId);
  const conversation = person.applicationId && (await findConversation(tx, person.applicationId));
  if (!member || !conversation || conversation.candidateUserId !== member.user.id) return unknownAddress;
  return receiveReply(tx, { user: member.user, conversation, ...arrived }, context);
}
