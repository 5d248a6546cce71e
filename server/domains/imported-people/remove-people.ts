import type { SQL } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { dropNotesAboutUploaded } from "#server/domains/candidate-notes/index.ts";
import { uploadedPeople } from "./tables.ts";

/** Removes people with everything that the company wrote about them; answers how many there were. */
export async function removePeople(tx: Transaction, where: SQL | undefined, now: Date): Promise<number> {
  const gone = await tx.delete(uploadedPeople).where(where).returning({ id: uploadedPeople.id });
  const ids = gone.map(({ id }) => id);
  await dropNotesAboutUploaded(tx, ids, now);
  return ids.length;
}
