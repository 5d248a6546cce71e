import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { latestApplication } from "#server/domains/applications/index.ts";
import type { noteEvents } from "#server/domains/candidate-notes/index.ts";
import type { DomainEvent } from "#server/events/events.ts";
import { notifyPeople } from "./notify-people.ts";

/** Tells the teammates whom a note names, with the way to it. */
export async function notifyOfMention(
  tx: Transaction,
  { name, data, at }: DomainEvent<typeof noteEvents.changed>,
) {
  const { companyId, candidateId, uploadedPersonId, byUserId, mentionedUserIds } = data;
  if (mentionedUserIds.length === 0) return;
  const application = candidateId ? await latestApplication(tx, { companyId, candidateId }) : null;
  if (!application && !uploadedPersonId) return;
  await notifyPeople(tx, {
    event: name,
    at,
    companyId,
    candidateId,
    byUserId,
    namedUserIds: mentionedUserIds,
    jobId: application?.jobId ?? null,
    applicationId: application?.id ?? null,
    to: application ? "candidate" : "uploaded",
    words: {
      teammate: (await findUser(tx, byUserId))?.fullName ?? "A teammate",
      personId: uploadedPersonId ?? "",
    },
  });
}
