import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { type User, signUpWith } from "#server/domains/accounts/index.ts";
import type { Transaction } from "#server/database/open.ts";
import { spokenYears } from "#server/matching-engine/intervals.ts";
import { joinAsCandidate } from "./join.ts";
import { type CandidateChanges } from "./queries.ts";
import { missingFields, refuseMissing } from "./required-fields.ts";
import { findSignupProfile } from "./signup-profiles.ts";
import type { ProfileExtras } from "./tables.ts";

interface Wanted {
  signupProfileId?: string;
  email?: string;
  fullName?: string;
  password: string;
  parallelTag?: string;
  profilePicture?: string | null;
  collectionIds?: string[];
  cultureSelections?: string[];
  pTag?: string;
}
/** The last step of the onboarding: the account, the profile and the session at once. */
export async function signUpCandidate(context: Context, wanted: Wanted) {
  const { signupProfileId, collectionIds, cultureSelections, ...given } = wanted;
  const draft = signupProfileId ? await findSignupProfile(context.db, signupProfileId) : undefined;
  if (signupProfileId && !draft) throw notFound("Sign-up");
  const person = {
    ...given,
    email: given.email ?? draft?.data.email ?? "",
    fullName: given.fullName || draft?.data.fullName || "",
    profilePicture: given.profilePicture ?? draft?.data.profilePicture ?? null,
  };
  refuseMissing(
    missingFields({ name: person.fullName, email: person.email }).filter(
      (field) => field === "name" || field === "email",
    ),
  );
  const profile: ProfileExtras = {
    ...(collectionIds && { collectionIds }),
    ...(cultureSelections && { cultureSelections }),
  };
  return signUpWith(context, person, joining(context, { signupProfileId, fields: { profile } }));
}

interface Application {
  fullName: string;
  email: string;
  password: string;
  parallelTag?: string;
  linkedInUrl?: string;
  yearsOfExperience?: string;
  location?: string;
  department?: string;
  phoneNumber?: string;
  cultureSelections?: string[];
  jobPitch?: string;
  profilePicture?: string | null;
  signupProfileId?: string;
  pTag?: string;
}
interface Joined {
  userId: string;
  candidateId: string;
}
/** Someone who came by an application outside the product makes their account on the way; both or neither where `apply` does. */
export function signUpFromApplication(
  context: Context,
  wanted: Application,
  apply?: (tx: Transaction, joined: Joined) => Promise<void>,
) {
  const { fullName, email, password, parallelTag, profilePicture, pTag, signupProfileId } = wanted;
  const fields: CandidateChanges = {
    ...(wanted.linkedInUrl && { linkedInUrl: wanted.linkedInUrl }),
    ...(wanted.yearsOfExperience && { experienceLength: saidYears(wanted.yearsOfExperience) }),
    ...(wanted.location && { location: wanted.location }),
    ...(wanted.department && { department: wanted.department }),
    ...(wanted.phoneNumber && { phone: wanted.phoneNumber }),
    profile: {
      ...(wanted.cultureSelections && { cultureSelections: wanted.cultureSelections }),
      ...(wanted.jobPitch && { intro: wanted.jobPitch }),
    },
  };
  return signUpWith(
    context,
    { fullName, email, password, parallelTag, profilePicture, pTag },
    joining(context, { signupProfileId, fields, apply }),
  );
}

/** "5" is said as lengths are that were counted; words stay as they are. */
function saidYears(typed: string) {
  return /^\d{1,2}([.,]5)?$/.test(typed) ? spokenYears(Number(typed.replace(",", "."))) : typed;
}

interface Joining {
  signupProfileId?: string;
  fields: CandidateChanges;
  apply?: ((tx: Transaction, joined: Joined) => Promise<void>) | undefined;
}
function joining(context: Context, { apply, ...with_ }: Joining) {
  return async (tx: Transaction, user: User) => {
    const candidateId = await joinAsCandidate(tx, context, { userId: user.id, ...with_ });
    await apply?.(tx, { userId: user.id, candidateId });
  };
}
