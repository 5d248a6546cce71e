import { RecentMessage } from "#contract/messaging.ts";
import { recentMessages } from "#server/chat/index.ts";
import type { UserContext } from "#server/context.ts";
import { chatSecret } from "#server/domains/accounts/index.ts";
import { notFound } from "#server/errors/refusal.ts";
import { withOwnInstant } from "#shared/times/own-instant.ts";
import { clockOf } from "./clock-of.ts";
import { myConversation } from "./queries.ts";

const shown = 20;

/** What was said last in a conversation, for those who take part; a page shows it before its connection is open. */
export async function showRecentMessages(context: UserContext, applicationId: string) {
  const { db, config, viewer, now } = context;
  const { row } = await myConversation(context, applicationId);
  const messages = await recentMessages(db, row.cid, {
    readerId: viewer.userId,
    limit: shown,
    now: now(),
    service: { url: `${config.publicUrl}/chat`, secret: chatSecret(config.secret) },
  });
  if (!messages) throw notFound("Conversation");
  const clock = await clockOf(db, viewer.userId);
  const own = messages.map((each) => ({ ...each, text: withOwnInstant(each.text, each.instant, clock) }));
  return { messages: RecentMessage.array().parse(own) };
}
