import type { Frame, Transport, TransportEvents } from "./transport.ts";

const waitMs = 30_000;
const triesInARow = 3;

/** Long polls, where websockets do not get through; each acknowledges the one before. */
export function openPolls(address: string, events: TransportEvents, send: typeof fetch = fetch): Transport {
  const stop = new AbortController();
  void keepPolling(address, { events, send, stop: stop.signal });
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
/** Where each transport's polls go, for closing them. */
const seen = new WeakMap<AbortSignal, string>();

interface Polling {
  events: TransportEvents;
  send: typeof fetch;
  stop: AbortSignal;
}
async function keepPolling(address: string, { events, send, stop }: Polling) {
  const next = new URL(address);
  let failures = 0;
  while (!stop.aborted) {
    try {
      const response = await send(next, { signal: AbortSignal.any([stop, AbortSignal.timeout(waitMs)]) });
      const answer = (await response.json()) as { events?: Frame[]; code?: number };
      if (stop.aborted) return;
      if (!answer.events) return refuse(answer, events);
      failures = 0;
      for (const frame of answer.events) {
        events.onFrame(frame);
        if (typeof frame.connection_id === "string")
          next.searchParams.set("connection_id", frame.connection_id);
        if (typeof frame.sequence === "number") next.searchParams.set("ack", String(frame.sequence));
      }
      seen.set(stop, next.href);
    } catch {
      if (stop.aborted) return;
      failures += 1;
      if (failures === triesInARow) return events.onClose();
      await new Promise((resolve) => setTimeout(resolve, 500 * failures));
    }
  }
}

const unknownConnection = 16;
/** A connection the service no longer knows is opened anew; any other refusal counts. */
function refuse(answer: { code?: number }, events: TransportEvents) {
  if (answer.code === unknownConnection) return events.onClose();
  events.onFrame({ type: "error", error: answer });
  events.onClose();
}
