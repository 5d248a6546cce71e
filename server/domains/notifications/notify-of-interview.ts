import { eq } from "drizzle-orm";
import { instantWords } from "#shared/times/instant-words.ts";
import type { Transaction } from "#server/database/open.ts";
import { findUser, roles } from "#server/domains/accounts/index.ts";
import { findInterview, type interviewEvents } from "#server/domains/interviews/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

type InterviewStep = (typeof interviewEvents)[keyof typeof interviewEvents];
/** Tells of one step of an interview, with its time as each side's clock shows it. */
export async function notifyOfInterview(tx: Transaction, { name, data, at }: DomainEvent<InterviewStep>) {
  const { interviewId, revision, ...ids } = data;
  const row = await findInterview(tx, interviewId);
  // Later steps notify on their own; an interview that ended with its application needs no notification.
  if (!row || row.revision !== revision || (name === "interview.canceled" && !data.byUserId)) return;
  const zones = { candidate: await zoneOfPart(tx, row.candidateId), team: await zoneOf(tx, row.byUserId) };
  await notifyPeople(tx, {
    event: name,
    at,
    ...ids,
    words: {
      whenForCandidate: row.time ? instantWords(row.time, zones.candidate) : "",
      when: row.time ? instantWords(row.time, zones.team) : "",
      minutes: String(row.minutes),
      place: row.place,
    },
  });
}

async function zoneOf(tx: Transaction, userId: string) {
  return (await findUser(tx, userId))?.timeZone ?? "UTC";
}

async function zoneOfPart(tx: Transaction, roleId: string) {
  const [role] = await tx.select({ userId: roles.userId }).from(roles).where(eq(roles.id, roleId));
  return role ? zoneOf(tx, role.userId) : "UTC";
}
