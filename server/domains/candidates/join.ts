import { eq } from "drizzle-orm";
import type { AuthenticatedContext, Context } from "#server/context.ts";
import type { Transaction } from "#server/database/open.ts";
import { publish } from "#server/events/events.ts";
import { notFound } from "#server/errors/refusal.ts";
import { addRole } from "#server/domains/accounts/index.ts";
import { fillingGaps, profileFromDraft } from "./draft-profile.ts";
import { readCandidate } from "./present.ts";
import { type CandidateChanges, countProfile, findCandidate } from "./queries.ts";
import { lockSignupProfile } from "./signup-profiles.ts";
import { candidates, signupProfiles } from "./tables.ts";
import { candidateEvents } from "./events.ts";

interface Joining {
  userId: string;
  fields?: CandidateChanges;
  signupProfileId?: string;
}
/** Makes a person a job seeker, or fills the gaps of the profile they have; the onboarding is used up. */
export async function joinAsCandidate(
  tx: Transaction,
  { now }: Pick<Context, "now">,
  { userId, fields = {}, signupProfileId }: Joining,
) {
  const draft = signupProfileId ? await lockSignupProfile(tx, signupProfileId) : undefined;
  if (signupProfileId && !draft) throw notFound("Sign-up");
  const { id } = await addRole(tx, { userId, kind: "candidate", now: now() });
  const said = draft ? profileFromDraft(draft.data) : {};
  const wanted = { ...said, ...fields, profile: { ...said.profile, ...fields.profile } };
  const existing = await findCandidate(tx, id);
  if (existing)
    await tx
      .update(candidates)
      .set({ ...fillingGaps(existing, wanted), changedAt: now() })
      .where(eq(candidates.id, id));
  else await tx.insert(candidates).values({ ...wanted, id, userId, createdAt: now(), changedAt: now() });
  await countProfile(tx, id, now());
  if (draft) await tx.update(signupProfiles).set({ candidateId: id }).where(eq(signupProfiles.id, draft.id));
  await publish(tx, candidateEvents.joined, {
    data: { candidateId: id, userId, signupProfileId: draft?.id ?? null },
    at: now(),
  });
  return id;
}

/** Adds the job seeker's role to a signed-in person. */
export async function addCandidate(
  context: AuthenticatedContext,
  { signupProfileId, ...fields }: CandidateChanges & { signupProfileId?: string },
) {
  const { db, viewer } = context;
  const { userId } = viewer;
  if (!userId) throw notFound("Account");
  const id = await db.transaction((tx) => joinAsCandidate(tx, context, { userId, fields, signupProfileId }));
  return readCandidate({ ...context, viewer: { ...viewer, candidateId: id } }, id);
}
