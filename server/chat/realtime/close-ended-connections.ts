import { and, isNotNull, or, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { chatEndedSessions, chatUsers } from "../store/tables.ts";
import { endOfToken } from "../policy/revocation.ts";
import type { RealtimeChat } from "./realtime-chat.ts";

/** Closes the connections of this process whose token has expired or was revoked. */
export async function closeEndedConnections(chat: RealtimeChat) {
  const open = [...chat.hub.registry.all()].filter(({ caller, lostAt }) => caller.claims && lostAt === null);
  if (!open.length) return;
  const [{ revoke_tokens_issued_before: appRevoked }, users, sessions] = await Promise.all([
    chat.settings.get(),
    changedAmong(chat.db, [...new Set(open.map(({ userId }) => userId))]),
    endedAmong(chat.db, [...new Set(open.flatMap(({ caller }) => caller.claims?.session ?? []))]),
  ]);
  const now = chat.now();
  for (const connection of open) {
    const claims = connection.caller.claims!;
    const sessionEnded = claims.session !== undefined && sessions.has(claims.session);
    const refusal = endOfToken(claims, { now, appRevoked, ...users.get(connection.userId), sessionEnded });
    if (refusal) connection.refuse(refusal);
  }
}

/** The users among these whose tokens were revoked, or who were deactivated or deleted. */
async function changedAmong(db: Reader, ids: string[]) {
  const { revokeTokensIssuedBefore: revoked, deactivatedAt, deletedAt } = chatUsers;
  const rows = await db
    .select({
      id: chatUsers.id,
      revoked,
      gone: sql<boolean>`(${or(isNotNull(deactivatedAt), isNotNull(deletedAt))})`,
    })
    .from(chatUsers)
    .where(
      and(
        sql`${chatUsers.id} = any(${sql.param(ids)}::text[])`,
        or(isNotNull(revoked), isNotNull(deactivatedAt), isNotNull(deletedAt)),
      ),
    );
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}

async function endedAmong(db: Reader, sessions: string[]) {
  if (!sessions.length) return new Set<string>();
  const rows = await db
    .select({ session: chatEndedSessions.session })
    .from(chatEndedSessions)
    .where(sql`${chatEndedSessions.session} = any(${sql.param(sessions)}::text[])`);
  return new Set(rows.map(({ session }) => session));
}
