import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type * as contract from "#contract/candidate-shapes.ts";
import type { FieldChoices } from "#contract/public-profiles.ts";
import { idColumn, instant } from "#server/database/columns.ts";

export type WorkExperience = z.infer<typeof contract.WorkExperience>;
export type Education = z.infer<typeof contract.Education>;
export type Project = z.infer<typeof contract.Project>;
export type Certification = z.infer<typeof contract.Certification>;
export type SpokenLanguage = z.infer<typeof contract.SpokenLanguage>;
export type WorkPreferences = contract.WorkPreferences;
export type ProfileExtras = z.infer<typeof contract.ProfileExtras>;

export interface ProfileVideo {
  fileId: string;
  captions: string | null;
}

/** Job seekers; the id is the id of the person's candidate role. */
export const candidates = pgTable(
  "candidates",
  {
    id: idColumn(),
    userId: uuid("user_id").notNull(),
    headline: text(),
    summary: text(),
    department: text(),
    location: text(),
    phone: text(),
    linkedInUrl: text("linked_in_url"),
    personalWebsite: text("personal_website"),
    experienceLength: text("experience_length"),
    jobStatus: text("job_status"),
    /** What it was until they stopped looking: being found again brings it back. */
    jobStatusBefore: text("job_status_before"),
    availableFrom: text("available_from"),
    skills: text().array().notNull().default([]),
    workExperience: jsonb("work_experience").$type<WorkExperience[]>().notNull().default([]),
    education: jsonb().$type<Education[]>().notNull().default([]),
    projects: jsonb().$type<Project[]>().notNull().default([]),
    certification: jsonb().$type<Certification[]>().notNull().default([]),
    languages: jsonb().$type<SpokenLanguage[]>().notNull().default([]),
    preferences: jsonb().$type<Partial<WorkPreferences>>().notNull().default({}),
    profile: jsonb().$type<ProfileExtras>().notNull().default({}),
    /** Of their own making, beside the link to one elsewhere in `profile`. */
    profileVideo: jsonb("profile_video").$type<ProfileVideo>(),
    /** Automated scoring is on until the person opts out (docs/spec/candidates.md). */
    scoring: boolean().notNull().default(true),
    scoringNoticeSeenAt: instant("scoring_notice_seen_at"),
    /** Off until the person says so: their name is shown to people who worked with them. */
    colleaguesMayBeAsked: boolean("colleagues_may_be_asked").notNull().default(false),
    profilePercent: integer("profile_percent").notNull().default(5),
    messagingChannelsCreated: boolean("messaging_channels_created").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("candidates_by_user").on(table.userId)],
);

export type CandidateRow = typeof candidates.$inferSelect;

/** Companies a person hides from, their employer first of all. */
export const hiddenCompanies = pgTable(
  "candidate_hidden_companies",
  {
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.candidateId, table.companyId] }),
    index("candidate_hidden_companies_by_company").on(table.companyId),
  ],
);

/** What a person says otherwise for one job than for work in general. */
export const jobPreferences = pgTable(
  "candidate_job_preferences",
  {
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    jobId: uuid("job_id").notNull(),
    preferences: jsonb().$type<Partial<WorkPreferences>>().notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.jobId] })],
);

/** Highlights: what a person is proud of ("candidate works" on the wire). */
export const candidateWorks = pgTable(
  "candidate_works",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    title: text().notNull(),
    description: text().notNull(),
    link: text(),
    imageURL: text("image_url"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("candidate_works_by_candidate").on(table.candidateId, table.createdAt)],
);

/** Questions about themselves that people chose, and their answers. */
export const candidatePrompts = pgTable(
  "candidate_prompts",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    prompt: text().notNull(),
    answer: text().notNull(),
    completed: boolean().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("candidate_prompts_by_candidate").on(table.candidateId, table.createdAt)],
);

/** Which companies read someone's profile, once a day each. */
export const profileViews = pgTable(
  "profile_views",
  {
    candidateId: uuid("candidate_id")
      .notNull()
      .references(() => candidates.id, { onDelete: "cascade" }),
    companyId: uuid("company_id").notNull(),
    day: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidateId, table.companyId, table.day] })],
);

/** What a person shows of their profile by their tag, field by field. */
export const publicProfiles = pgTable("public_profiles", {
  candidateId: uuid("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  published: boolean().notNull(),
  /** Search engines may list it. */
  indexed: boolean().notNull(),
  fields: jsonb().$type<FieldChoices>().notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** Answers to questions about ethnicity, identity and the like: apart from everything, never in search, scores or exports. */
export const demographicAnswers = pgTable("demographic_answers", {
  candidateId: uuid("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  answers: jsonb().$type<Partial<Record<contract.DemographicKey, string>>>().notNull(),
  /** When the person agreed that companies' reports count their answers; null unless they did. */
  countableSince: instant("countable_since"),
  changedAt: instant("changed_at").notNull(),
});

/** Onboarding that is not finished: can be taken up again on another device. */
export const signupProfiles = pgTable("signup_profiles", {
  id: idColumn(),
  email: text(),
  step: text().notNull().default("start"),
  data: jsonb().$type<Partial<contract.SignupDraft>>().notNull().default({}),
  candidateId: uuid("candidate_id"),
  createdAt: instant("created_at").notNull(),
  changedAt: instant("changed_at").notNull(),
});
