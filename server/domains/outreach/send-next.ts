import { eq } from "drizzle-orm";
import { type OutreachState, ignoredAfterDays } from "#contract/outreach.ts";
import { hasWritten } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { whyBeyondPlan } from "#server/domains/billing/index.ts";
import { isAllowed } from "#server/domains/companies/index.ts";
import { lockApplication, lockPair } from "#server/domains/applications/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { findExternal } from "#server/domains/external-candidates/index.ts";
import { candidateAuthor, findConversation, post, whyBarred } from "#server/domains/messaging/index.ts";
import { askedNotToByIds } from "#server/domains/do-not-contact/index.ts";
import { findJob, whyNotAsked } from "#server/domains/jobs/index.ts";
import { inviteToJob, isTeammates, writtenBefore } from "#server/domains/networks/index.ts";
import { wordsFor } from "#server/domains/templates/index.ts";
import { newId } from "#server/database/ids.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { publish } from "#server/events/events.ts";
import type { DataOf, TaskContext } from "#server/tasks/define-task.ts";
import { enqueue } from "#server/tasks/enqueue.ts";
import { wroteWords } from "#shared/leads/wrote-words.ts";
import { outreachEvents } from "./events.ts";
import { type Change, ended } from "./ended.ts";
import { clockOf } from "./clock-of.ts";
import { emailFirst, emailFollowUp } from "./by-email.ts";
import { personToWrite } from "./people-to-write.ts";
import { removedFromLeads } from "./plan.ts";
import { outreachPeople, outreaches } from "./tables.ts";
import { nextKey, outreachTasks } from "./tasks.ts";
import { daysLater, workingTime } from "#shared/times/working-times.ts";

/** Words that go out this much after their hour are late. */
const lateMs = 3_600_000;

export interface UnderWay {
  person: typeof outreachPeople.$inferSelect;
  outreach: typeof outreaches.$inferSelect;
}
interface Written extends UnderWay {
  external: boolean;
}

/** The task "outreach.next": the next words to one person, or the end of it. */
export async function sendNext(
  tx: Transaction,
  { id }: DataOf<typeof outreachTasks.next>,
  context: TaskContext,
) {
  const [found] = await tx
    .select({ person: outreachPeople, outreach: outreaches })
    .from(outreachPeople)
    .innerJoin(outreaches, eq(outreaches.id, outreachPeople.outreachId))
    .where(eq(outreachPeople.id, id))
    .for("update", { of: outreachPeople });
  if (!found || !["planned", "waiting"].includes(found.person.state)) return;
  const change = await nextChange(tx, found, context).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return ended("failed", error.message);
  });
  await tx.update(outreachPeople).set(change).where(eq(outreachPeople.id, id));
  if (change.nextAt)
    await enqueue(tx, outreachTasks.next, { data: { id }, at: change.nextAt, key: nextKey(id) });
  const { companyId, jobId } = found.person;
  await publish(tx, outreachEvents.changed, { data: { companyId, jobId }, at: context.now });
}

async function nextChange(tx: Transaction, underWay: UnderWay, context: TaskContext): Promise<Change> {
  const { person, outreach } = underWay;
  const { companyId, candidateId, sent } = person;
  // Whoever hid from the company or left does not exist for it, and it does not learn which.
  const reader = await personToWrite(tx, { companyId, candidateId });
  if (!reader) return ended("stopped", "They can’t be written to anymore.");
  const asked = await askedNotToByIds(tx, context.config, { companyId, ids: [candidateId] });
  if (asked.size) return ended("stopped", "They asked you not to write to them again.");
  const answer = sent > 0 ? await answerOf(tx, person) : null;
  if (answer) return ended(answer);
  if (sent > outreach.followUps.length) return ended("ignored");
  const why = await whyNotSent(tx, underWay, context);
  if (why) return ended("stopped", why);
  if (sent === 0 && (await isRemovedLead(tx, person))) return ended("stopped", removedFromLeads);
  const at = await laterHour(tx, underWay, context.now);
  if (at) return { nextAt: at };
  const send = sent === 0 ? sendFirst : sendFollowUp;
  return send(tx, { ...underWay, external: reader.external }, context);
}

/** Asked when the first words are due, so that a removal that is undone until then changes nothing. */
async function isRemovedLead(tx: Transaction, person: UnderWay["person"]) {
  const application = await lockPair(tx, person);
  return application?.applicationState === "lead" && application.ignored;
}

