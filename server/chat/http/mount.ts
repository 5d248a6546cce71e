import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { chatContract } from "#contract/chat/index.ts";
import { openApi } from "#contract/openapi.ts";
import { withoutData } from "#server/errors/log-error.ts";
import { mount } from "#server/http/mount.ts";
import { isSecondForm } from "./aliases.ts";
import type { Chat } from "../context.ts";
import { toSecondForm } from "./custom-forms.ts";
import { enterChat, operationNameOf } from "./enter.ts";
import { deepestBody, nestsTooDeep } from "#server/http/deep-bodies.ts";
import { ChatRefusal, badInput, errorBody, refusalFrom } from "../protocol/errors.ts";
import { chatHandlers } from "./handlers.ts";
import { readToken } from "../protocol/tokens.ts";
import { mountAttachments } from "../attachments/attachments.ts";
import { withNanoseconds } from "./instants.ts";
import { refuseHalves } from "../protocol/whole-texts.ts";
import { networkOf } from "#server/limits/network-of.ts";
import { mountFiles } from "../tasks/files.ts";

export const chatDocument = () =>
  openApi(chatContract, { title: "Chat service", prefix: "/chat", version: "1" });

/** The chat service's routes, with their own authentication and errors, and the duration of each answer. */
export function mountChat(http: FastifyInstance, chat: Chat) {
  http.setErrorHandler((error, request, reply) => {
    const refusal = refusalFrom(error);
    if (refusal?.statusCode === 503) reply.header("retry-after", 5);
    if (!refusal) request.log.error(withoutData(error), "bug");
    return refuse(request, reply, { chat, refusal });
  });
  const refuseUnknown = (request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply, { chat, refusal: new ChatRefusal(16, "there is no such call") });
  http.setNotFoundHandler(refuseUnknown);
  // The product's pages answer all other paths.
  http.route({ method: ["GET", "POST"], url: "/*", handler: refuseUnknown });
  http.addHook("preSerialization", async (request, reply, answer) => {
    if (!isObject(answer) || !operationOf(request) || "duration" in answer) return answer;
    const timed = { ...answer, duration: durationOf(reply) };
    return isSecondForm(request.originalUrl) ? withNanoseconds(toSecondForm(timed)) : timed;
  });
  // Some clients send a content type with an empty body, or an empty list for an empty map.
  const parse = http.getDefaultJsonParser("error", "ignore");
  http.removeContentTypeParser("application/json");
  http.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" || body === "[]"
      ? done(null, {})
      : nestsTooDeep(body as string)
        ? done(badInput(`the body nests deeper than ${deepestBody} levels`))
        : parse(request, body as string, (error, read) =>
            done(error ?? halvesIn(body as string, read), read),
          ),
  );
  let document: ReturnType<typeof chatDocument> | undefined;
  http.get("/openapi.json", () => (document ??= chatDocument()));
  void http.register(async (files) => mountFiles(files, chat));
  mountAttachments(http, chat);
  mount(http, chatContract, chatHandlers, enterChat(chat), { anyId: true });
}

function halvesIn(body: string, read: unknown) {
  try {
    refuseHalves(body, read);
    return null;
  } catch (error) {
    return error as Error;
  }
}

interface Refused {
  chat: Chat;
  refusal: ChatRefusal | null;
}
/** Calls that fail before they are identified count toward the limits as well. */
function refuse(request: FastifyRequest, reply: FastifyReply, { chat, refusal }: Refused) {
  const tooMany = reply.hasHeader("x-ratelimit-limit") ? null : countUnread(chat, request, reply);
  const body = errorBody(tooMany ?? refusal, operationNameOf(request), durationOf(reply));
  return reply.status(body.StatusCode).send(body);
}

/** A valid token counts for its user, even when the rest of the request could not be read. */
function countUnread({ limits, now, secret }: Chat, request: FastifyRequest, reply: FastifyReply) {
  const person = personIn(request, { secret, now: now() });
  const who = {
    platform: "web",
    person: person ?? networkOf(request.ip),
    stranger: person === null,
  } as const;
  try {
    limits.take(reply, { ...who, operation: operationNameOf(request), now: now() });
    return null;
  } catch (error) {
    return error as ChatRefusal;
  }
}

function personIn({ headers }: FastifyRequest, known: { secret: string; now: Date }) {
  try {
    return readToken((headers.authorization ?? "").replace(/^Bearer\s+/i, ""), known).user_id ?? null;
  } catch {
    return null;
  }
}

function operationOf({ routeOptions }: FastifyRequest) {
  return (routeOptions.config as { operation?: string }).operation;
}
function durationOf(reply: FastifyReply) {
  return `${reply.elapsedTime.toFixed(2)}ms`;
}
function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Buffer.isBuffer(value);
}
