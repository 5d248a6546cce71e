import { sql } from "drizzle-orm";
import type { Caller, Chat } from "../context.ts";
import { ChatRefusal } from "../protocol/errors.ts";
import { endOfToken, isEnded } from "./revocation.ts";
import { chatUsers } from "../store/tables.ts";
import { readToken } from "../protocol/tokens.ts";

interface Credentials {
  apiKey: string | undefined;
  token: string | undefined;
  authType: string | undefined;
}

/** Key, token, revocation: who this is. Used by calls and by the websocket. */
export async function identify(chat: Chat, { apiKey, token, authType }: Credentials): Promise<Caller> {
  if (apiKey !== chat.apiKey) throw new ChatRefusal(2, "api_key not valid");
  if (authType === "anonymous") return { kind: "anonymous", userId: null };
  if (!token) throw new ChatRefusal(5, "a token is needed");
  const settings = await chat.settings.get();
  const appRevoked = settings.revoke_tokens_issued_before;
  const claims = readToken(token.replace(/^Bearer\s+/i, ""), {
    secret: chat.developmentTokens && settings.disable_auth_checks ? null : chat.secret,
    now: chat.now(),
  });
  if (claims.server) {
    const refusal = endOfToken(claims, { now: chat.now(), appRevoked });
    if (refusal) throw refusal;
    return { kind: "server", userId: null };
  }
  if (typeof claims.user_id !== "string" || !claims.user_id)
    throw new ChatRefusal(5, "the token names no user_id");
  const { admitted, ...known } = await accessOf(chat, claims.user_id, claims.session);
  const refusal = endOfToken(claims, { ...known, now: chat.now(), appRevoked });
  if (refusal) throw refusal;
  if (!admitted) throw new ChatRefusal(5, "the account may not chat");
  return { kind: "user", userId: claims.user_id, claims };
}

/** Whether a user may use the chat; guests exist in this service only. */
async function accessOf(chat: Chat, userId: string, session?: string) {
  const [user] = await chat.db
    .select({
      role: chatUsers.role,
      revoked: chatUsers.revokeTokensIssuedBefore,
      deactivatedAt: chatUsers.deactivatedAt,
      deletedAt: chatUsers.deletedAt,
      sessionEnded: isEnded(session),
    })
    .from(sql`(select ${userId}::text as wanted) asked`)
    .leftJoin(chatUsers, sql`${chatUsers.id} = asked.wanted`);
  const isGuest = user?.role === "guest" && userId.startsWith("guest-");
  return {
    revoked: user?.revoked ?? null,
    gone: Boolean(user?.deactivatedAt ?? user?.deletedAt),
    sessionEnded: user?.sessionEnded ?? false,
    admitted: isGuest || (await chat.policy.admits(userId, session ?? null)),
  };
}

/** Whether the product still lets a connected user chat. */
export async function mayConnect(chat: Chat, userId: string, session: string | undefined) {
  return (await accessOf(chat, userId, session)).admitted;
}
