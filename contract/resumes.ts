import { z } from "zod";
import {
  Certification,
  Education,
  Project,
  SpokenLanguage,
  WorkExperience,
  nameRequired,
} from "./candidate-shapes.ts";
import { anyPartsOf } from "./any-parts.ts";
import { get, patch, post } from "./endpoint.ts";
import { StoredFile, largestResume } from "./files.ts";
import { resumeFileKinds } from "#shared/resumes/resume-files.ts";
import { ResumeStyle } from "./resume-style.ts";
import { Id, Instant } from "./shapes.ts";

const line = z.string().trim().max(300);

const OwnSection = z.object({
  id: Id,
  title: line.min(1, "Please name this section"),
  text: z.string().trim().max(8000).default(""),
});

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
  /** The line below the name. */
  headline: line.default(""),
  /** Sections the person named, with what they wrote in them. */
  ownSections: z.array(OwnSection).max(20).default([]),
});
export type ResumeContent = z.infer<typeof ResumeContent>;

export const Resume = z.object({
  id: Id,
  name: z.string(),
  default: z.boolean(),
  /** Of a version for one job: the resume it follows, and the job. */
  baseId: Id.nullable(),
  jobId: Id.nullable(),
  content: ResumeContent,
  style: ResumeStyle,
  /** Of an uploaded one: whether it was corrected or designed here since. */
  changedHere: z.boolean(),
  /** What is sent: the document as it came, or the file made of what the resume says now. */
  sends: z.enum(["original", "written"]),
  /** The text of what is sent, one entry a line: what evidence quotes. */
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

/** What a machine makes of a file of ours, read from that very file. */
export const MachineReading = z.object({
  /** The text in the order it is read. */
  lines: z.array(z.string()),
  /** Each field as it was written and as it was read. */
  fields: z.array(z.object({ field: z.string(), written: z.string(), read: z.string(), same: z.boolean() })),
  /** Addresses the file has no place for. */
  leftOut: z.array(z.string()),
});
export type MachineReading = z.infer<typeof MachineReading>;

/** The pages of a resume or cover letter, one below the other in one picture. */
export const Preview = z.object({
  svg: z.string(),
  pages: z.number().int(),
  /** The characters that no font of ours has: the PDF shows empty boxes in their place. */
  notDrawn: z.array(z.string()),
});
export type Preview = z.infer<typeof Preview>;

/** Parts of a resume, without the ones that stay as they are. */
const parts = () => ({
  content: anyPartsOf(ResumeContent).optional(),
  style: anyPartsOf(ResumeStyle).optional(),
});
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
      ...parts(),
      /** What stood there when these parts were written: where something else does by now, they are refused. */
      seen: z.object(parts()).optional(),
      /** Of an uploaded resume that was changed: whether its original is sent all the same. */
      sends: z.enum(["original", "written"]).optional(),
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
  /** A resume written here: of the profile, or a copy of another one. */
  new: post("/candidate/resume/new", {
    access: "candidate",
    status: 201,
    perMinute: 30,
    body: z.object({ from: Id.optional(), name: line.min(1, nameRequired).optional() }),
    response: Resume,
  }),
  /** The pages as they will be, one below the other in one picture; nothing is saved. */
  preview: post("/candidate/resume/preview", {
    access: "candidate",
    perMinute: 300,
    body: z.object({ content: ResumeContent, style: ResumeStyle }),
    response: Preview,
  }),
  /** Without an id, the default resume. */
  pdfDownload: get("/candidate/resume/pdf-download", {
    access: "candidate",
    link: true,
    perMinute: 60,
    query: z.object({ id: Id.optional() }),
    response: z.unknown(),
  }),
  /** The same resume as Word, JSON Resume, plain text or PDF. Without an id, the default one. */
  download: get("/candidate/resume/download", {
    access: "candidate",
    link: true,
    perMinute: 60,
    query: z.object({ id: Id.optional(), as: z.enum(resumeFileKinds, "Choose pdf, docx, json or txt") }),
    response: z.unknown(),
  }),
  /** Writes a file and reads it as any other; a PDF also without the data it carries. */
  machineReading: get("/candidate/resume/machine-reading", {
    access: "candidate",
    perMinute: 60,
    query: z.object({
      id: Id.optional(),
      as: z.enum([...resumeFileKinds, "pdf-pages"], "Choose pdf, pdf-pages, docx, json or txt"),
    }),
    response: MachineReading,
  }),
  setDefault: patch("/candidate/resume/default", {
    access: "candidate",
    body: z.object({ id: Id }),
    response: Resume,
  }),
};
