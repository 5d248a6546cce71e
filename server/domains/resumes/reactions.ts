import { eq } from "drizzle-orm";
import {
  candidates,
  emptySignupProfile,
  findServedSignupProfile,
  candidateEvents,
} from "#server/domains/candidates/index.ts";
import { claimFile, findFile } from "#server/domains/files/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { correctedContent } from "./profile-fields.ts";
import { dropReadings } from "./read-document.ts";
import { insertResume } from "./save-resume.ts";
import { resumeReadings } from "./tables.ts";

export const reactions: Reaction[] = [
  /** The document of an onboarding becomes the person's first resume, as they corrected it. */
  on(
    candidateEvents.joined,
    "resumes.keepDocument",
    async (tx, { data, at }) => {
      if (!data.signupProfileId) return;
      const draft = await findServedSignupProfile(tx, data.signupProfileId);
      const [reading] = await tx
        .delete(resumeReadings)
        .where(eq(resumeReadings.signupProfileId, data.signupProfileId))
        .returning();
      const file = reading && (await findFile(tx, reading.fileId));
      const [candidate] = await tx
        .select({ id: candidates.id })
        .from(candidates)
        .where(eq(candidates.id, data.candidateId));
      if (draft && reading && file && candidate) {
        await claimFile(tx, file.id, data.userId);
        await insertResume(tx, {
          candidateId: candidate.id,
          name: file.name.replace(/\.\w+$/, ""),
          content: correctedContent(reading.content, draft.data),
          document: reading,
          now: at,
        });
      }
      await emptySignupProfile(tx, data.signupProfileId);
    },
    { lane: "people" },
  ),

  on(candidateEvents.signupForgotten, "resumes.forgetDocument", (tx, { data, at }) =>
    dropReadings(tx, data.signupProfileId, at),
  ),
];
