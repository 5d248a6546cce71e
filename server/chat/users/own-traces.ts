import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";

/** What the service keeps of one user beside their messages: by table, in the columns that are theirs to read. */
const traces: Record<string, { table: string; columns: string[]; of?: string }> = {
  channel: {
    table: "chat_members",
    columns: ["cid", "muted_at", "hidden_at", "archived_at", "pinned_at", "created_at"],
  },
  read: { table: "chat_reads", columns: ["cid", "last_read_at"] },
  thread: { table: "chat_thread_participants", columns: ["cid", "parent_id", "last_read_at"] },
  draft: { table: "chat_drafts", columns: ["cid", "message", "created_at"] },
  reaction: { table: "chat_reactions", columns: ["message_id", "type", "created_at"] },
  poll: { table: "chat_polls", columns: ["name", "options", "created_at"], of: "created_by_id" },
  vote: { table: "chat_poll_votes", columns: ["poll_id", "option_id", "answer_text", "created_at"] },
  reminder: { table: "chat_reminders", columns: ["cid", "message_id", "remind_at"] },
  muted: { table: "chat_mutes", columns: ["target_id", "created_at"] },
  blocked: { table: "chat_blocks", columns: ["blocked_user_id", "created_at"] },
  report: { table: "chat_flags", columns: ["item_id", "type", "reason", "created_at"] },
  device: { table: "chat_devices", columns: ["push_provider", "created_at"] },
  push: { table: "chat_push_preferences", columns: ["cid", "chat_level", "disabled_until"] },
  address: { table: "chat_addresses", columns: ["address", "seen_at"] },
};

interface Trace extends Record<string, unknown> {
  kind: string;
  kept: Record<string, unknown>;
}

/** All traces of one user, for their data export. */
export async function tracesOf(db: Reader, userId: string) {
  const { rows } = await db.execute<Trace>(
    sql.join([...ofTables(userId), versions(userId)], sql` union all `),
  );
  return rows.map(({ kind, kept }) => ({ kind, ...kept }));
}

function ofTables(userId: string): SQL[] {
  return Object.entries(traces).map(([kind, { table, columns, of = "user_id" }]) => {
    const pairs = columns.flatMap((column) => [sql`${column}::text`, sql`${sql.identifier(column)}`]);
    return sql`select ${kind}::text as kind, jsonb_build_object(${sql.join(pairs, sql`, `)}) as kept
      from ${sql.identifier(table)} where ${sql.identifier(of)} = ${userId}`;
  });
}

/** What a message said before it was changed. */
function versions(userId: string): SQL {
  return sql`select 'version'::text as kind,
    jsonb_build_object('message_id', message_id, 'text', earlier.text, 'updated_at', earlier.updated_at) as kept
    from chat_message_history earlier join chat_messages on chat_messages.id = message_id
    where chat_messages.user_id = ${userId} and chat_messages.deleted_at is null`;
}
