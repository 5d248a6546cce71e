import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import { chatEndedSessions } from "../store/tables.ts";
import type { Claims } from "../protocol/tokens.ts";

/** Ends the tokens of one sign-in and leaves the person's others. */
export async function revokeSession(db: Reader, session: string, now: Date) {
  await db.insert(chatEndedSessions).values({ session, endedAt: now }).onConflictDoNothing();
}

/** Whether a sign-in has ended. */
export function isEnded(session: string | undefined): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${chatEndedSessions} where ${chatEndedSessions.session} = ${session ?? null})`;
}

interface Standing {
  now: Date;
  /** What the app revoked: a token that does not say when it was issued stays. */
  appRevoked: string | null;
  revoked?: Date | null;
  gone?: boolean;
  sessionEnded?: boolean;
}
/** Why a token lets nobody in any more; null as long as it does. */
export function endOfToken(
  { exp, iat }: Claims,
  { now, appRevoked, revoked = null, gone = false, sessionEnded = false }: Standing,
): ChatRefusal | null {
  if (exp !== undefined && exp * 1000 <= now.getTime()) return new ChatRefusal(40, "the token has expired");
  const byApp = appRevoked !== null && iat !== undefined && iat * 1000 < Date.parse(appRevoked);
  const byPerson = revoked !== null && (iat ?? 0) * 1000 < revoked.getTime();
  if (byApp || byPerson || sessionEnded) return new ChatRefusal(5, "the token was revoked");
  return gone ? new ChatRefusal(5, "the user was deactivated") : null;
}
