import type { OwnData } from "#server/domains/accounts/index.ts";
import { dropNotesAboutCandidate } from "./forget-note.ts";

/** What a team thinks is the team's: it is not handed out, and goes with the person. */
export const noteData: OwnData = {
  async erase(tx, { candidateId }, now) {
    if (candidateId) await dropNotesAboutCandidate(tx, candidateId, now);
  },
};
