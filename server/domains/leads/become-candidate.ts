import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { moveLeads } from "#server/domains/applications/index.ts";
import { moveNotesToCandidate } from "#server/domains/candidate-notes/index.ts";
import {
  externalCandidates,
  findExternalBy,
  removeExternal,
} from "#server/domains/external-candidates/index.ts";
import { enterConversations } from "#server/domains/messaging/index.ts";
import { publish } from "#server/events/events.ts";
import { followJoined } from "./duplicates/settle-merges.ts";
import { leadEvents } from "./events.ts";

interface Becoming {
  person: { id: string };
  candidateId: string;
  userId: string;
  now: Date;
}
/** Someone without an account turns out to be a candidate: leads, invitations, conversations and notes are about them now, what the company kept goes. */
export async function becomeCandidate(tx: Transaction, { person, candidateId, userId, now }: Becoming) {
  await moveNotesToCandidate(tx, person.id, candidateId);
  const takenOver = await moveLeads(tx, { externalId: person.id, candidateId, now });
  const candidate = { id: candidateId, userId };
  await enterConversations(tx, { externalId: person.id, candidate, takenOver, now });
  await followJoined(tx, { personId: person.id, candidateId, now });
  await removeExternal(tx, eq(externalCandidates.id, person.id), now);
  await publish(tx, leadEvents.joined, { data: { personId: person.id, candidateId, takenOver }, at: now });
}

interface Arriving {
  userId: string;
  candidateId: string;
  companyId: string;
  now: Date;
}
/** Someone who applies with a proven address is the person the company knows by that address. */
export async function recognize(tx: Transaction, { userId, candidateId, companyId, now }: Arriving) {
  const user = await findUser(tx, userId);
  if (!user?.emailVerifiedAt) return;
  const person = await findExternalBy(tx, companyId, { email: user.email, linkedIn: null });
  if (person) await becomeCandidate(tx, { person, candidateId, userId, now });
}
