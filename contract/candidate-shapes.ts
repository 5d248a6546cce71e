import { z } from "zod";
import { isLink } from "#shared/links/url.ts";
import { isLinkedInProfile } from "#shared/links/linkedin.ts";
import { languageLevels } from "#shared/profile/language-levels.ts";
import { CurrencyCode, Email, Id, Instant, PictureAddress } from "./shapes.ts";

export const nameRequired = "name is a required field, Please add";
export const line = z.string().trim().max(200);
export const lines = (most: number) => z.array(line.min(1)).max(most);
export const paragraph = z.string().trim().max(8000);
export const LinkedInUrl = line.refine(
  (url) => url === "" || isLinkedInProfile(url),
  "Please enter a valid linkedIn URL",
);
export const WebAddress = z
  .string()
  .trim()
  .max(500)
  .refine((url) => url === "" || isLink(url), "Please enter a valid URL");
/** "2020", "2020-03" or "2020-03-14"; null when not known. */
const PartialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, "Please enter a year, or a year and a month")
  .nullable()
  .default(null);

export const WorkExperience = z.object({
  title: line,
  companyName: line,
  companyURL: z.string().trim().max(500).nullable().default(null),
  companyLogo: PictureAddress.nullish(),
  start: PartialDate,
  end: PartialDate,
  current: z.boolean().default(false),
  description: paragraph.default(""),
});
export const Education = z.object({
  school: line,
  degree: line.nullable().default(null),
  field: line.nullable().default(null),
  start: PartialDate,
  end: PartialDate,
});
export const Project = z.object({
  name: line,
  description: paragraph.default(""),
  link: z.string().trim().max(500).nullable().default(null),
  imageURL: PictureAddress.nullish(),
  start: PartialDate,
  end: PartialDate,
});
/** A language that someone speaks. */
export const SpokenLanguage = z.object({
  name: line,
  level: z.enum(languageLevels).nullable().default(null),
});
export const Certification = z.object({
  name: line,
  issuer: line.nullable().default(null),
  date: PartialDate,
  /** Where the certificate can be looked up. */
  link: z.string().trim().max(500).nullable().default(null),
});

const SharedHours = z.number().int().min(1).max(8).nullable();

/** What a person wants. Salary is in thousands a year. */
export const WorkPreferences = z.object({
  titles: lines(20),
  departments: lines(10),
  locations: lines(20),
  remote: z.boolean(),
  remoteLocations: lines(20),
  /** Countries and parts of the world where no permit is needed; empty where the person did not say. */
  mayWorkIn: lines(20),
  /** Working hours a day that a remote team shares with the person; null where it doesn’t matter. */
  sharedHours: SharedHours,
  workplaceTypes: z.array(z.enum(["remote", "hybrid", "onsite"])).max(3),
  jobTypes: lines(4),
  seniority: lines(3),
  companySizes: lines(5),
  fundingStages: lines(11),
  industries: lines(20),
  salary: z.number().int().min(0).max(10_000_000).nullable(),
  salaryCurrency: CurrencyCode,
  anythingElse: z.string().trim().max(2000),
  /** Teams that the person applied to read `anythingElse` only while this is true. */
  anythingElseShown: z.boolean(),
});
export type WorkPreferences = z.infer<typeof WorkPreferences>;

/** How someone likes to work in one respect: from one end (1) to the other (5), and in their own words. */
export const WorkStyleItem = z.object({
  categoryId: z.string().trim().min(1).max(40),
  category: line.min(1),
  rating: z.number().int().min(1).max(5),
  description: z.string().trim().max(500).default(""),
});
export type WorkStyleItem = z.infer<typeof WorkStyleItem>;

/** What decorates a profile. Nothing here enters a score or a search. */
export const ProfileExtras = z
  .object({
    intro: paragraph,
    careerEthos: paragraph,
    cultureSelections: lines(20),
    enneagram: line,
    myersBriggs: line,
    whatsNext: paragraph,
    videoASKLink: z.object({ thumbnail: PictureAddress.nullish(), url: WebAddress }),
    workStyle: z.array(WorkStyleItem).max(10),
    courseWorks: lines(60),
    collectionIds: lines(50),
  })
  .partial();

/** What someone says about themselves beside the facts, as others read it. */
export const ProfileStory = ProfileExtras.omit({ collectionIds: true });
export type ProfileStory = z.infer<typeof ProfileStory>;

