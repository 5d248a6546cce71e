import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { idColumn, instant } from "#server/database/columns.ts";

export interface WorkExperience {
  title: string;
  companyName: string;
  companyURL?: string | null;
  /** "2020-03", "2020", or null when not known; end null with current true means until now. */
  start: string | null;
  end: string | null;
  current?: boolean;
  description: string;
}
export interface Education {
  school: string;
  degree: string | null;
  field: string | null;
  start: string | null;
  end: string | null;
}
export interface Project {
  name: string;
  description: string;
  link: string | null;
}
export interface Certification {
  name: string;
  issuer: string | null;
  date: string | null;
}
/** What the person wants; the constants are core.md 9. Salary is in thousands a year. */
export interface WorkPreferences {
  titles: string[];
  departments: string[];
  locations: string[];
  remote: boolean;
  remoteLocations: string[];
  workplaceTypes: string[];
  jobTypes: string[];
  seniority: string[];
  companySizes: string[];
  industries: string[];
  salary: number | null;
  salaryCurrency: string;
  anythingElse: string;
}

/** Job seekers; the id is the id of the person's candidate part. */
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
    availableFrom: text("available_from"),
    skills: text().array().notNull().default([]),
    workExperience: jsonb("work_experience").$type<WorkExperience[]>().notNull().default([]),
    education: jsonb().$type<Education[]>().notNull().default([]),
    projects: jsonb().$type<Project[]>().notNull().default([]),
    certification: jsonb().$type<Certification[]>().notNull().default([]),
    preferences: jsonb().$type<Partial<WorkPreferences>>().notNull().default({}),
    profile: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Automated scoring is on until the person opts out (product.md 3, point 3). */
    scoring: boolean().notNull().default(true),
    scoringNoticeSeenAt: instant("scoring_notice_seen_at"),
    profilePercent: integer("profile_percent").notNull().default(5),
    messagingChannelsCreated: boolean("messaging_channels_created").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [index("candidates_by_user").on(table.userId)],
);

/** Answers to questions about ethnicity, identity and the like: apart from everything, never in search, scores or exports. */
export const demographicAnswers = pgTable("demographic_answers", {
  candidateId: uuid("candidate_id")
    .primaryKey()
    .references(() => candidates.id, { onDelete: "cascade" }),
  answers: jsonb().$type<Record<string, string>>().notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** Onboarding that is not finished: can be taken up again on another device. */
export const signupProfiles = pgTable("signup_profiles", {
  id: idColumn(),
  email: text(),
  step: text().notNull().default("start"),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  candidateId: uuid("candidate_id"),
  createdAt: instant("created_at").notNull(),
  changedAt: instant("changed_at").notNull(),
});
