import type { Hint } from "#contract/live.ts";
import { type EventDefinition, eventNamed } from "#server/events/define-event.ts";
import type { CommittedEvent } from "#server/events/stream.ts";
import type { Viewer } from "#server/context.ts";

/** Whose screens an event reaches, by the id in its data: one person, job seeker or employee, a hiring team, all employees of a company. */
const listeners = {
  user: "userId",
  candidate: "candidateId",
  employee: "employeeId",
  company: "companyId",
  employees: "companyId",
} as const satisfies Record<EventDefinition["live"][number], string>;
/** A line that screens listen on. */
export type Topic = `${keyof typeof listeners}:${string}`;
const idsInHints = ["applicationId", "jobId", "companyId", "candidateId", "notificationId"] as const;

/** The lines a viewer may listen on. */
export function topicsOf({ userId, candidateId, employeeId, companyId, employerId }: Viewer): Topic[] {
  return [
    ...(userId ? [`user:${userId}` as const] : []),
    ...(candidateId ? [`candidate:${candidateId}` as const] : []),
    ...(employeeId ? [`employee:${employeeId}` as const] : []),
    ...(companyId ? [`company:${companyId}` as const] : []),
    ...(employerId ? [`employees:${employerId}` as const] : []),
  ];
}

/** On which lines an event is told: those its definition names; most events on none. */
export function whoMayKnow({ name, data }: Pick<CommittedEvent, "name" | "data">): Topic[] {
  return (eventNamed(name)?.live ?? []).flatMap((listener) => {
    const id = data[listeners[listener]];
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
