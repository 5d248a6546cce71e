import { chatChannels, chatMembers, chatMessages, chatReads, chatUsers } from "#server/chat/tables.ts";
import { type Load, inChunks } from "./load.ts";
import type { Conversation } from "./world/world.ts";

/** What people wrote to each other, with what is still unread. */
export async function loadConversations({ tx, world, now }: Load) {
  const used = new Set(
    world.conversations.flatMap(({ memberUserIds, messages }) => [
      ...memberUserIds,
      ...messages.map((message) => message.userId),
    ]),
  );
  await inChunks(
    tx,
    chatUsers,
    world.users
      .filter((user) => used.has(user.id))
      .map(({ id, fullName, createdAt }) => ({ id, name: fullName, createdAt, updatedAt: createdAt })),
  );
  const spoken = world.conversations.map((conversation) => ({
    conversation,
    cid: `messaging:application-${conversation.applicationId}`,
    said: publicMessages(conversation),
  }));
  await inChunks(
    tx,
    chatChannels,
    spoken.map(({ conversation, cid, said }) => ({
      cid,
      type: "messaging",
      id: cid.split(":")[1]!,
      createdById: conversation.memberUserIds[0],
      frozen: conversation.closed,
      sequence: said.length,
      lastMessageAt: said.at(-1)?.at ?? null,
      createdAt: said[0]?.at ?? now,
      updatedAt: said.at(-1)?.at ?? now,
    })),
  );
  await inChunks(
    tx,
    chatMembers,
    spoken.flatMap(({ conversation, cid, said }) =>
      conversation.memberUserIds.map((userId) => ({
        cid,
        userId,
        createdAt: said[0]?.at ?? now,
        updatedAt: said[0]?.at ?? now,
        archivedAt: conversation.archived ? now : null,
      })),
    ),
  );
  await inChunks(
    tx,
    chatMessages,
    spoken.flatMap(({ cid, said }) =>
      said.map(({ id, userId, text, at }, index) => ({
        id,
        cid,
        sequence: index + 1,
        userId,
        text,
        createdAt: at,
        updatedAt: at,
      })),
    ),
  );
  await inChunks(
    tx,
    chatReads,
    spoken.flatMap(({ conversation, cid, said }) =>
      conversation.memberUserIds.map((userId) => {
        const at = conversation.readAt.find((read) => read.userId === userId)?.at ?? new Date(0);
        const last = said.findLastIndex((message) => message.at <= at || message.userId === userId);
        return {
          cid,
          userId,
          lastReadAt: at,
          lastReadSequence: last + 1,
          lastReadMessageId: said[last]?.id ?? null,
        };
      }),
    ),
  );
}

function publicMessages({ messages }: Conversation) {
  return messages
    .filter((message) => message.teamThreadOf === null)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
