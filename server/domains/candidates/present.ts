import type { User } from "#server/domains/accounts/index.ts";
import type { AuthenticatedContext } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { fullPreferences } from "./preferences.ts";
import { profilePercent } from "#shared/profile/profile-percent.ts";
import type { CandidateRow } from "./tables.ts";
import { findProfile, myCandidate } from "./queries.ts";
import { missingFields } from "./required-fields.ts";

/** The caller's own profile. */
export async function readCandidate(context: AuthenticatedContext, id: string) {
  await myCandidate(context, id);
  const profile = await findProfile(context.db, id);
  if (!profile) throw notFound("Candidate");
  return presentCandidate(profile);
}

export function presentCandidate({ candidate, user }: { candidate: CandidateRow; user: User }) {
  const missing = missingOf({ candidate, user });
  return {
    ...candidate,
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    profilePicture: user.profilePicture,
    parallelTag: user.parallelTag,
    candidateWorkPreferences: fullPreferences(candidate.preferences),
    profilePercentageComplete: profilePercent({ ...candidate, profilePicture: user.profilePicture }),
    missing: { fields: missing, notice: requiredFieldsNotice(missing) },
    flags: { messagingChannelsCreated: candidate.messagingChannelsCreated },
  };
}

/** The required fields a profile still lacks. */
export function missingOf({ candidate, user }: { candidate: CandidateRow; user: User }) {
  return missingFields({
    name: user.fullName,
    location: candidate.location,
    email: user.email,
    linkedIn: candidate.linkedInUrl,
  });
}
