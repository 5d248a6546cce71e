import type { QueuedEvent } from "#contract/tracking.ts";
import type { Context } from "#server/context.ts";
import { bufferOf } from "./event-buffer.ts";
import { arrivalOf } from "./arrival.ts";
import { countedVisitor } from "./who-visits.ts";

interface Visit {
  path: string;
  referrer?: string | undefined;
}

/** Someone came to the site, from wherever they were. */
export function recordVisit(context: Context, visit: Visit) {
  const visitorId = countedVisitor(context);
  return { recorded: visitorId !== null && recordVisitOf(context, visitorId, visit) };
}

/** The visit of someone whose agreement is known. */
export function recordVisitOf(
  context: Pick<Context, "db" | "outside" | "config" | "now">,
  visitorId: string,
  { path, referrer }: Visit,
) {
  const arrival = arrivalOf(path, referrer, context.config.publicUrl);
  return bufferOf(context).add({ kind: "visit", at: context.now(), visitorId, ...arrival });
}

/** What a page or a program of ours reports of a visitor. Values that look like an address of someone are left out. */
export function recordEvent(
  context: Context,
  { eventName, eventType, jobId, companyId, ...fields }: QueuedEvent,
) {
  const visitorId = countedVisitor(context);
  if (visitorId === null) return { recorded: false };
  const kept = Object.entries(fields).filter(([, value]) => !String(value).includes("@"));
  const recorded = bufferOf(context).add({
    kind: "event",
    at: context.now(),
    visitorId,
    name: eventName,
    type: eventType ?? null,
    jobId,
    companyId,
    fields: kept.length ? Object.fromEntries(kept) : null,
  });
  return { recorded };
}
