import { and, eq } from "drizzle-orm";
import { moveNotesToCandidate } from "#server/domains/candidate-notes/index.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { uploadedPeople } from "./tables.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";

export const reactions: Reaction[] = [
  /** Once an uploaded person applies with a verified address, what the company uploaded about them is deleted; its notes stay. */
  on(applicationEvents.received, "importedPeople.applied", async (tx, { data }) => {
    const user = (await findProfile(tx, data.candidateId))?.user;
    if (!user?.emailVerifiedAt) return;
    const uploaded = and(eq(uploadedPeople.companyId, data.companyId), eq(uploadedPeople.email, user.email));
    const [person] = await tx.select({ id: uploadedPeople.id }).from(uploadedPeople).where(uploaded);
    if (!person) return;
    await moveNotesToCandidate(tx, person.id, data.candidateId);
    await tx.delete(uploadedPeople).where(uploaded);
  }),
];
