import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Caller, Chat, ChatCall } from "./context.ts";
import { ChatRefusal, notAllowed } from "./errors.ts";
import { Limits } from "./limits.ts";
import { chatUsers } from "./tables.ts";
import { readToken } from "./tokens.ts";

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
  const claims = readToken(token.replace(/^Bearer\s+/i, ""), chat.secret, chat.now());
  if (claims.server) return { kind: "server", userId: null };
  if (typeof claims.user_id !== "string" || !claims.user_id)
    throw new ChatRefusal(5, "the token names no user_id");
  const [user] = await chat.db
    .select({
      revoked: chatUsers.revokeTokensIssuedBefore,
      deactivatedAt: chatUsers.deactivatedAt,
      deletedAt: chatUsers.deletedAt,
    })
    .from(chatUsers)
    .where(eq(chatUsers.id, claims.user_id));
  if (user?.revoked && (claims.iat ?? 0) * 1000 < user.revoked.getTime())
    throw new ChatRefusal(5, "the token was revoked");
  if (user?.deactivatedAt || user?.deletedAt) throw new ChatRefusal(5, "the user was deactivated");
  if (!(await chat.policy.admits(claims.user_id))) throw new ChatRefusal(5, "the account may not chat");
  return { kind: "user", userId: claims.user_id };
}

/** The door of the chat service's calls. */
export function chatDoor(chat: Chat) {
  const limits = new Limits();
  return async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
  ): Promise<ChatCall> {
    const query = request.query as Record<string, string | undefined>;
    const operation = request.routeOptions.url ?? "";
    if (endpoint.access === "public") {
      limits.take(reply, { kind: "anonymous", key: `${request.ip} ${operation}`, now: chat.now() });
      return { ...chat, caller: { kind: "anonymous", userId: null }, actorId: null, connectionId: null };
    }
    const caller = await identify(chat, {
      apiKey: query.api_key,
      token: request.headers.authorization,
      authType: header(request, "stream-auth-type"),
    }).catch((error: unknown) => {
      limits.take(reply, { kind: "anonymous", key: `${request.ip} ${operation}`, now: chat.now() });
      throw error;
    });
    limits.take(reply, {
      kind: caller.kind,
      key: `${caller.userId ?? `${caller.kind} ${request.ip}`} ${request.method} ${operation}`,
      now: chat.now(),
    });
    if (caller.kind === "anonymous" && request.method !== "GET" && !operation.endsWith("/query"))
      throw notAllowed("anonymous users may only read");
    return {
      ...chat,
      caller,
      actorId: actingUser(caller, query, request.body),
      connectionId: query.connection_id ?? null,
    };
  };
}

/** A person acts as themselves; a server names the person it acts for. */
function actingUser(caller: Caller, query: Record<string, string | undefined>, body: unknown) {
  const named = [query.user_id, ...namedIn(body)].find((id) => typeof id === "string" && id !== "");
  if (caller.kind === "server") return (named as string | undefined) ?? null;
  if (caller.kind === "anonymous") return null;
  if (named !== undefined && named !== caller.userId)
    throw notAllowed("a user may not act in the name of another");
  return caller.userId;
}

function namedIn(body: unknown): unknown[] {
  if (typeof body !== "object" || body === null) return [];
  const { user_id, user, message, reaction, event, data } = body as Record<string, Record<string, unknown>>;
  return [
    user_id,
    user?.id,
    message?.user_id,
    (message?.user as { id?: unknown } | undefined)?.id,
    reaction?.user_id,
    event?.user_id,
    data?.created_by_id,
    (data?.created_by as { id?: unknown } | undefined)?.id,
  ];
}

function header(request: FastifyRequest, name: string) {
  return [request.headers[name]].flat()[0];
}
