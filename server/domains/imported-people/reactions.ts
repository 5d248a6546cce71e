import { and, eq } from "drizzle-orm";
import { findProfile } from "#server/domains/candidates/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { uploadedPeople } from "./tables.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";

export const reactions: Reaction[] = [
  /** Once an uploaded person applies with a verified address, what the company uploaded about them is deleted. */
  on(applicationEvents.received, "importedPeople.applied", async (tx, { data }) => {
    const user = (await findProfile(tx, data.candidateId))?.user;
    if (!user?.emailVerifiedAt) return;
    await tx
      .delete(uploadedPeople)
      .where(and(eq(uploadedPeople.companyId, data.companyId), eq(uploadedPeople.email, user.email)));
  }),
];