/** Why nothing more goes out to anyone: its writer may no longer write, or no one may be invited to the job. */
async function whyNotSent(tx: Transaction, { person, outreach }: UnderWay, { now }: TaskContext) {
  const { companyId, jobId } = person;
  if (!(await isAllowed(tx, { companyId, userId: outreach.byUserId }, "sourcing", "messages")))
    return "The teammate who wrote it can no longer write to people.";
  const beyond = await whyBeyondPlan(tx, companyId, "sourcing");
  if (beyond) return beyond;
  const teammate = person.sent === 0 && !person.anyway && (await teammateWho(tx, { person, outreach }, now));
  if (teammate) return wroteWords(teammate);
  const found = await findJob(tx, jobId);
  return found ? (whyNotAsked(found.job, found.company, now)?.sentence ?? null) : "The job is gone.";
}

/** The teammate who wrote to them first meanwhile, about whichever job. */
async function teammateWho(tx: Transaction, { person, outreach }: UnderWay, now: Date) {
  const viewer = { companyId: person.companyId, userId: outreach.byUserId };
  const written = await writtenBefore(tx, { viewer, now: () => now }, [person.candidateId]);
  const earlier = written.get(person.candidateId);
  return earlier && isTeammates(earlier) ? earlier : null;
}

/** Words that are late, since the server was stopped, go out when their reader works again; null where they may go now. */
async function laterHour(tx: Transaction, underWay: UnderWay, now: Date): Promise<Date | null> {
  const { nextAt } = underWay.person;
  if (!nextAt || now.getTime() - nextAt.getTime() < lateMs) return null;
  const at = workingTime(now, await zoneOf(tx, underWay.person, now));
  return at > now ? at : null;
}

/** The first words are the invitation, so the conversation is under Invited from then on. */
async function sendFirst(tx: Transaction, written: Written, context: TaskContext): Promise<Change> {
  const { person, outreach, external } = written;
  const { companyId, jobId, candidateId } = person;
  const message = await messageFor(tx, { person, outreach, text: outreach.text }, context);
  const firstSentAt = context.now;
  // A refusal takes back what was begun, and keeps why.
  const applicationId = await tx.transaction(async (inner) => {
    if (external) return emailFirst(inner, { ...written, message }, context);
    const by = { companyId, userId: outreach.byUserId, config: context.config, now: context.now };
    return (await inviteToJob(inner, by, { candidateId, jobId, message })).id;
  });
  return { ...(await sentNow(tx, written, context.now)), applicationId, firstSentAt };
}

async function sendFollowUp(tx: Transaction, written: Written, context: TaskContext): Promise<Change> {
  const { person, outreach, external } = written;
  const { text } = outreach.followUps[person.sent - 1]!;
  const message = await messageFor(tx, { person, outreach, text }, context);
  const conversation = await findConversation(tx, person.applicationId!);
  if (!conversation && !external) return ended("stopped", "The conversation is gone.");
  if (conversation) {
    const words = { text: message, userId: outreach.byUserId, now: context.now };
    const why = await whyBarred(tx, conversation.cid, words);
    if (why) return ended("stopped", why.sentence);
  }
  // An email that is refused takes the message back.
  await tx.transaction(async (inner) => {
    const words = { id: newId(), text: message, userId: outreach.byUserId, now: context.now };
    if (conversation) await post(inner, conversation.cid, words);
    if (external) await emailFollowUp(inner, { ...written, message }, context);
  });
  return sentNow(tx, written, context.now);
}

/** Counts the words and plans the next ones, or the end of waiting after the last. */
async function sentNow(tx: Transaction, { person, outreach }: UnderWay, now: Date): Promise<Change> {
  const days = outreach.followUps[person.sent]?.days ?? ignoredAfterDays;
  const nextAt = daysLater(now, days, await zoneOf(tx, person, now));
  return { state: "waiting", sent: person.sent + 1, lastSentAt: now, nextAt };
}

async function zoneOf(tx: Transaction, { companyId, candidateId }: UnderWay["person"], now: Date) {
  const profile = await findProfile(tx, candidateId);
  const location = (profile?.candidate ?? (await findExternal(tx, candidateId)))?.location;
  return clockOf(tx, { account: profile?.user, location, companyId, now });
}

/** What they did since the first words; null while they said nothing. */
async function answerOf(
  tx: Transaction,
  { applicationId, firstSentAt }: UnderWay["person"],
): Promise<OutreachState | null> {
  const application = await lockApplication(tx, applicationId!);
  if (!application) return "stopped";
  if (application.applicationState !== "outbound") return "applied";
  const conversation = await findConversation(tx, applicationId!);
  if (!conversation) return null;
  const userId = candidateAuthor(conversation);
  const wrote = await hasWritten(tx, conversation.cid, { userId, after: firstSentAt!.toISOString() });
  return wrote ? "replied" : null;
}

async function messageFor(
  tx: Transaction,
  { person, outreach, text }: UnderWay & { text: string },
  { config }: TaskContext,
) {
  const { companyId, jobId, candidateId } = person;
  const about = { companyId, jobId, candidateId, senderUserId: outreach.byUserId };
  return wordsFor(tx, text, { ...about, publicUrl: config.publicUrl });
}
