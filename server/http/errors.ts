import type { FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "#server/errors/refusal.ts";
import { escapeHtml } from "#server/texts/safe-html.ts";
import { bodyOf, refusalOf } from "./refusal-of.ts";
import { smallHtml } from "./small-page.ts";

const retryAfterSeconds = 5;

/** The one place where what was thrown becomes an answer. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request);
  if (refusal.statusCode === 503) reply.header("retry-after", retryAfterSeconds);
  return send(request, reply, refusal);
}

/** Programs read the shape; people who followed a link out of an email, or one to a file, a sentence. */
function send(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.status(refusal.statusCode);
  if (!request.headers.accept?.includes("text/html")) return reply.send(bodyOf(refusal));
  const words = `<p>${escapeHtml(refusal.message)}</p><p><a href="/">Go to the start page</a></p>`;
  return reply.type("text/html; charset=utf-8").send(smallHtml("That didn’t work", words));
}
