import { z } from "zod";
import { AnsweredPrompt } from "./candidate-prompts.ts";
import { Candidate, ProfileStory } from "./candidate-shapes.ts";
import { Highlight } from "./candidate-works.ts";
import { get, patch } from "./endpoint.ts";
import { Video } from "./videos.ts";

/** Who looks at a profile: anyone, a member of a proven hiring team, someone who has confirmed where they work and still does. */
export const profileAudiences = ["stranger", "team", "employee"] as const;
export type ProfileAudience = (typeof profileAudiences)[number];

/** Whom a field is shown to. What everyone sees, teams and employees see too. */
export const fieldReaders = ["nobody", "teams", "employees", "members", "everyone"] as const;
export type FieldReaders = (typeof fieldReaders)[number];

/** All that a profile can show; each field is shown or not on its own. */
const ShownFields = Candidate.pick({
  fullName: true,
  profilePicture: true,
  headline: true,
  location: true,
  department: true,
  experienceLength: true,
  jobStatus: true,
  availableFrom: true,
  email: true,
  phone: true,
  linkedInUrl: true,
  personalWebsite: true,
  summary: true,
  workExperience: true,
  education: true,
  skills: true,
  languages: true,
  projects: true,
  certification: true,
}).extend({
  ...ProfileStory.shape,
  profileVideo: Video.nullable(),
  highlights: z.array(Highlight),
  prompts: z.array(AnsweredPrompt),
});
export const ProfileField = ShownFields.keyof();
export type ProfileField = z.infer<typeof ProfileField>;
export type WholeProfile = z.infer<typeof ShownFields>;

/** What one reader sees. A field they may not see is not there, as if it had never been filled in. */
export const PublicProfile = z.object({
  /** Search engines may list it. */
  indexed: z.boolean(),
  shown: ShownFields.partial(),
});
export type PublicProfile = z.infer<typeof PublicProfile>;

const FieldChoices = z.partialRecord(ProfileField, z.enum(fieldReaders));
export type FieldChoices = z.infer<typeof FieldChoices>;

/** What its owner chose. */
export const ProfileChoices = z.object({
  published: z.boolean(),
  indexed: z.boolean(),
  /** A field that is not named is shown to nobody. */
  fields: FieldChoices,
  /** Where it is read; null until the person has a username. */
  url: z.string().nullable(),
});
export type ProfileChoices = z.infer<typeof ProfileChoices>;

const own = { access: "candidate", row: "candidate" } as const;

/** Profiles that job seekers show beyond their applications, by their tag. */
export const publicProfiles = {
  publicProfile: get("/candidate-profiles/:parallelTag", {
    access: "public",
    perMinute: 120,
    response: PublicProfile,
  }),
  profileChoices: get("/candidates/:id/public-profile", { ...own, response: ProfileChoices }),
  setProfileChoices: patch("/candidates/:id/public-profile", {
    ...own,
    body: ProfileChoices.omit({ url: true }).partial(),
    response: ProfileChoices,
  }),
  /** What a reader of this kind would see, also before it is published. */
  previewProfile: get("/candidates/:id/public-profile/preview", {
    ...own,
    query: z.object({ as: z.enum(profileAudiences).default("stranger") }),
    response: PublicProfile,
  }),
};
