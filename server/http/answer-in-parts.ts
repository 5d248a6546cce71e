import { PassThrough } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { Endpoint, Listener, PartOfAnswer } from "#contract/endpoint.ts";
import { eventStream } from "#contract/read-parts.ts";
import type { Viewer } from "#server/context.ts";
import { bodyOf, refusalOf } from "./refusal-of.ts";
import { withoutPay } from "./without-pay.ts";

/** Whether the caller wants to hear the answer while it is made. */
export function hearsParts({ headers }: FastifyRequest, { streams }: Endpoint) {
  return streams === true && (headers.accept?.includes(eventStream) ?? false);
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  endpoint: Endpoint;
  viewer: Viewer | null;
}

/** Sends what is told as server-sent events: `part` each, then `answer`, or `error`. A call refused before the first part is refused as any other. */
export async function answerInParts(
  { request, reply, endpoint, viewer }: Call,
  make: (listener: Listener<object>) => Promise<unknown>,
) {
  const whole = endpoint.response as z.ZodObject;
  const part = partOf(endpoint);
  const events = new PassThrough();
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const begun = Promise.withResolvers<void>();
  const made = make({
    gone: gone.signal,
    tell: ({ answer, ...counts }: PartOfAnswer<object>) => {
      gone.signal.throwIfAborted();
      begun.resolve();
      return write(events, "part", {
        ...counts,
        answer: withoutPay(part.response.parse(answer), part, viewer),
      });
    },
  }).then((answer) => withoutPay(whole.parse(answer), endpoint, viewer));
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

const parts = new WeakMap<Endpoint, Pick<Endpoint, "access"> & { response: z.ZodObject }>();

/** What is promised of a part of an answer: the same fields, not yet all of them. */
export function partOf(endpoint: Endpoint) {
  const known = parts.get(endpoint);
  if (known) return known;
  const part = { access: endpoint.access, response: (endpoint.response as z.ZodObject).partial() };
  parts.set(endpoint, part);
  return part;
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
