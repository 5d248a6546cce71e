import { sql } from "drizzle-orm";
import type { ChatEvent } from "#contract/chat/shapes.ts";
import type { ChatCall } from "#server/chat/context.ts";
import { chatMessages } from "../tables.ts";

type Fields = Record<string, unknown>;
/** What is shown of a deleted message: its id, its author and its times. */
const left = [
  "id",
  "cid",
  "user",
  "member",
  "parent_id",
  "show_in_channel",
  "thread_participants",
  "silent",
  "shadowed",
  "restricted_visibility",
  "reply_count",
  "deleted_reply_count",
  "created_at",
  "updated_at",
  "deleted_at",
];
const nothing = {
  type: "deleted",
  text: "",
  html: "",
  attachments: [],
  mentioned_users: [],
  reply_count: 0,
  deleted_reply_count: 0,
  latest_reactions: [],
  own_reactions: [],
  reaction_counts: {},
  reaction_scores: {},
  reaction_groups: null,
  pinned: false,
  pinned_at: null,
};

/** Past events without the texts of messages deleted since, for everyone or for this reader. */
export async function withoutDeletedTexts(call: ChatCall, events: ChatEvent[]): Promise<ChatEvent[]> {
  const ids = new Set<string>();
  for (const event of events) eachMessage(event, ({ id }) => ids.add(String(id)));
  if (!ids.size) return events;
  const rows = await call.db
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      sql`${chatMessages.id} = any(${sql.param([...ids])}::text[]) and ${chatMessages.deletedAt} is null
        and not coalesce(${call.actorId} = any(${chatMessages.hiddenForIds}), false)`,
    );
  const gone = ids.difference(new Set(rows.map(({ id }) => id)));
  if (!gone.size) return events;
  return events.map((event) => {
    const { message_update: update, ...rest } = blank(event, gone) as ChatEvent;
    return update && !gone.has(String(event.message_id)) ? { ...rest, message_update: update } : rest;
  });
}

function isMessage(fields: Fields) {
  return typeof fields.id === "string" && typeof fields.text === "string" && typeof fields.html === "string";
}
function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
function eachMessage(value: unknown, visit: (message: Fields) => void) {
  if (!isFields(value)) return;
  if (isMessage(value)) visit(value);
  for (const part of Object.values(value)) eachMessage(part, visit);
}
function blank(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => blank(part, gone));
  if (!isFields(value)) return value;
  const kept =
    isMessage(value) && gone.has(String(value.id))
      ? {
          ...nothing,
          ...Object.fromEntries(left.flatMap((name) => (name in value ? [[name, value[name]]] : []))),
        }
      : value;
  return Object.fromEntries(Object.entries(kept).map(([name, part]) => [name, blank(part, gone)]));
}
