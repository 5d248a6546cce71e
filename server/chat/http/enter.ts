import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/endpoint.ts";
import { isSecondForm } from "./aliases.ts";
import type { Caller, Chat, ChatCall } from "../context.ts";
import { readForm } from "./custom-forms.ts";
import { notAllowed } from "../protocol/errors.ts";
import type { Platform } from "../protocol/rate-limits.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { payloadWithoutNulls, withoutNulls } from "./without-nulls.ts";
import { identify } from "../policy/identify.ts";

/** Identifies, limits and admits each call of the chat service. */
export function enterChat(chat: Chat) {
  return async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
  ): Promise<ChatCall> {
    const query = queryOf(request);
    const secondForm = isSecondForm(request.originalUrl);
    const transport = { ip: request.ip, secondForm, headers: request.headers };
    if (endpoint.access === "public") {
      countCall(chat, { request, reply, caller: null });
      return { ...chat, ...anonymous, ...transport };
    }
    const caller = await identifyCaller(chat, request).catch((error: unknown) => {
      countCall(chat, { request, reply, caller: null });
      throw error;
    });
    countCall(chat, { request, reply, caller });
    await chat.types.fresh();
    if (caller.kind === "anonymous" && !isOpenToAnonymous(endpoint))
      throw notAllowed("anonymous users may only read");
    request.body = withoutNulls(endpoint.body, readForm(request.body, secondForm));
    if (query.payload) query.payload = payloadWithoutNulls(endpoint.query, query.payload);
    return {
      ...chat,
      ...transport,
      caller,
      actorId: actingUser(caller, query, endpoint.path === "/guest" ? null : request.body),
      connectionId: query.connection_id ?? null,
      address: caller.userId ? await chat.addresses.note(caller.userId, request.ip) : null,
    };
  };
}

const anonymous = {
  caller: { kind: "anonymous", userId: null },
  actorId: null,
  connectionId: null,
  address: null,
} as const;

type Query = Record<string, string | undefined>;
function queryOf({ query }: FastifyRequest) {
  return query as Query;
}

interface Arrival {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller | null;
}
/** Counts a call against the limits of its caller, or of the network it comes from. */
function countCall(chat: Chat, { request, reply, caller }: Arrival) {
  const stranger = caller === null || caller.kind === "anonymous";
  chat.limits.take(reply, {
    platform: caller?.kind === "server" ? "server_side" : platformOf(request),
    operation: operationNameOf(request),
    person: stranger ? networkOf(request.ip) : caller.userId,
    stranger,
    now: chat.now(),
  });
}

function identifyCaller(chat: Chat, request: FastifyRequest) {
  const query = queryOf(request);
  return identify(chat, {
    apiKey: query.api_key,
    token: request.headers.authorization ?? query.authorization,
    authType: header(request, "stream-auth-type") ?? query["stream-auth-type"],
  });
}

/** Anonymous callers may read, and create a guest user. */
function isOpenToAnonymous({ method, path }: Endpoint) {
  return method === "GET" || path.endsWith("/query") || path === "/channels" || path === "/guest";
}

/** The operation's name as clients know it: "sendMessage" is "SendMessage". */
export function operationNameOf({ routeOptions }: FastifyRequest) {
  const { operation = "call" } = routeOptions.config as { operation?: string };
  return operation.charAt(0).toUpperCase() + operation.slice(1);
}

function platformOf(request: FastifyRequest): Platform {
  const client = header(request, "x-stream-client")?.toLowerCase() ?? "";
  if (client.includes("android")) return "android";
  return client.includes("ios") || client.includes("swift") ? "ios" : "web";
}

/** Users act as themselves; a server names the user it acts for. */
function actingUser(caller: Caller, query: Query, body: unknown) {
  const named = [query.user_id, ...namedIn(readPayload(query.payload)), ...namedIn(body)].find(
    (id) => typeof id === "string" && id !== "",
  );
  if (caller.kind === "server") return (named as string | undefined) ?? null;
  if (caller.kind === "anonymous") return null;
  if (named !== undefined && named !== caller.userId)
    throw notAllowed("a user may not act in the name of another");
  return caller.userId;
}

/** A JSON object in the query may name the user. */
function readPayload(payload: string | undefined): unknown {
  try {
    const { user_id, user } = JSON.parse(payload ?? "{}") as Record<string, unknown>;
    return { user_id, user };
  } catch {
    return null;
  }
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
    (reaction?.user as { id?: unknown } | undefined)?.id,
    event?.user_id,
    (event?.user as { id?: unknown } | undefined)?.id,
    data?.created_by_id,
    (data?.created_by as { id?: unknown } | undefined)?.id,
  ];
}

function header(request: FastifyRequest, name: string) {
  return [request.headers[name]].flat()[0];
}
