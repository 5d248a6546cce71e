import type { FastifyError, FastifyRequest } from "fastify";
import { DrizzleQueryError } from "drizzle-orm";
import { isUnavailable } from "#server/database/unavailable.ts";
import { withoutData } from "#server/errors/log-error.ts";
import { Refusal, invalid, unavailable } from "#server/errors/refusal.ts";

/** What was thrown as a refusal; what nobody expected is logged. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const refusal = error instanceof Refusal ? error : fromFramework(error as FastifyError);
  if (refusal?.statusCode === 503) request.log.warn(withoutData(error), "unavailable");
  if (refusal) return refusal;
  if (request.raw.socket.destroyed) request.log.info("the caller left before the answer was complete");
  else request.log.error(withoutData(error), "bug");
  return new Refusal(500, "INTERNAL", "Something went wrong");
}

/** What is answered to a call that is refused. */
export function bodyOf({ statusCode, name, code, message, details }: Refusal) {
  return { error: { statusCode, name, code, message, ...(details && { details }) } };
}

/** Values no column can hold: a number or a date out of range, a zero character in a text. */
const unstorable = new Set(["22003", "22007", "22008", "22021", "22P02", "22P05"]);

function fromFramework(error: FastifyError) {
  if (isUnavailable(error)) return unavailable();
  const cause = error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined);
  if (cause && unstorable.has(cause.code ?? ""))
    return invalid("One of the values couldn’t be saved. Check numbers, dates and text.");
  const megabytes = 1024 * 1024;
  switch (error.code) {
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
    case "FST_ERR_CTP_INVALID_JSON_BODY":
      return invalid("The request body isn’t valid JSON.", undefined, "BAD_JSON");
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_INVALID_MULTIPART_CONTENT_TYPE":
      return new Refusal(415, "UNSUPPORTED_TYPE", "This endpoint doesn’t accept that content type.");
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new Refusal(413, "TOO_LARGE", "The request body is too large.");
    case "FST_REQ_FILE_TOO_LARGE": {
      const limit = (error as FastifyError & { part?: { file?: unknown } }).message.match(/\d+/)?.[0];
      return new Refusal(
        413,
        "TOO_LARGE",
        `The maximum allowed size is ${Math.floor(Number(limit ?? 10 * megabytes) / megabytes)} MB.`,
      );
    }
    case "FST_ERR_BAD_URL":
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new Refusal(404, "NOT_FOUND", "Not found");
  }
  if (error.statusCode === 429)
    return new Refusal(429, "TOO_MANY_REQUESTS", "Too many attempts. Wait a minute and try again.");
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Refusal(error.statusCode, error.code ?? "BAD_REQUEST", error.message);
  return null;
}
