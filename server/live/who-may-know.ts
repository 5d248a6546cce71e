import type { CommittedEvent } from "#server/events/stream.ts";
import type { Viewer } from "#server/context.ts";

/** A line that screens listen on: one person, one job seeker, one hiring team. */
export type Topic = `user:${string}` | `candidate:${string}` | `company:${string}`;
/** Says that something changed and where; whoever hears it reads the truth through the API. */
export interface Hint {
  type: string;
  position: number;
  at: string;
  [id: string]: string | number;
}

/** What a candidate hears about an application of theirs: moves that stand, nothing the team keeps to itself. */
const toldToCandidates = new Set([
  "application.received",
  "application.withdrawn",
  "application.matched",
  "application.passed",
  "application.moved",
  "application.hired",
  "application.reopened",
  "application.expired",
  "application.invited",
  "application.invitationAnswered",
  "application.referralAsked",
  "application.referred",
  "application.seen",
]);
/** The team knows what it opened itself. */
const toldToCandidatesAlone = new Set(["application.seen"]);
/** Events about a company that its whole team may know. */
const companyEvents = /^(application|interview|job|jobs|team|company|conversation)\./;
/** Events about one person's own things. */
const personalEvents = /^(notification|account|conversation)\./;
const passedOn = ["applicationId", "jobId", "companyId", "candidateId", "notificationId", "version"] as const;

/** The lines a viewer may listen on. */
export function topicsOf({ userId, candidateId, companyId }: Viewer): Topic[] {
  return [
    ...(userId ? [`user:${userId}` as const] : []),
    ...(candidateId ? [`candidate:${candidateId}` as const] : []),
    ...(companyId ? [`company:${companyId}` as const] : []),
  ];
}

/** On which lines an event is told; most events on none. */
export function whoMayKnow({ name, data }: Pick<CommittedEvent, "name" | "data">): Topic[] {
  const topics: Topic[] = [];
  const { companyId, candidateId, userId } = data;
  const ofCompany = companyEvents.test(name) && !toldToCandidatesAlone.has(name);
  if (ofCompany && typeof companyId === "string") topics.push(`company:${companyId}`);
  const ofCandidate = toldToCandidates.has(name) || /^(candidate|interview|match)\./.test(name);
  if (ofCandidate && typeof candidateId === "string") topics.push(`candidate:${candidateId}`);
  if (personalEvents.test(name) && typeof userId === "string") topics.push(`user:${userId}`);
  return topics;
}

export function hintOf({ name, data, position, at }: CommittedEvent): Hint {
  const hint: Hint = { type: name, position, at: at.toISOString() };
  for (const key of passedOn) {
    const value = data[key];
    if (typeof value === "string" || typeof value === "number") hint[key] = value;
  }
  return hint;
}
