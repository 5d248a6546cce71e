import { findProfile } from "#server/domains/candidates/index.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { recognize } from "./become-candidate.ts";

export const reactions: Reaction[] = [
  /** Once a person applies with a verified address, what the company kept about them is deleted; its notes and invitations stay. */
  on(applicationEvents.received, "importedPeople.applied", async (tx, { data, at }) => {
    const { companyId, candidateId } = data;
    const user = (await findProfile(tx, candidateId))?.user;
    if (user) await recognize(tx, { userId: user.id, candidateId, companyId, now: at });
  }),
];
