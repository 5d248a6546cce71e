import type { Socket } from "node:net";
import { STATUS_CODES } from "node:http";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#server/errors/refusal.ts";

/** What a call may hold before its body, in bytes. */
const mostBeforeBody = 16 * 1024;
/** Up to here it is read all the same, to know its path for sure; less than a packet, so that what is longer still shows its beginning. */
export const mostRead = 48 * 1024;
const lingerMs = 1000;

const headersTooLarge = () => new Refusal(431, "HEADERS_TOO_LARGE", "The request headers are too large.");

/** Refuses calls whose headers and address are too long together. */
export function refuseLargeHeaders(http: FastifyInstance) {
  http.addHook("onRequest", async ({ raw }) => {
    let size = raw.url?.length ?? 0;
    for (const part of raw.rawHeaders) size += part.length + 2;
    if (size > mostBeforeBody) throw headersTooLarge();
  });
}

type BrokenCall = Error & { code?: string; rawPacket?: unknown };

/** Answers calls that could not be read as far as their route, in the shape of the part of the product they went to. */
export function answerUnreadable(bodyFor: (refusal: Refusal, path: string) => object) {
  return (error: BrokenCall, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const refusal = refusalOf(error.code);
    const status = refusal.statusCode;
    const body = Buffer.from(JSON.stringify(bodyFor(refusal, pathIn(error.rawPacket))));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      "content-type: application/json; charset=utf-8",
      `content-length: ${body.length}`,
      "connection: close",
    ];
    socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]));
    // What the caller still sends is taken and dropped, or their answer would be lost with the connection.
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}

function refusalOf(code: string | undefined): Refusal {
  if (code === "HPE_HEADER_OVERFLOW") return headersTooLarge();
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return new Refusal(408, "TOO_SLOW", "The request didn’t arrive in time.");
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW")
    return new Refusal(413, "TOO_LARGE", "The request body is too large.");
  return new Refusal(400, "BAD_REQUEST", "This isn’t a valid HTTP request.");
}

/** The path of a call whose beginning is in this packet. */
function pathIn(packet: unknown) {
  const line = Buffer.isBuffer(packet) ? packet.subarray(0, 500).toString("latin1") : "";
  return /^[A-Z]+ ([^\s?]+)/.exec(line)?.[1] ?? "";
}
