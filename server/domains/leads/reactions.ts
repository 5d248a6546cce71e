import { findProfile } from "#server/domains/candidates/index.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { findExternalBy } from "#server/domains/external-candidates/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { becomeCandidate } from "./become-candidate.ts";

export const reactions: Reaction[] = [
  /** Once a person applies with a verified address, what the company kept about them is deleted; its notes and invitations stay. */
  on(applicationEvents.received, "importedPeople.applied", async (tx, { data, at }) => {
    const { companyId, candidateId } = data;
    const user = (await findProfile(tx, candidateId))?.user;
    if (!user?.emailVerifiedAt) return;
    const person = await findExternalBy(tx, companyId, { email: user.email, linkedIn: null });
    if (person) await becomeCandidate(tx, { person, candidateId, userId: user.id, now: at });
  }),
];
