import { type SQL, eq, inArray } from "drizzle-orm";
import { saveUsers } from "#server/chat/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, partsOf } from "#server/domains/accounts/index.ts";
import { findCandidate } from "#server/domains/candidates/index.ts";
import { on, onAll } from "#server/events/events.ts";
import { createChannels } from "./create-channels.ts";
import { listInvited, openConversation, refreshPeople } from "./open-conversation.ts";
import { sayAboutInterview } from "./interview-lines.ts";
import { changeConversation, findConversation } from "./queries.ts";
import { conversations } from "./tables.ts";

const soon = { lane: "people" } as const;
on(
  "application.matched",
  "messaging.open",
  async (tx, { data, at }) => {
    await openConversation(tx, data.applicationId, at);
  },
  soon,
);
on(
  "application.invited",
  "messaging.invite",
  async (tx, { data, at }) => {
    await listInvited(tx, data.applicationId, at);
  },
  soon,
);
on(
  "application.invitationAnswered",
  "messaging.answer",
  async (tx, { data, at }) => {
    if (data.to.state === "accepted") await openConversation(tx, data.applicationId, at);
    else await close(tx, data.applicationId, at);
  },
  soon,
);
on("application.withdrawn", "messaging.close", (tx, { data, at }) => close(tx, data.applicationId, at), soon);

for (const name of [
  "interview.proposed",
  "interview.changed",
  "interview.confirmed",
  "interview.refused",
  "interview.canceled",
] as const)
  on(name, "messaging.interview", sayAboutInterview, soon);

on(
  "account.signedIn",
  "messaging.createChannels",
  async (tx, { data, at }) => {
    const candidate = data.candidateId ? await findCandidate(tx, data.candidateId) : undefined;
    if (candidate && !candidate.messagingChannelsCreated) await createChannels(tx, candidate.id, at);
  },
  soon,
);

on("account.changed", "messaging.rename", async (tx, { data, at }) => {
  const user = await findUser(tx, data.userId);
  if (!user) return;
  await saveUsers(tx, [{ id: user.id, name: user.fullName, image: user.profilePicture }], at);
  const admin = (await partsOf(tx, user.id)).find((part) => part.kind === "companyAdmin");
  if (admin?.companyId) await refreshAll(tx, eq(conversations.companyId, admin.companyId), at);
});
for (const name of ["team.joined", "team.rightsChanged"] as const)
  on(
    name,
    "messaging.welcome",
    (tx, { data, at }) => refreshAll(tx, eq(conversations.companyId, data.companyId), at),
    soon,
  );
onAll("job.changed", "messaging.jobTeam", (tx, changed) => {
  const jobIds = changed.map(({ data }) => data.jobId);
  return refreshAll(tx, inArray(conversations.jobId, jobIds), changed[0]!.at);
});

/** The candidate has gone: nobody writes any more, and the conversation leaves both lists. */
async function close(tx: Transaction, applicationId: string, now: Date) {
  const conversation = await findConversation(tx, applicationId);
  if (conversation && !(conversation.closed && conversation.companyArchivedAt))
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
