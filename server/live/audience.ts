import type { Hint } from "#contract/live.ts";
import { eventNamed } from "#server/events/define-event.ts";
import type { CommittedEvent } from "#server/events/stream.ts";
import type { Viewer } from "#server/context.ts";

/** A line that screens listen on: one person, one job seeker, one hiring team. */
export type Topic = `user:${string}` | `candidate:${string}` | `company:${string}`;
const idsInHints = ["applicationId", "jobId", "companyId", "candidateId", "notificationId"] as const;

/** The lines a viewer may listen on. */
export function topicsOf({ userId, candidateId, companyId }: Viewer): Topic[] {
  return [
    ...(userId ? [`user:${userId}` as const] : []),
    ...(candidateId ? [`candidate:${candidateId}` as const] : []),
    ...(companyId ? [`company:${companyId}` as const] : []),
  ];
}

/** On which lines an event is told: those its definition names; most events on none. */
export function whoMayKnow({ name, data }: Pick<CommittedEvent, "name" | "data">): Topic[] {
  return (eventNamed(name)?.live ?? []).flatMap((listener) => {
    const id = data[`${listener}Id`];
    return typeof id === "string" ? [`${listener}:${id}` as const] : [];
  });
}

export function hintOf({ name, data, position, at }: CommittedEvent): Hint {
  const stale = eventNamed(name)?.stale ?? [];
  const hint: Hint = { type: name, position, at: at.toISOString(), stale };
  for (const key of idsInHints) {
    const id = data[key];
    if (typeof id === "string") hint[key] = id;
  }
  if (typeof data.version === "number") hint.version = data.version;
  return hint;
}
