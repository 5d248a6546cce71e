import { z } from "zod";
import { ParallelTag, SignedIn } from "./accounts.ts";
import {
  Candidate,
  CandidateChanges,
  LinkedInUrl,
  ProfileFields,
  SignupDraft,
  SignupProfile,
  WorkPreferences,
  demographicKeys,
  line,
  lines,
  nameRequired,
  paragraph,
} from "./candidate-shapes.ts";
import { candidatePrompts } from "./candidate-prompts.ts";
import { candidateWorks } from "./candidate-works.ts";
import { del, get, patch, post, put } from "./endpoint.ts";
import { publicProfiles } from "./public-profiles.ts";
import {
  Count,
  Done,
  Email,
  Filtered,
  Id,
  Instant,
  Password,
  PictureAddress,
  SentCurrency,
} from "./shapes.ts";
import { Captions, Video } from "./videos.ts";

/** The sentences about a whole form (docs/spec/candidates.md). */
export const profileIncomplete = "One or more required fields on your profile is missing.";
export const preferenceNeeded = "Add at least one matching preference";

/** Any text of a field may be sent; one that is too long for a name finds nothing. */
const typedQuery = z.object({
  q: z.string().trim().max(1000),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
const tagQuery = z.object({ pTag: z.string().max(60).optional() });

export const Place = z.object({
  label: z.string(),
  name: z.string(),
  admin: z.string().nullable(),
  country: z.string(),
  countryCode: z.string(),
});

export const DemographicAnswers = z.object({
  answers: z.partialRecord(z.enum(demographicKeys), z.string()),
  /** Since when the answers may be counted in companies' reports; null where they may not. */
  countableSince: Instant.nullable(),
});
export const DemographicChanges = z.object({
  /** Null or an empty text takes an answer back. */
  answers: z.partialRecord(z.enum(demographicKeys), line.nullable()).optional(),
  countable: z.boolean().optional(),
});

export const candidates = {
  ...candidateWorks,
  ...candidatePrompts,
  ...publicProfiles,
  saveSignupProfile: post("/users/signup/candidate/profile", {
    access: "public",
    perMinute: 120,
    body: SignupDraft.extend({ salaryCurrency: SentCurrency })
      .partial()
      .extend({
        signupProfileId: Id.optional(),
        step: z.string().trim().max(40).optional(),
      }),
    response: SignupProfile,
  }),
  signupProfile: get("/candidate-signup-profiles/:id", {
    access: "public",
    row: "signupProfile",
    perMinute: 60,
    response: SignupProfile,
  }),
  mailSignupProfile: post("/candidate-signup-profiles/:id/link", {
    access: "public",
    row: "signupProfile",
    perMinute: 10,
    perHour: 20,
    response: Done,
  }),
  signUp: post("/users/signup/candidate", {
    access: "public",
    perMinute: 20,
    status: 201,
    query: tagQuery,
    body: z.object({
      signupProfileId: Id.optional(),
      email: Email.optional(),
      fullName: line.optional(),
      password: Password,
      parallelTag: ParallelTag.optional(),
      profilePicture: PictureAddress.nullish(),
      acquisitionDetails: z.record(z.string(), z.string().max(300)).optional(),
      collectionIds: lines(50).optional(),
      cultureSelections: lines(20).optional(),
    }),
    response: SignedIn,
  }),
  signUpFromApplication: post("/users/external-candidates/signup", {
    access: "public",
    perMinute: 20,
    status: 201,
    query: tagQuery,
    body: z.object({
      fullName: line.min(1, nameRequired),
      email: Email,
      password: Password,
      parallelTag: ParallelTag.optional(),
      linkedInUrl: LinkedInUrl.optional(),
      yearsOfExperience: line.optional(),
      location: line.optional(),
      department: line.optional(),
      phoneNumber: z.string().trim().max(40).optional(),
      cultureSelections: lines(20).optional(),
      jobPitch: paragraph.optional(),
      profilePicture: PictureAddress.nullish(),
      /** Where POST /resume-readings left the document. */
      signupProfileId: Id.optional(),
    }),
    response: SignedIn,
  }),
  add: post("/candidates", {
    access: "signed-in",
    status: 201,
    body: ProfileFields.partial().extend({ signupProfileId: Id.optional() }),
    response: Candidate,
  }),
  get: get("/candidates/:id", { access: "candidate", row: "candidate", response: Candidate }),
  update: patch("/candidates/:id", {
    access: "candidate",
    row: "candidate",
    body: CandidateChanges,
    response: Candidate,
  }),
  count: get("/candidates/count", { access: "public", perMinute: 120, query: Filtered, response: Count }),
  verifyEmail: post("/candidate/:id/verify-email", {
    access: "public",
    row: "candidate",
    perMinute: 20,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Done,
  }),
  preferenceOptions: get("/candidate-work-preferences/options", {
    access: "public",
    perMinute: 120,
    response: z.object({
      departments: z.array(z.string()),
      jobTypes: z.array(z.string()),
      seniority: z.array(z.string()),
      workplaceTypes: z.array(z.object({ value: z.string(), label: z.string() })),
      companySizes: z.array(z.object({ value: z.string(), label: z.string() })),
      fundingStages: z.array(z.object({ value: z.string(), label: z.string() })),
      industries: z.array(z.string()),
      currencies: z.array(z.string()),
      defaultSalary: z.number().int(),
    }),
  }),
  preferences: get("/candidate-work-preferences/:candidateId", {
    access: "candidate",
    row: "candidate",
    response: WorkPreferences,
  }),
  setPreferences: patch("/candidate-work-preferences/:candidateId", {
    access: "candidate",
    row: "candidate",
    body: WorkPreferences.extend({ salaryCurrency: SentCurrency }).partial(),
    response: WorkPreferences,
  }),
  /** The introduction in person, beside the words of the profile. */
  profileVideo: get("/candidates/:id/profile-video", {
    access: "candidate",
    row: "candidate",
    response: Video.nullable(),
  }),
  /** Takes an uploaded video, or changes the captions of the one that is there. */
  setProfileVideo: put("/candidates/:id/profile-video", {
    access: "candidate",
    row: "candidate",
    body: z.object({ videoId: Id, captions: Captions.nullable() }),
    response: Video.nullable(),
  }),
  removeProfileVideo: del("/candidates/:id/profile-video", {
    access: "candidate",
    row: "candidate",
    response: Done,
  }),
  demographics: get("/candidates/:id/demographics", {
    access: "candidate",
    row: "candidate",
    logs: { kind: "read", action: "demographics.read", about: "candidate" },
    response: DemographicAnswers,
  }),
  setDemographics: patch("/candidates/:id/demographics", {
    access: "candidate",
    row: "candidate",
    body: DemographicChanges,
    response: DemographicAnswers,
  }),
  places: get("/places", {
    access: "public",
    perMinute: 300,
    query: typedQuery,
    response: z.array(Place),
  }),
  /** Job titles and skills that what was typed may become; a slip or two is forgiven. */
  titles: get("/job-titles", {
    access: "public",
    perMinute: 300,
    query: typedQuery,
    response: z.array(z.string()),
  }),
  skills: get("/skills", {
    access: "public",
    perMinute: 300,
    query: typedQuery,
    response: z.array(z.string()),
  }),
};
