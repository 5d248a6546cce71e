import type { IncomingMessage, Server } from "node:http";
import type { FastifyInstance } from "fastify";

/** How long the parts of a call may take to come in, and how slowly a body may. */
interface Patience {
  headersMs: number;
  callMs: number;
  silentMs: number;
  /** A body that brings less than `leastBytes` in such a time is cut off. */
  lookEveryMs: number;
  leastBytes: number;
}
const usualPatience: Patience = {
  headersMs: 15_000,
  callMs: 300_000,
  silentMs: 120_000,
  lookEveryMs: 10_000,
  leastBytes: 5000,
};

/** How often Node compares what came in with these times. */
export const lookForSlowEveryMs = 2000;

/** Cuts off bodies that drip in, and takes no more than so many connections. */
export function boundCallers(
  app: FastifyInstance,
  mostConnections: number,
  { headersMs, callMs, silentMs, lookEveryMs, leastBytes }: Patience = usualPatience,
) {
  boundServer(app.server, mostConnections, { headersMs, callMs, silentMs });
  const coming = new Map<IncomingMessage, number>();
  app.addHook("onRequest", async ({ raw }) => {
    if (raw.complete || !hasBody(raw)) return;
    coming.set(raw, raw.socket.bytesRead);
    raw.once("close", () => coming.delete(raw));
  });
  const looking = setInterval(() => {
    for (const [raw, before] of coming) {
      const { bytesRead } = raw.socket;
      if (raw.complete) coming.delete(raw);
      // What nobody has read yet does not come in either: that is not the caller's fault.
      else if (bytesRead - before < leastBytes && raw.readableLength === 0 && !raw.isPaused())
        raw.socket.destroy();
      else coming.set(raw, bytesRead);
    }
  }, lookEveryMs);
  looking.unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

/** The times of a server, and how many connections it takes. */
export function boundServer(
  server: Server,
  mostConnections: number,
  { headersMs, callMs, silentMs }: Pick<Patience, "headersMs" | "callMs" | "silentMs"> = usualPatience,
) {
  server.maxConnections = mostConnections;
  server.headersTimeout = headersMs;
  server.requestTimeout = callMs;
  server.setTimeout(silentMs);
}

function hasBody({ headers }: IncomingMessage) {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
}
