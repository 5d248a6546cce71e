import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint, Listener, PartOfAnswer } from "#contract/endpoint.ts";
import { eventStream } from "#contract/read-parts.ts";
import { bodyOf, refusalOf } from "./refusal-of.ts";

/** Whether the caller wants to hear the answer while it is made. */
export function hearsParts({ headers }: FastifyRequest, { streams }: Endpoint) {
  return streams === true && (headers.accept?.includes(eventStream) ?? false);
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  endpoint: Endpoint;
}

/** Sends what is told as server-sent events: `part` each, then `answer`, or `error`. A call refused before the first part is refused as any other. */
export async function answerInParts(
  { request, reply, endpoint }: Call,
  make: (listener: Listener<object>) => Promise<unknown>,
) {
  const whole = endpoint.response as z.ZodObject;
  const part = whole.partial();
  const events = new PassThrough();
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const begun = Promise.withResolvers<void>();
  const made = make({
    gone: gone.signal,
    tell: ({ answer, ...counts }: PartOfAnswer<object>) => {
      gone.signal.throwIfAborted();
      begun.resolve();
      return write(events, "part", { ...counts, answer: part.parse(answer) });
    },
  }).then((answer) => whole.parse(answer));
  await Promise.race([begun.promise, made]);
  made.then(
    (answer) => events.end(eventOf("answer", answer)),
    (error: unknown) => events.end(eventOf("error", bodyOf(refusalOf(error, request)))),
  );
  return reply
    .type(eventStream)
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no")
    .send(events);
}

/** Waits until the reader has room for it. */
function write(events: PassThrough, name: string, data: unknown) {
  return new Promise<void>((resolve, reject) => {
    events.write(eventOf(name, data), (error) => (error ? reject(error) : resolve()));
  });
}

function eventOf(name: string, data: unknown) {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
