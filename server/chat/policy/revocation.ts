import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import { chatEndedSessions } from "../store/tables.ts";
import type { Claims } from "../protocol/tokens.ts";

/** Revokes the tokens of one session and leaves the user's others. */
export async function revokeSession(db: Reader, session: string, now: Date) {
  await db.insert(chatEndedSessions).values({ session, endedAt: now }).onConflictDoNothing();
}

/** Whether a session has ended. */
export function isEnded(session: string | undefined): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${chatEndedSessions} where ${chatEndedSessions.session} = ${session ?? null})`;
}

interface TokenState {
  now: Date;
  /** Tokens issued before this are revoked; those without an issue time stay valid. */
  appRevoked: string | null;
  revoked?: Date | null;
  gone?: boolean;
  sessionEnded?: boolean;
}
/** Why a token is no longer accepted; null while it is. */
export function endOfToken(
  { exp, iat }: Claims,
  { now, appRevoked, revoked = null, gone = false, sessionEnded = false }: TokenState,
): ChatRefusal | null {
  if (exp !== undefined && exp * 1000 <= now.getTime()) return new ChatRefusal(40, "the token has expired");
  const byApp = appRevoked !== null && iat !== undefined && iat * 1000 < Date.parse(appRevoked);
  const byPerson = revoked !== null && (iat ?? 0) * 1000 < revoked.getTime();
  if (byApp || byPerson || sessionEnded) return new ChatRefusal(5, "the token was revoked");
  return gone ? new ChatRefusal(5, "the user was deactivated") : null;
}
