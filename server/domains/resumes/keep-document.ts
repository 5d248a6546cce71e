import { eq } from "drizzle-orm";
import type { Transaction } from "#server/database/open.ts";
import { candidates, findServedSignupProfile } from "#server/domains/candidates/index.ts";
import { claimFile, findFile } from "#server/domains/files/index.ts";
import { contentAtSignup, correctedContent } from "./profile-fields.ts";
import { dropReadings } from "./read-document.ts";
import { insertResume } from "./save-resume.ts";
import { resumeReadings } from "./tables.ts";

interface Kept {
  signupProfileId: string;
  candidateId: string;
  userId: string;
  now: Date;
}

/** The document of an onboarding becomes the person's first resume, as they corrected it; once. */
export async function keepDocument(
  tx: Transaction,
  { signupProfileId, candidateId, userId, now }: Kept,
): Promise<void> {
  const draft = await findServedSignupProfile(tx, signupProfileId);
  // Nobody is left to keep it for.
  if (!draft) return dropReadings(tx, signupProfileId, now);
  const [reading] = await tx
    .delete(resumeReadings)
    .where(eq(resumeReadings.signupProfileId, signupProfileId))
    .returning();
  const file = reading && (await findFile(tx, reading.fileId));
  const [candidate] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.id, candidateId));
  if (!reading || !file || !candidate) return;
  // Contact details are typed in every onboarding: they do not make it another document.
  const content = contentAtSignup(reading.content, draft.data);
  await claimFile(tx, file.id, userId);
  await insertResume(tx, {
    candidateId,
    name: file.name.replace(/\.\w+$/, ""),
    content: correctedContent(content, draft.data),
    document: { ...reading, content },
    now,
  });
}
