import type { FastifyError } from "fastify";
import { isUnavailable } from "#server/database/unavailable.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** An expected refusal of the chat service, with the codes clients know. */
export class ChatRefusal extends Error {
  override name = "ChatRefusal";
  readonly code: number;
  readonly statusCode: number;
  readonly fields: Record<string, string> | undefined;
  constructor(code: keyof typeof statuses, message: string, fields?: Record<string, string>) {
    super(message);
    this.code = code;
    this.statusCode = statuses[code];
    this.fields = fields;
  }
}

const statuses = {
  [-1]: 500,
  2: 401,
  4: 400,
  5: 401,
  6: 400,
  9: 429,
  16: 404,
  17: 403,
  18: 400,
  19: 400,
  20: 400,
  21: 400,
  22: 413,
  23: 408,
  24: 431,
  40: 401,
  41: 401,
  42: 401,
  43: 401,
  44: 400,
  45: 400,
  60: 403,
  70: 403,
  73: 400,
  99: 403,
  100: 503,
} as const;

export function badInput(message: string, fields?: Record<string, string>) {
  return new ChatRefusal(4, message, fields);
}
export function missing(what: string) {
  return new ChatRefusal(16, `Can't find ${what}`);
}
export function notAllowed(message: string) {
  return new ChatRefusal(17, message);
}

/** Why a request body could not be read, by status. */
const unreadable: Record<number, () => ChatRefusal> = {
  408: () => new ChatRefusal(23, "the call did not arrive whole in time"),
  413: () => new ChatRefusal(22, "the payload is too big"),
  431: () => new ChatRefusal(24, "the headers are too large"),
};

/** Any thrown error as a refusal; null for a bug. */
export function refusalFrom(error: unknown): ChatRefusal | null {
  if (error instanceof ChatRefusal) return error;
  const { statusCode = 500, message } = error as FastifyError;
  const unread = unreadable[statusCode];
  if (unread) return unread();
  if (error instanceof Refusal) {
    if (error.statusCode === 404) return new ChatRefusal(16, error.message);
    return badFields(error.message, error.details as Record<string, string> | undefined);
  }
  if (isUnavailable(error))
    return new ChatRefusal(100, "the service cannot do this at the moment, try again");
  if (isUnstorable(error)) return badInput("a text holds characters that cannot be stored");
  if (statusCode >= 400 && statusCode < 500) return badInput(message);
  return null;
}

/** The database stores no NUL, and no lone surrogates in JSON. */
function isUnstorable(error: unknown) {
  const { code = "", message = "" } =
    error instanceof Error ? ((error.cause ?? error) as { code?: string; message?: string }) : {};
  return code === "22021" || code === "22P05" || (code === "22P02" && message.endsWith("type json"));
}

/** Missing fields are reported in the words clients know. */
function badFields(message: string, fields: Record<string, string> = {}) {
  const reasons = Object.entries(fields).map(([name, why]): [string, string] => [
    name,
    why.endsWith("received undefined") ? "is a required field" : why,
  ]);
  const [first] = reasons;
  const required = first?.[1] === "is a required field";
  return badInput(
    required ? `${first![0]} is a required field` : message,
    reasons.length ? Object.fromEntries(reasons) : undefined,
  );
}

/** The answer to a request that could not be read far enough to find its route. */
export function unreadableBody(refusal: Refusal) {
  return errorBody(refusalFrom(refusal), "Call");
}

/** The body of an error answer; also sent on the websocket. */
export function errorBody(refusal: ChatRefusal | null, operation: string, duration = "0.00ms") {
  const known = refusal ?? new ChatRefusal(-1, "something went wrong");
  return {
    code: known.code,
    message: `${operation} failed with error: "${known.message}"`,
    StatusCode: known.statusCode,
    duration,
    more_info: "",
    details: [],
    ...(known.fields && { exception_fields: known.fields }),
  };
}
