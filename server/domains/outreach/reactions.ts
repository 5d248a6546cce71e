import { and, eq, inArray, or } from "drizzle-orm";
import type { OutreachState } from "#contract/outreach.ts";
import { type MoveEvent, applicationEvents, hasApplied } from "#server/domains/applications/index.ts";
import { leadEvents } from "#server/domains/leads/index.ts";
import { conversationEvents } from "#server/domains/messaging/index.ts";
import type { Transaction } from "#server/database/open.ts";
import type { EventData } from "#server/events/define-event.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { endOutreach } from "./stop.ts";
import { outreachPeople } from "./tables.ts";

const { invitationAnswered, received, expired, withdrawn } = applicationEvents;

/** Every answer ends the follow-ups: yes, no, an application, or words. */
export const reactions: Reaction[] = [
  on(invitationAnswered, "outreach.answered", (tx, { data, at }) =>
    end(tx, data, data.to.state === "accepted" ? "accepted" : "declined", at),
  ),
  on(received, "outreach.applied", (tx, { data, at }) => end(tx, data, "applied", at)),
  on(expired, "outreach.expired", (tx, { data, at }) => end(tx, data, "ignored", at)),
  on(withdrawn, "outreach.withdrawn", (tx, { data, at }) => end(tx, data, "declined", at)),
  on(conversationEvents.answered, "outreach.replied", async (tx, { data, at }) => {
    const which = eq(outreachPeople.applicationId, data.applicationId);
    await endOutreach(tx, which, { state: "replied", now: at });
  }),
  on(leadEvents.removed, "outreach.forget", async (tx, { data }) => {
    await tx.delete(outreachPeople).where(inArray(outreachPeople.candidateId, data.personIds));
  }),
  on(leadEvents.joined, "outreach.join", (tx, { data, at }) => followJoined(tx, data, at)),
];

async function end(
  tx: Transaction,
  { applicationId, jobId, candidateId }: MoveEvent,
  state: OutreachState,
  now: Date,
) {
  const person = and(eq(outreachPeople.jobId, jobId), eq(outreachPeople.candidateId, candidateId));
  const which = or(person, eq(outreachPeople.applicationId, applicationId));
  await endOutreach(tx, which, { state, now });
}

/** What is under way goes on with the account, but about jobs that its owner applied for by themselves. */
async function followJoined(
  tx: Transaction,
  { personId, candidateId, takenOver }: EventData<typeof leadEvents.joined>,
  now: Date,
) {
  const rows = await tx.select().from(outreachPeople).where(eq(outreachPeople.candidateId, personId));
  for (const { id, applicationId, jobId } of rows) {
    const kept = takenOver.find((each) => each.id === applicationId)?.keptId ?? applicationId;
    await tx
      .update(outreachPeople)
      .set({ candidateId, applicationId: kept })
      .where(eq(outreachPeople.id, id));
    if (await hasApplied(tx, { jobId, candidateId }))
      await endOutreach(tx, eq(outreachPeople.id, id), { state: "applied", now });
  }
}
