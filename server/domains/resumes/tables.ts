import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ResumeOperation } from "#contract/resume-operations.ts";
import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import { idColumn, instant } from "#server/database/columns.ts";

export const emptyContent: ResumeContent = {
  personalInfo: { name: "", email: "", phone: "", website: "", location: "", linkedIn: "" },
  summary: "",
  skills: [],
  workExperience: [],
  education: [],
  projects: [],
  certification: [],
  languages: [],
  courseWorks: [],
  headline: "",
  ownSections: [],
};

/** The parts of a version that were written by hand, each with what stood there before. */
export type VersionEdits = Record<string, { before: unknown; value: unknown }>;

/** A resume: a file that came in, what was read from it, and how it looks when we write it. */
export const resumes = pgTable(
  "resumes",
  {
    id: idColumn(),
    candidateId: uuid("candidate_id").notNull(),
    name: text().notNull(),
    /** The original document; null for a resume written here. */
    fileId: uuid("file_id"),
    /** What the document said when it came in, with the contact details of an onboarding; null for one written here. */
    read: jsonb().$type<{ content: ResumeContent; lines: string[] }>(),
    /** Its owner wants the document sent as it came, although they changed what it says here. */
    keepsOriginal: boolean("keeps_original").notNull().default(false),
    /** What is sent, one entry a line: what evidence quotes. */
    lines: text().array().notNull().default([]),
    content: jsonb()
      .$type<ResumeContent>()
      .notNull()
      .$defaultFn(() => emptyContent),
    style: jsonb().$type<Partial<ResumeStyle>>().notNull().default({}),
    /** Of a version for one job: the resume it follows, the job, and what is different. */
    baseId: uuid("base_id"),
    jobId: uuid("job_id"),
    changes: jsonb().$type<ResumeOperation[]>().notNull().default([]),
    edits: jsonb().$type<VersionEdits>().notNull().default({}),
    isDefault: boolean("is_default").notNull().default(false),
    deleted: boolean().notNull().default(false),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    index("resumes_by_candidate").on(table.candidateId),
    uniqueIndex("resumes_by_job")
      .on(table.candidateId, table.jobId)
      .where(sql`not deleted`),
  ],
);

/** What was read from a document, kept beside it until a resume is saved from it. */
export const resumeReadings = pgTable(
  "resume_readings",
  {
    fileId: uuid("file_id").primaryKey(),
    /** The onboarding a visitor is in; null when the reader was signed in. */
    signupProfileId: uuid("signup_profile_id"),
    content: jsonb().$type<ResumeContent>().notNull(),
    lines: text().array().notNull(),
    warnings: text().array().notNull(),
    scanned: boolean().notNull(),
    at: instant("at").notNull(),
  },
  (table) => [index("resume_readings_by_signup").on(table.signupProfileId)],
);
