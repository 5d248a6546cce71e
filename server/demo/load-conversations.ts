import { chatChannels, chatMembers, chatMessages, chatReads, chatUsers } from "#server/chat/store/tables.ts";
import { listInvited } from "#server/domains/messaging/index.ts";
import { conversations } from "#server/domains/messaging/tables.ts";
import { notifications } from "#server/domains/notifications/tables.ts";
import { outbox } from "#server/outside/mail/tables.ts";
import { notificationEmail } from "#server/emails/notification.ts";
import { type Load, inChunks } from "./load.ts";
import type { Conversation, Message, Notification } from "./world/world.ts";

interface DemoChannel {
  cid: string;
  type: "messaging" | "team";
  members: string[];
  said: Message[];
  conversation: Conversation;
}

/** What people wrote to each other and among the team, what is still unread, and what they were told. */
export async function loadConversations(load: Load) {
  const { world } = load;
  const channels = world.conversations.flatMap((conversation) => channelsOf(load, conversation));
  await loadChannels(load, channels);
  await loadList(load);
  for (const { id, applicationState, changedAt } of world.applications)
    if (applicationState === "outbound") await listInvited(load.tx, id, changedAt);
  await loadNotifications(load);
}

function channelsOf({ world }: Load, conversation: Conversation): DemoChannel[] {
  const candidate = candidateUserOf(world, conversation);
  const said = conversation.messages.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const own = `application-${conversation.applicationId}`;
  const team = [
    ...new Set([
      ...conversation.memberUserIds.filter((id) => id !== candidate),
      ...said.filter((each) => each.teamThreadOf).map((each) => each.userId),
    ]),
  ];
  return [
    {
      cid: `messaging:${own}`,
      type: "messaging",
      members: conversation.memberUserIds,
      said: said.filter((each) => !each.teamThreadOf),
      conversation,
    },
    {
      cid: `team:${own}`,
      type: "team",
      members: team,
      said: said.filter((each) => each.teamThreadOf),
      conversation,
    },
  ];
}

function candidateUserOf(world: Load["world"], { applicationId }: Conversation) {
  const application = world.applications.find((each) => each.id === applicationId)!;
  return world.candidates.find((each) => each.id === application.candidateId)!.userId;
}

async function loadChannels({ tx, world, now }: Load, channels: DemoChannel[]) {
  await inChunks(tx, chatUsers, chatUsersOf(world, channels));
  await inChunks(
    tx,
    chatChannels,
    channels.map((channel) => channelRow(channel, now)),
  );
  await inChunks(
    tx,
    chatMembers,
    channels.flatMap((channel) => memberRows(channel, now)),
  );
  await inChunks(tx, chatMessages, channels.flatMap(messageRows));
  await inChunks(tx, chatReads, channels.flatMap(readsOf));
}

function chatUsersOf({ users }: Load["world"], channels: DemoChannel[]) {
  const used = new Set(
    channels.flatMap(({ members, said }) => [...members, ...said.map((message) => message.userId)]),
  );
  return users
    .filter((user) => used.has(user.id))
    .map(({ id, fullName, createdAt }) => ({ id, name: fullName, createdAt, updatedAt: createdAt }));
}

function channelRow({ cid, type, members, said, conversation }: DemoChannel, now: Date) {
  return {
    cid,
    type,
    id: cid.slice(type.length + 1),
    createdById: members[0],
    frozen: conversation.closed,
    sequence: said.length,
    lastMessageAt: said.at(-1)?.at ?? null,
    createdAt: said[0]?.at ?? now,
    updatedAt: said.at(-1)?.at ?? now,
  };
}

function memberRows({ cid, members, said }: DemoChannel, now: Date) {
  const at = said[0]?.at ?? now;
  return members.map((userId) => ({ cid, userId, createdAt: at, updatedAt: at }));
}

function messageRows({ cid, said }: DemoChannel) {
  return said.map(({ id, userId, text, at }, index) => ({
    id,
    cid,
    sequence: index + 1,
    userId,
    text,
    createdAt: at,
    updatedAt: at,
  }));
}

function readsOf({ cid, members, said, conversation }: DemoChannel) {
  return members.map((userId) => {
    const at = conversation.readAt.find((read) => read.userId === userId)?.at ?? new Date(0);
    const last = said.findLastIndex((message) => message.at <= at || message.userId === userId);
    return {
      cid,
      userId,
      lastReadAt: at,
      lastReadSequence: last + 1,
      lastReadMessageId: said[last]?.id ?? null,
    };
  });
}

/** The product's own list of who talks to whom about what. */
async function loadList({ tx, world, now }: Load) {
  await inChunks(
    tx,
    conversations,
    world.conversations.map((conversation) => {
      const application = world.applications.find((each) => each.id === conversation.applicationId)!;
      const own = `application-${application.id}`;
      return {
        applicationId: application.id,
        jobId: application.jobId,
        companyId: application.companyId,
        candidateId: application.candidateId,
        candidateUserId: candidateUserOf(world, conversation),
        cid: `messaging:${own}`,
        teamCid: `team:${own}`,
        closed: conversation.closed,
        openedAt: conversation.messages[0]?.at ?? now,
        changedAt: conversation.messages.at(-1)?.at ?? now,
      };
    }),
  );
}

const audiences = { candidate: "candidate", companyAdmin: "company", employee: "employee" } as const;
/** Where a notification leads, as the table of templates says it. */
function placeOf({ role, kind, applicationId, jobId }: Notification) {
  if (role === "employee") return /^re(view|ferral)\./.test(kind) ? "/teams/referrals" : null;
  if (role === "candidate") return `/applications${applicationId ? `?open=${applicationId}` : ""}`;
  return `/hire/applicants${applicationId ? `?job=${jobId}&open=${applicationId}` : ""}`;
}

async function loadNotifications({ tx, world, postalAddress, publicUrl }: Load) {
  await inChunks(tx, notifications, world.notifications.map(notificationOf));
  await inChunks(
    tx,
    outbox,
    world.emails.map(({ id, to, name, notification, sentAt }) => {
      const { title, text } = notification;
      const action = { label: "View details", url: `${publicUrl}${placeOf(notification) ?? ""}` };
      const { subject, preheader, ...words } = notificationEmail.render(
        { name, title, text, action },
        { postalAddress },
      );
      return {
        id,
        recipient: to,
        category: "applications",
        subject,
        preheader,
        text: words.text,
        html: words.html,
        state: "kept" as const,
        createdAt: sentAt,
        sentAt,
      };
    }),
  );
}

function notificationOf(notification: Notification) {
  const { id, userId, role, kind, title, text, applicationId, jobId, at, readAt } = notification;
  const audience = audiences[role];
  return {
    id,
    userId,
    audience,
    event: kind,
    title,
    text,
    url: placeOf(notification),
    applicationId,
    jobId,
    state: readAt ? ("read" as const) : ("pending" as const),
    createdAt: at,
  };
}