/** One's own profile, as a job seeker. */
export const Candidate = z.object({
  id: Id,
  userId: Id,
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  profilePicture: z.string().nullable(),
  parallelTag: z.string().nullable(),
  headline: z.string().nullable(),
  summary: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  phone: z.string().nullable(),
  linkedInUrl: z.string().nullable(),
  personalWebsite: z.string().nullable(),
  experienceLength: z.string().nullable(),
  jobStatus: z.string().nullable(),
  /** The job search until they chose “Not looking”. */
  jobStatusBefore: z.string().nullable(),
  availableFrom: z.string().nullable(),
  skills: z.array(z.string()),
  workExperience: z.array(WorkExperience),
  education: z.array(Education),
  projects: z.array(Project),
  certification: z.array(Certification),
  languages: z.array(SpokenLanguage),
  candidateWorkPreferences: WorkPreferences,
  profile: ProfileExtras,
  /** False: read by people only, no automated score anywhere. */
  scoring: z.boolean(),
  scoringNoticeSeenAt: Instant.nullable(),
  /** Whether former colleagues at a company one applies to may be asked if they know one. */
  colleaguesMayBeAsked: z.boolean(),
  profilePercentageComplete: z.number().int(),
  /** What is required and not there yet, with the notice that says so. */
  missing: z.object({
    fields: z.array(z.enum(["name", "location", "email", "linkedIn"])),
    notice: z.object({ title: z.string(), text: z.string() }).nullable(),
  }),
  flags: z.object({ messagingChannelsCreated: z.boolean() }),
  createdAt: Instant,
  changedAt: Instant,
});
export type Candidate = z.infer<typeof Candidate>;

const nullableLine = line.nullable();
export const ProfileFields = z.object({
  headline: nullableLine,
  summary: paragraph.nullable(),
  department: nullableLine,
  location: nullableLine,
  phone: z.string().trim().max(40).nullable(),
  linkedInUrl: LinkedInUrl.nullable(),
  personalWebsite: WebAddress.nullable(),
  experienceLength: nullableLine,
  jobStatus: nullableLine,
  availableFrom: nullableLine,
  skills: lines(100),
  workExperience: z.array(WorkExperience).max(60),
  education: z.array(Education).max(30),
  projects: z.array(Project).max(40),
  certification: z.array(Certification).max(60),
  languages: z.array(SpokenLanguage).max(30),
});
export const CandidateChanges = ProfileFields.extend({
  fullName: line,
  profilePicture: PictureAddress.nullable(),
  profile: ProfileExtras,
  scoring: z.boolean(),
  scoringNoticeSeen: z.literal(true),
  colleaguesMayBeAsked: z.boolean(),
}).partial();

/** Onboarding that is not finished; every field may be skipped. The password is never kept. */
export const SignupDraft = z.object({
  type: z.enum(["Resume", "LinkedIn", "Manual"]),
  resumeFileId: Id.nullable(),
  resumeData: ProfileFields.partial()
    .extend({ fullName: line, email: z.string().max(254), profile: ProfileExtras })
    .partial()
    .nullable(),
  fullName: line,
  email: z.union([Email, z.literal("")]),
  profilePicture: PictureAddress.nullable(),
  location: line,
  phone: z.string().trim().max(40),
  department: line,
  linkedinUrl: LinkedInUrl,
  initialQuery: z.string().max(2000),
  selectedJobTitles: lines(20),
  workEnvironmentPreferences: z.array(z.enum(["remote", "hybrid", "onsite"])).max(3),
  preferredIndustries: lines(20),
  preferredLocations: lines(20),
  remoteLocationPreferences: lines(20),
  sharedHours: SharedHours,
  jobTypes: lines(4),
  seniority: lines(3),
  companyType: lines(5),
  fundingStages: lines(11),
  skipAnythingElse: z.boolean(),
  anythingElse: z.string().trim().max(2000),
  anythingElseShown: z.boolean(),
  salary: z.number().int().min(0).max(10_000_000).nullable(),
  salaryCurrency: CurrencyCode,
  signupPersonalization: z.object({
    focusRole: line.optional(),
    journeySummary: paragraph.optional(),
    salary: line.optional(),
    toneIntroLine: z.string().trim().max(1000).optional(),
  }),
});
export type SignupDraft = z.infer<typeof SignupDraft>;
export const SignupProfile = SignupDraft.extend({
  signupProfileId: Id,
  step: z.string(),
  /** The address belongs to an account: sign in, then POST /candidates. */
  accountExists: z.boolean(),
  /** Whether the salary is the person’s own; until then it is a suggestion that nothing is matched by. */
  salaryChosen: z.boolean(),
  changedAt: Instant,
});
export type SignupProfile = z.infer<typeof SignupProfile>;

/** Asked apart from everything else, each free to skip; never in a search, a score or an export. */
export const demographicKeys = ["ethnicity", "identity", "veteran", "disability"] as const;
export type DemographicKey = (typeof demographicKeys)[number];
