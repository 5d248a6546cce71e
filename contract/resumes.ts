import { z } from "zod";
import {
  Certification,
  Education,
  Project,
  SpokenLanguage,
  WorkExperience,
  nameRequired,
} from "./candidate-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { StoredFile, largestResume } from "./files.ts";
import { Id, Instant } from "./shapes.ts";

const line = z.string().trim().max(300);

/** What a resume holds (docs/spec/candidates.md). */
export const ResumeContent = z.object({
  personalInfo: z
    .object({
      name: line.default(""),
      email: line.default(""),
      phone: line.default(""),
      website: line.default(""),
      location: line.default(""),
      linkedIn: line.default(""),
    })
    .default({ name: "", email: "", phone: "", website: "", location: "", linkedIn: "" }),
  summary: z.string().trim().max(8000).default(""),
  skills: z.array(line.min(1)).max(200).default([]),
  workExperience: z.array(WorkExperience).max(60).default([]),
  education: z.array(Education).max(30).default([]),
  projects: z.array(Project).max(40).default([]),
  certification: z.array(Certification).max(60).default([]),
  languages: z.array(SpokenLanguage).max(30).default([]),
  courseWorks: z.array(line).max(60).default([]),
});
export type ResumeContent = z.infer<typeof ResumeContent>;

export const ResumeStyle = z.object({
  fontSize: z.number().min(8).max(24).default(14),
  lineHeight: z.number().min(1).max(3).default(1.5),
  verticalSpacing: z.number().min(0).max(4).default(1.5),
  fontFamily: z.string().max(60).default("Work Sans"),
  textColor: z.string().max(30).default("black"),
});

export const Resume = z.object({
  id: Id,
  name: z.string(),
  default: z.boolean(),
  content: ResumeContent,
  style: ResumeStyle,
  /** The document's text, one entry a line: what evidence quotes. */
  lines: z.array(z.string()),
  /** The original document behind a link that works for ten minutes. */
  file: StoredFile.nullable(),
  createdAt: Instant,
  changedAt: Instant,
});
export type Resume = z.infer<typeof Resume>;

/** What was read from a document: to be seen beside it and corrected before anything is saved. */
export const ResumeReading = z.object({
  content: ResumeContent,
  lines: z.array(z.string()),
  warnings: z.array(z.string()),
  /** True when the document holds pictures of pages instead of text. */
  scanned: z.boolean(),
  file: StoredFile,
});
export type ResumeReading = z.infer<typeof ResumeReading>;

const upload = { maxBytes: largestResume };
/** A key of the uploader's own, to ask meanwhile how far the reading is. */
const uploadId = Id.optional();
export const resumes = {
  read: post("/candidate/resume/read", {
    access: "candidate",
    perMinute: 20,
    upload,
    body: z.object({ uploadId }),
    response: ResumeReading,
  }),
  readBeforeSignup: post("/resume-readings", {
    access: "public",
    perMinute: 10,
    upload,
    body: z.object({ signupProfileId: Id.optional(), uploadId }),
    response: ResumeReading.extend({ signupProfileId: Id }),
  }),
  /** Which page of a scan is being read; null before and afterwards, and for files with text. */
  readingProgress: get("/resume-readings/progress", {
    access: "public",
    perMinute: 120,
    query: z.object({ uploadId: Id }),
    response: z.object({
      scan: z.object({ page: z.number().int(), pages: z.number().int() }).nullable(),
    }),
  }),
  /** The document of an onboarding, to continue on another device. */
  signupReading: get("/candidate-signup-profiles/:id/reading", {
    access: "public",
    row: "signupProfile",
    perMinute: 60,
    response: ResumeReading,
  }),
  create: post("/candidate/resume", {
    access: "candidate",
    status: 201,
    body: z.object({
      /** A document that was read; its lines come with it. */
      fileId: Id.optional(),
      name: line.min(1, nameRequired),
      content: ResumeContent,
      style: ResumeStyle.partial().optional(),
      default: z.boolean().optional(),
      /** Also copies the resume's content into the profile. */
      applyToProfile: z.boolean().default(false),
    }),
    response: Resume,
  }),
  update: patch("/candidate/resume", {
    access: "candidate",
    body: z.object({
      id: Id,
      name: line.min(1, nameRequired).optional(),
      content: ResumeContent.optional(),
      style: ResumeStyle.partial().optional(),
      deleted: z.boolean().optional(),
      applyToProfile: z.boolean().default(false),
    }),
    response: Resume,
  }),
  /** Without an id, the default resume. */
  get: get("/candidate/resume", {
    access: "candidate",
    query: z.object({ id: Id.optional() }),
    response: Resume,
  }),
  list: get("/candidate/resumes", { access: "candidate", response: z.array(Resume) }),
  setDefault: patch("/candidate/resume/default", {
    access: "candidate",
    body: z.object({ id: Id }),
    response: Resume,
  }),
};
