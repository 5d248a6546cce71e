import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Contract, Endpoint, UploadedFile } from "#contract/endpoint.ts";
import { isUuid } from "#server/database/ids.ts";
import type { Viewer } from "#server/context.ts";
import { Refusal, invalid, notFound } from "#server/errors/refusal.ts";
import { storable } from "#server/texts/storable.ts";
import type { z } from "zod";
import { answerInParts, hearsParts } from "./answer-in-parts.ts";
import { withoutPay } from "./without-pay.ts";
import { libraryWords, sentenceOf } from "./sentence-of.ts";

/** An answer that is bytes rather than JSON, all at once or while they are made. */
export class Download {
  readonly type: string;
  readonly bytes: Buffer | Readable;
  readonly fileName: string | undefined;
  readonly headers: Record<string, string>;
  readonly status: 200 | 206;
  constructor(
    type: string,
    bytes: Buffer | Readable,
    fileName?: string,
    headers: Record<string, string> = {},
    status: 200 | 206 = 200,
  ) {
    this.type = type;
    this.bytes = bytes;
    this.fileName = fileName;
    this.headers = headers;
    this.status = status;
  }
}

type Enter<C> = (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<C>;
type AnyHandler = (call: Record<string, unknown>) => unknown;

interface Mounted<C> {
  /** The ids in paths are the callers' own words rather than ours. */
  anyId?: boolean;
  /** Runs after each call succeeds, before its response is sent. */
  beforeAnswer?: (context: C, endpoint: Endpoint, call: Read) => Promise<void>;
}
type Read = Awaited<ReturnType<typeof read>>;

/** Turns a contract and its handlers into routes: enter, read, handle, filter what leaves. */
export function mount<C extends object>(
  http: FastifyInstance,
  contract: Contract,
  handlers: Record<string, Record<string, unknown>>,
  enter: Enter<C>,
  { anyId = false, beforeAnswer }: Mounted<C> = {},
) {
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const handle = handlers[domain]?.[name] as AnyHandler | undefined;
      if (!handle) throw new Error(`${domain}.${name} is promised but nobody handles it`);
      http.route({
        method: endpoint.method,
        url: endpoint.path,
        config: {
          operation: name,
          rateLimit: endpoint.perMinute ? { max: endpoint.perMinute, timeWindow: 60_000 } : false,
        },
        handler: async (request, reply) => {
          const context = await enter(request, reply, endpoint);
          if (!anyId) refuseOddIds(request.params);
          const given = await read(request, endpoint);
          const call = { ...context, ...given, listener: null };
          if (hearsParts(request, endpoint))
            return answerInParts({ request, reply, endpoint, viewer: viewerIn(context) }, async (listener) =>
              handle({ ...call, listener }),
            );
          const answer = await handle(call);
          await beforeAnswer?.(context, endpoint, given);
          if (answer instanceof Download) return sendBytes(reply, answer);
          const promised = (endpoint.response as z.ZodType).parse(answer);
          return reply.status(endpoint.status ?? 200).send(withoutPay(promised, endpoint, viewerIn(context)));
        },
      });
    }
  }
}

/** The chat service's callers are none of ours. */
function viewerIn(context: { viewer?: Viewer | null }) {
  return context.viewer ?? null;
}

/** What cannot be an id of ours names nothing. */
function refuseOddIds(params: unknown) {
  for (const [name, value] of Object.entries((params ?? {}) as Record<string, string>)) {
    if (/id$/i.test(name) && !isUuid(value)) throw notFound(sentenceCase(name.replace(/Id$/, "") || "row"));
  }
}

async function read(request: FastifyRequest, endpoint: Endpoint) {
  const params = (request.params ?? {}) as Record<string, string>;
  const query = parse(endpoint.query, request.query, "query");
  const { file, fields } = endpoint.upload
    ? await readUpload(request, endpoint.upload.maxBytes)
    : { file: undefined, fields: request.body };
  return { params, query, body: parse(endpoint.body, storable(fields ?? {}), "body"), file };
}

function parse(schema: unknown, value: unknown, where: "query" | "body") {
  if (!schema) return undefined;
  const read = (schema as z.ZodType).safeParse(value);
  if (read.success) return read.data;
  const fields: Record<string, string> = {};
  for (const issue of read.error.issues) fields[issue.path.join(".") || where] ??= sentenceOf(issue);
  const [first] = Object.entries(fields);
  const own = first && /^[A-Z]/.test(first[1]) && !libraryWords.test(first[1]);
  throw invalid(own ? first[1] : `${first?.[0]}: ${first?.[1]}`, fields);
}

async function readUpload(request: FastifyRequest, maxBytes: number) {
  const fields: Record<string, unknown> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 20 } })) {
    if (part.type === "file")
      file = { bytes: await part.toBuffer().catch(tooLarge(maxBytes)), name: part.filename };
    else fields[part.fieldname] = part.value;
  }
  if (!file) throw invalid("Add a file in the field named file.", { file: "Choose a file" });
  return { file, fields };
}

function tooLarge(maxBytes: number) {
  return (error: { code?: string }): never => {
    if (error.code !== "FST_REQ_FILE_TOO_LARGE") throw error;
    throw new Refusal(
      413,
      "TOO_LARGE",
      `The maximum allowed size is ${Math.floor(maxBytes / 1_048_576)} MB.`,
    );
  };
}

function sendBytes(reply: FastifyReply, { type, bytes, fileName, headers, status }: Download) {
  reply.headers(headers);
  if (fileName)
    reply.header("content-disposition", `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  reply.status(status).header("content-type", type).header("x-content-type-options", "nosniff");
  return reply.send(bytes);
}

function sentenceCase(word: string) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
