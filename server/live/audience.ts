import type { Hint } from "#contract/live.ts";
import { type EventDefinition, eventNamed } from "#server/events/define-event.ts";
import type { CommittedEvent } from "#server/events/stream.ts";
import type { Viewer } from "#server/context.ts";

/** Lines that screens listen on: of one person, job seeker or employee, of a hiring team, of all employees of a company, of who is in a community. */
type Line = "user" | "candidate" | "employee" | "company" | "employees" | "members";
export type Topic = `${Line}:${string}`;
/** On which lines the listeners of an event are, by which ids in its data. */
const listeners: Record<EventDefinition["live"][number], [line: Line, ids: string]> = {
  user: ["user", "userId"],
  candidate: ["candidate", "candidateId"],
  employee: ["employee", "employeeId"],
  company: ["company", "companyId"],
  employees: ["employees", "companyId"],
  moderators: ["user", "moderatorIds"],
  members: ["members", "communityId"],
};
const idsInHints = ["applicationId", "jobId", "companyId", "candidateId", "notificationId"] as const;

/** The lines a viewer may listen on, who is in these communities. */
export function topicsOf(viewer: Viewer, communityIds: readonly string[]): Topic[] {
  const { userId, candidateId, employeeId, companyId, employerId } = viewer;
  return [
    ...(userId ? [`user:${userId}` as const] : []),
    ...(candidateId ? [`candidate:${candidateId}` as const] : []),
    ...(employeeId ? [`employee:${employeeId}` as const] : []),
    ...(companyId ? [`company:${companyId}` as const] : []),
    ...(employerId ? [`employees:${employerId}` as const] : []),
    ...communityIds.map((id) => `members:${id}` as const),
  ];
}

/** On which lines an event is told: those its definition names, but a hiring team from which it is hidden; most events on none. */
export function whoMayKnow({ name, data }: Pick<CommittedEvent, "name" | "data">): Topic[] {
  return (eventNamed(name)?.live ?? []).flatMap((listener) => {
    if (listener === "company" && data.hiddenFromTeam) return [];
    const [line, ids] = listeners[listener];
    return [data[ids]].flat().flatMap((id) => (typeof id === "string" ? [`${line}:${id}` as const] : []));
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
