import { candidateEvents, emptySignupProfile } from "#server/domains/candidates/index.ts";
import { type Reaction, on } from "#server/events/events.ts";
import { keepDocument } from "./keep-document.ts";
import { dropReadings } from "./read-document.ts";

export const reactions: Reaction[] = [
  on(
    candidateEvents.joined,
    "resumes.keepDocument",
    async (tx, { data, at }) => {
      const { signupProfileId, ...owner } = data;
      if (!signupProfileId) return;
      await keepDocument(tx, { ...owner, signupProfileId, now: at });
      await emptySignupProfile(tx, signupProfileId);
    },
    { lane: "people" },
  ),

  on(candidateEvents.signupForgotten, "resumes.forgetDocument", (tx, { data, at }) =>
    dropReadings(tx, data.signupProfileId, at),
  ),
];
