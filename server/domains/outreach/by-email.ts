import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { applicationFor } from "#server/domains/applications/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { findJob } from "#server/domains/jobs/index.ts";
import {
  inviteByEmail,
  receiveFromInvited,
  receiveFromMember,
  remindByEmail,
} from "#server/domains/leads/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import { inboundAddress } from "#server/inbound-email/addresses.ts";
import { type Mailbox, unknownAddress } from "#server/inbound-email/inbound-email.ts";
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
    const { applicationId, candidateId } = person;
    if (!external) return receiveFromMember(tx, { applicationId, candidateId, email, token }, context);
    const arrived = { person: external, applicationId, email, token };
    const there = await receiveFromInvited(tx, arrived, context);
    if (there.outcome === "refused" || there.outcome === "repeated") return there;
    const reply = ownWords(email).text.slice(0, longestReply);
    await tx.update(outreachPeople).set({ reply }).where(which);
    const answered = { state: "replied", now: context.now } as const;
    await endOutreach(tx, which, answered);
    const { companyId, jobId } = person;
    await publish(tx, outreachEvents.changed, { data: { companyId, jobId }, at: context.now });
    return { outcome: "added", message: "The team reads this answer." };
  },
};
