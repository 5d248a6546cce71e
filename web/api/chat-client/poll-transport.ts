import type { Frame, Wire, WireEnds } from "./transport.ts";

const waitMs = 30_000;
const triesInARow = 3;

/** Polls that wait for what comes, where websockets do not get through; each poll acknowledges the one before. */
export function openPolls(address: string, ends: WireEnds, send: typeof fetch = fetch): Wire {
  const stop = new AbortController();
  void keepPolling(address, { ends, send, stop: stop.signal });
  return {
    send() {},
    close(leaving) {
      if (stop.signal.aborted) return;
      stop.abort();
      if (leaving && seen.has(stop.signal))
        void send(seen.get(stop.signal)!, { method: "DELETE", keepalive: true }).catch(() => {});
    },
  };
}
/** Where each wire's polls go, for taking leave. */
const seen = new WeakMap<AbortSignal, string>();

interface Polling {
  ends: WireEnds;
  send: typeof fetch;
  stop: AbortSignal;
}
async function keepPolling(address: string, { ends, send, stop }: Polling) {
  const next = new URL(address);
  let failures = 0;
  while (!stop.aborted) {
    try {
      const response = await send(next, { signal: AbortSignal.any([stop, AbortSignal.timeout(waitMs)]) });
      const answer = (await response.json()) as { events?: Frame[]; code?: number };
      if (stop.aborted) return;
      if (!answer.events) return refuse(answer, ends);
      failures = 0;
      for (const frame of answer.events) {
        ends.onFrame(frame);
        if (typeof frame.connection_id === "string")
          next.searchParams.set("connection_id", frame.connection_id);
        if (typeof frame.sequence === "number") next.searchParams.set("ack", String(frame.sequence));
      }
      seen.set(stop, next.href);
    } catch {
      if (stop.aborted) return;
      failures += 1;
      if (failures === triesInARow) return ends.onClose();
      await new Promise((resolve) => setTimeout(resolve, 500 * failures));
    }
  }
}

const unknownConnection = 16;
/** A line that the service has forgotten is opened anew; any other refusal has a reason that counts. */
function refuse(answer: { code?: number }, ends: WireEnds) {
  if (answer.code === unknownConnection) return ends.onClose();
  ends.onFrame({ type: "error", error: answer });
  ends.onClose();
}
