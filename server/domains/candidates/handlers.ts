import { and, count, eq, isNull } from "drizzle-orm";
import type { candidates as contract } from "#contract/candidates.ts";
import { done } from "#contract/shapes.ts";
import type { Context, DomainHandlers } from "#server/context.ts";
import { users, verifyEmail } from "#server/domains/accounts/index.ts";
import { readFilter } from "#server/http/filter.ts";
import { searchPlaces } from "#server/places/places.ts";
import { suggestSkills, suggestTitles } from "#server/taxonomy/suggest.ts";
import { notFound } from "#server/errors/refusal.ts";
import { addHighlight, changeHighlight, listHighlights, removeHighlight } from "./highlights.ts";
import { readDemographics, setDemographics } from "./demographics.ts";
import { addCandidate } from "./join.ts";
import { preferenceOptions, readPreferences, setPreferences } from "./preferences.ts";
import { addPrompt, changePrompt, listPrompts, readPrompt, removePrompt } from "./prompts.ts";
import { readChoices, setChoices } from "./public-profile/choices.ts";
import { previewProfile, showPublicProfile } from "./public-profile/show-profile.ts";
import { readCandidate } from "./present.ts";
import { readProfileVideo, removeProfileVideo, setProfileVideo } from "./profile-video.ts";
import { findCandidate } from "./queries.ts";
import { signUpCandidate, signUpFromApplication } from "./sign-up-candidate.ts";
import { mailSignupProfile, readSignupProfile, saveSignupProfile } from "./signup-profiles.ts";
import { candidates } from "./tables.ts";
import { updateCandidate } from "./update-candidate.ts";

export const candidateHandlers: DomainHandlers<typeof contract> = {
  saveSignupProfile: ({ body, ...context }) => saveSignupProfile(context, body),
  signupProfile: ({ params, ...context }) => readSignupProfile(context, params.id),
  mailSignupProfile: ({ params, ...context }) => mailSignupProfile(context, params.id).then(() => done),
  signUp: ({ body, query, ...context }) => signUpCandidate(context, { ...body, ...query }),
  signUpFromApplication: ({ body, query, ...context }) =>
    signUpFromApplication(context, { ...body, ...query }),
  add: ({ body, ...context }) => addCandidate(context, body),
  get: ({ params, ...context }) => readCandidate(context, params.id),
  update: ({ params, body, ...context }) => updateCandidate(context, params.id, body),
  count: ({ query, ...context }) => countCandidates(context, query.filter),
  verifyEmail: ({ params, body, ...context }) =>
    verifyCandidate(context, params.id, body.token).then(() => done),
  preferenceOptions: () => preferenceOptions(),
  preferences: ({ params, ...context }) => readPreferences(context, params.candidateId),
  setPreferences: ({ params, body, ...context }) => setPreferences(context, params.candidateId, body),
  profileVideo: ({ params, ...context }) => readProfileVideo(context, params.id),
  setProfileVideo: ({ params, body, ...context }) => setProfileVideo(context, params.id, body),
  removeProfileVideo: ({ params, ...context }) => removeProfileVideo(context, params.id).then(() => done),
  demographics: ({ params, ...context }) => readDemographics(context, params.id),
  setDemographics: ({ params, body, ...context }) => setDemographics(context, params.id, body),
  addWork: ({ body, ...context }) => addHighlight(context, body),
  works: ({ query, ...context }) => listHighlights(context, query.filter),
  changeWork: ({ params, body, ...context }) => changeHighlight(context, params.id, body),
  removeWork: ({ params, ...context }) => removeHighlight(context, params.id).then(() => done),
  addPrompt: ({ body, ...context }) => addPrompt(context, body),
  prompts: ({ query, ...context }) => listPrompts(context, query.filter),
  prompt: ({ params, ...context }) => readPrompt(context, params.id),
  changePrompt: ({ params, body, ...context }) => changePrompt(context, params.id, body),
  removePrompt: ({ params, ...context }) => removePrompt(context, params.id).then(() => done),
  publicProfile: ({ params, ...context }) => showPublicProfile(context, params.parallelTag),
  profileChoices: ({ params, ...context }) => readChoices(context, params.id),
  setProfileChoices: ({ params, body, ...context }) => setChoices(context, params.id, body),
  previewProfile: ({ params, query, ...context }) => previewProfile(context, params.id, query.as),
  places: ({ query }) =>
    searchPlaces(query.q, query.limit).map((place) => ({ ...place, admin: place.adminName })),
  titles: ({ query }) => suggestTitles(query.q, query.limit),
  skills: ({ query }) => suggestSkills(query.q, query.limit),
};

async function countCandidates({ db }: Context, filter: string | undefined) {
  const { where } = readFilter(filter, { columns: { department: candidates.department } });
  const [row] = await db
    .select({ count: count() })
    .from(candidates)
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(and(where, isNull(users.deletedAt)));
  return { count: row!.count };
}

async function verifyCandidate(context: Context, id: string, token: string) {
  const candidate = await findCandidate(context.db, id);
  if (!candidate) throw notFound("Candidate");
  await verifyEmail(context, token, candidate.userId);
}
