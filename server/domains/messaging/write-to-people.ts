import { and, desc, eq } from "drizzle-orm";
import type { UserContext } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { chatChannels, channelsOfMember } from "#server/chat/index.ts";
import { sending } from "#contract/messaging.ts";
import { newId } from "#server/database/ids.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { refuseUnlessAllowed } from "#server/http/require-permission.ts";
import { type Conversation, type Side, mine, sideOf } from "./queries.ts";
import { post, whyNot } from "./post.ts";
import { conversations } from "./tables.ts";

/** Writes to someone in the conversation the two have, the latest one unless it is named. */
export function writeTo(
  context: UserContext,
  userId: string,
  { text, requestId }: { text: string; requestId?: string },
) {
  return context.db.transaction(async (tx) => {
    const { side, rows: shared } = await sharedWith(tx, context, userId);
    if (side === "company") for (const right of sending) refuseUnlessAllowed(context.viewer, right);
    const wanted = requestId ? shared.filter((row) => row.applicationId === requestId) : shared;
    if (!wanted.length) throw notFound("Conversation");
    const open = wanted.find((row) => !row.closed);
    if (!open) throw conflict("CONVERSATION_CLOSED", "This conversation is closed.");
    return say(tx, context, open, text);
  });
}

/** Writes the same to several people; those to whom the author may not write now are left out and named. */
export async function writeToMany(
  context: UserContext,
  { userIds, text }: { userIds: string[]; text: string },
) {
  const sent: string[] = [];
  const skipped: string[] = [];
  for (const userId of new Set(userIds)) {
    const done = await context.db.transaction(async (tx) => {
      const open = (await sharedWith(tx, context, userId)).rows.find((row) => !row.closed);
      const words = { text, userId: context.viewer.userId, now: context.now() };
      return open && !(await whyNot(tx, open.cid, words)) ? say(tx, context, open, text) : null;
    });
    (done ? sent : skipped).push(userId);
  }
  return { sent, skipped };
}

async function say(
  tx: Transaction,
  { viewer, now }: UserContext,
  { cid, applicationId }: Conversation,
  text: string,
) {
  const words = { text, userId: viewer.userId, now: now() };
  const why = await whyNot(tx, cid, words);
  if (why) throw conflict(why.code, why.sentence);
  const id = newId();
  await post(tx, cid, { id, ...words });
  return { requestId: applicationId, messageId: id };
}

interface Shared {
  /** As what the viewer takes part; null where they share none. */
  side: Side | null;
  rows: Conversation[];
}
/** The conversations in which both the viewer and the other take part, the liveliest first. */
async function sharedWith(tx: Transaction, { viewer }: UserContext, userId: string): Promise<Shared> {
  if (userId === viewer.userId) return { side: null, rows: [] };
  const sides = [
    ...(viewer.companyId ? ["company" as const] : []),
    ...(viewer.candidateId ? ["candidate" as const] : []),
  ];
  for (const side of sides) {
    const rows = await tx
      .select({ conversation: conversations })
      .from(conversations)
      .innerJoin(chatChannels, eq(chatChannels.cid, conversations.cid))
      .where(
        and(
          mine(viewer, sideOf(viewer, side)),
          side === "company" ? eq(conversations.candidateUserId, userId) : undefined,
        ),
      )
      .orderBy(desc(chatChannels.lastMessageAt), desc(conversations.openedAt));
    const all = rows.map((row) => row.conversation);
    const [own, theirs] = [await memberOf(tx, viewer.userId, all), await memberOf(tx, userId, all)];
    const shared = all.filter((row) => own.has(row.cid) && theirs.has(row.cid));
    if (shared.length) return { side, rows: shared };
  }
  return { side: null, rows: [] };
}

function memberOf(tx: Transaction, userId: string, rows: Conversation[]) {
  return channelsOfMember(
    tx,
    userId,
    rows.map((row) => row.cid),
  );
}
