import { and, eq, inArray, or } from "drizzle-orm";
import type { OutreachState } from "#contract/outreach.ts";
import { type MoveEvent, applicationEvents } from "#server/domains/applications/index.ts";
import { leadEvents } from "#server/domains/leads/index.ts";
import { conversationEvents } from "#server/domains/messaging/index.ts";
import type { Transaction } from "#server/database/open.ts";
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
  on(leadEvents.joined, "outreach.join", async (tx, { data: { personId, candidateId } }) => {
    await tx.update(outreachPeople).set({ candidateId }).where(eq(outreachPeople.candidateId, personId));
  }),
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
