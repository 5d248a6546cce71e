import { eq, inArray } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { ownFiles } from "#server/domains/files/index.ts";
import { resumeReadings, resumes } from "./tables.ts";

export const resumeData: OwnData = {
  async show(db, { candidateId }) {
    return candidateId
      ? { resumes: await db.select().from(resumes).where(eq(resumes.candidateId, candidateId)) }
      : {};
  },
  async erase(tx, owner) {
    const documents = (await ownFiles(tx, owner)).map(({ id }) => id);
    if (documents.length) await tx.delete(resumeReadings).where(inArray(resumeReadings.fileId, documents));
    if (owner.candidateId) await tx.delete(resumes).where(eq(resumes.candidateId, owner.candidateId));
  },
};
