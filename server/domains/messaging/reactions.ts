import { type SQL, eq, inArray } from "drizzle-orm";
import { saveUsers } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, accountEvents } from "#server/domains/accounts/index.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { type Reaction, on, onAll } from "#server/events/events.ts";
import { createChannels } from "./create-channels.ts";
import { listInvited, openConversation, refreshPeople } from "./open-conversation.ts";
import { sayAboutInterview } from "./interview-lines.ts";
import { changeConversation, findConversation } from "./queries.ts";
import { conversations } from "./tables.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { teamEvents } from "#server/domains/companies/index.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { interviewEvents } from "#server/domains/interviews/index.ts";

const soon = { lane: "people" } as const;

export const reactions: Reaction[] = [
  on(
    applicationEvents.shortlisted,
    "messaging.open",
    (tx, { data, at }) => openConversation(tx, data.applicationId, at),
    soon,
  ),
  on(
    applicationEvents.invited,
    "messaging.invite",
    (tx, { data, at }) => listInvited(tx, data.applicationId, at),
    soon,
  ),
  on(
    applicationEvents.invitationAnswered,
    "messaging.answer",
    (tx, { data, at }) =>
      data.to.state === "accepted"
        ? openConversation(tx, data.applicationId, at)
        : close(tx, data.applicationId, at),
    soon,
  ),
  on(
    applicationEvents.withdrawn,
    "messaging.close",
    (tx, { data, at }) => close(tx, data.applicationId, at),
    soon,
  ),
  ...Object.values(interviewEvents).map((event) => on(event, "messaging.interview", sayAboutInterview, soon)),
  on(
    accountEvents.signedIn,
    "messaging.createChannels",
    async (tx, { data, at }) => {
      const candidate = data.candidateId ? await findCandidate(tx, data.candidateId) : undefined;
      if (candidate && !candidate.messagingChannelsCreated) await createChannels(tx, candidate.id, at);
    },
    soon,
  ),
  on(accountEvents.changed, "messaging.rename", async (tx, { data, at }) => {
    const user = await findUser(tx, data.userId);
    if (user) await saveUsers(tx, [{ id: user.id, name: user.fullName, image: user.profilePicture }], at);
  }),
  ...[teamEvents.joined, teamEvents.rightsChanged, accountEvents.memberChanged].map((event) =>
    on(
      event,
      "messaging.welcome",
      (tx, { data, at }) => refreshAll(tx, eq(conversations.companyId, data.companyId), at),
      soon,
    ),
  ),
  ...[jobEvents.changed, jobEvents.teamChanged].map((event) =>
    onAll(event, "messaging.jobTeam", (tx, changed) => {
      const jobIds = changed.map(({ data }) => data.jobId);
      return refreshAll(tx, inArray(conversations.jobId, jobIds), changed[0]!.at);
    }),
  ),
];

/** The candidate has gone: nobody writes anymore, and the conversation leaves both lists. */
async function close(tx: Transaction, applicationId: string, now: Date) {
  const conversation = await findConversation(tx, applicationId);
  if (conversation)
    await changeConversation(tx, conversation, {
      archived: { sides: ["company", "candidate"], value: true },
      closed: true,
      now,
    });
}

async function refreshAll(tx: Transaction, which: SQL, now: Date) {
  for (const conversation of await tx.select().from(conversations).where(which))
    await refreshPeople(tx, conversation, now);
}
