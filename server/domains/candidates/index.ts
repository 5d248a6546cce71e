export { candidateEvents } from "./events.ts";
export { countableAnswers } from "./demographics.ts";
export { fullPreferences } from "./preferences.ts";
export { countProfileViews, seeProfile } from "./profile-views.ts";
export { highlightsOf } from "./highlights.ts";
export { completedPromptsOf } from "./prompts.ts";
export { joinAsCandidate } from "./join.ts";
export { namedSchools } from "./named-schools.ts";
export { showProfileVideo } from "./profile-video.ts";
export { missingOf } from "./present.ts";
export { changeCandidate, findCandidate, findProfile, lockCandidate, myCandidate } from "./queries.ts";
export type { CandidateChanges } from "./queries.ts";
export {
  emptySignupProfile,
  findServedSignupProfile,
  findSignupProfile,
  upsertSignupProfile,
} from "./signup-profiles.ts";
export { signUpFromApplication } from "./sign-up-candidate.ts";
export { distinct } from "./update-candidate.ts";
export { hiddenCompaniesOf, hiddenCompanyIds, notHiddenFrom, setHiddenFrom } from "./hidden-companies.ts";
export { findJobPreferences, saveJobPreferences } from "./job-preferences.ts";
export { candidates } from "./tables.ts";
export type {
  CandidateRow,
  Certification,
  Education,
  Project,
  WorkExperience,
  WorkPreferences,
} from "./tables.ts";
export { candidateData } from "./own-data.ts";
