/** An expected "no": a code for programs, a sentence for people. Everything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly details: Record<string, unknown> | undefined;

  constructor(statusCode: number, code: string, message: string, details?: Record<string, unknown>) {
    super(message);
    this.name = names[statusCode] ?? "Error";
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

const names: Record<number, string> = {
  400: "BadRequestError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  408: "RequestTimeoutError",
  409: "ConflictError",
  410: "GoneError",
  413: "PayloadTooLargeError",
  415: "UnsupportedMediaTypeError",
  416: "RangeNotSatisfiableError",
  422: "UnprocessableEntityError",
  429: "TooManyRequestsError",
  431: "HeadersTooLargeError",
  503: "ServiceUnavailableError",
};

/** The row does not exist, or is not the caller's: both look the same. */
export function notFound(what: string) {
  return new Refusal(404, "NOT_FOUND", `${what} not found`);
}
/** The move is not possible as things stand; details carry the truth. */
export function conflict(code: string, message: string, details?: Record<string, unknown>) {
  return new Refusal(409, code, message, details);
}
/** What was sent cannot be accepted; `fields` names each part and what to do. */
export function invalid(message: string, fields?: Record<string, string>, code = "VALIDATION") {
  return new Refusal(422, code, message, fields);
}
export function forbidden(message: string, code = "FORBIDDEN") {
  return new Refusal(403, code, message);
}
export function unauthorized(message: string, code: string) {
  return new Refusal(401, code, message);
}
/** For a moment nothing can be read or kept: the same call may succeed soon. */
export function unavailable() {
  return new Refusal(503, "TRY_AGAIN", "We can’t do this right now. Try again in a few seconds.");
}
