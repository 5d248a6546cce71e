import { z } from "zod";
import { isLink } from "#shared/links/url.ts";
import { SignedIn } from "./accounts.ts";
import { MyApplication } from "./application-shapes.ts";
import { LinkedInUrl, line, lines, nameRequired, paragraph } from "./candidate-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { StoredFile, largestAnswer } from "./files.ts";
import { HowTheyCame } from "./how-they-came.ts";
import { GivenAnswers, TeamAnswer } from "./job-questions.ts";
import { JobFields, KeptJobFields } from "./job-shapes.ts";
import { Missing, WrittenJob } from "./job-writing.ts";
import { Email, Id, Instant, Password, PictureAddress } from "./shapes.ts";
import { StoredVideo, VideoUpload, largestVideo } from "./videos.ts";

/** A separate cookie lets someone who posts a job without an account come back to it. */
export const externalJobCookie = "externalJobBuilderToken";

/** For so many days after the last change a job is kept that was never published. */
export const externalJobKept = { unconfirmedDays: 14, unpublishedDays: 60 };

export const externalJobStates = ["draft", "waiting", "published", "refused", "closed"] as const;
export type ExternalJobState = (typeof externalJobStates)[number];

const Fields = JobFields.pick({
  jobTitle: true,
  department: true,
  jobDescription: true,
  locations: true,
  remote: true,
  workplaceType: true,
  employmentType: true,
  seniority: true,
  salary: true,
  prompts: true,
}).extend({
  companyName: z.string().trim().max(200),
  companyWebsite: z
    .string()
    .trim()
    .max(300)
    .refine((address) => address === "" || isLink(address), "Please enter a valid URL"),
});
export type ExternalJobFields = z.infer<typeof Fields>;

/** A job as the person who posts it without an account sees it. */
export const ExternalJob = Fields.extend({
  salary: KeptJobFields.shape.salary,
  id: Id,
  state: z.enum(externalJobStates),
  /** Why it was refused. */
  reason: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  /** The address that takes the place of a confirmed one once its link is opened. */
  newEmail: z.string().nullable(),
  /** The published job's id; null until it is published. */
  jobId: Id.nullable(),
  /** How the published job stands, whatever waits for a look; null until it is published. Held jobs are found by no one. */
  jobStatus: z.enum(["live", "held", "closed"]).nullable(),
  /** Why it is held. */
  heldReason: z.string().nullable(),
  /** Where its company can be taken over; null until it is published, and once someone runs it. */
  takeOverSlug: z.string().nullable(),
  /** When it closes unless the poster confirms it; null where they were not asked. */
  closesAt: Instant.nullable(),
  createdAt: Instant,
  changedAt: Instant,
});
export type ExternalJob = z.infer<typeof ExternalJob>;

export const ExternalApplicant = z.object({
  applicationId: Id,
  fullName: z.string(),
  email: z.string(),
  location: z.string().nullable(),
  linkedInUrl: z.string().nullable(),
  experienceLength: z.string().nullable(),
  pitch: z.string().nullable(),
  answers: z.array(TeamAnswer),
  /** What they sent, behind a link that works for ten minutes; null without a resume. */
  resume: z.object({ name: z.string(), url: z.string().nullable() }).nullable(),
  appliedAt: Instant,
});
export type ExternalApplicant = z.infer<typeof ExternalApplicant>;

/** A job that waits for its first look, with what speaks for a scam. */
const ReviewedExternalJob = ExternalJob.omit({
  takeOverSlug: true,
  jobId: true,
  jobStatus: true,
  heldReason: true,
  closesAt: true,
}).extend({
  /** 0 to 100: how much the text is like known scams. It orders the queue and decides nothing. */
  likeness: z.number().int(),
  signals: z.array(z.string()),
  submittedAt: Instant,
});
export type ReviewedExternalJob = z.infer<typeof ReviewedExternalJob>;

const mine = { access: "public", row: "externalJob", perMinute: 60 } as const;

/** Posting a job without an account: written, confirmed by email, looked at by people, published. */
export const externalJobs = {
  create: post("/external-jobs", {
    access: "public",
    status: 201,
    perMinute: 6,
    perHour: 12,
    body: Fields.partial(),
    response: ExternalJob,
  }),
  get: get("/external-jobs/:id", { ...mine, response: ExternalJob }),
  update: patch("/external-jobs/:id", {
    ...mine,
    body: Fields.partial().extend({
      /** Ends a published job. */
      closed: z.literal(true).optional(),
    }),
    response: ExternalJob,
  }),
  /** Writes the description anew from the title; nothing is kept. */
  regenerate: post("/external-jobs/:id/regenerate", {
    ...mine,
    perMinute: 10,
    perHour: 60,
    streams: true,
    response: WrittenJob,
  }),
  /** Mails a link that proves the address and opens the job on any device. */
  email: post("/external-jobs/:id/email", {
    ...mine,
    perMinute: 5,
    perHour: 10,
    body: z.object({ email: Email }),
    response: ExternalJob,
  }),
  /** By the link that proves the address, or one of an email about an applicant: the job opens in this browser. */
  verifyEmail: post("/external-jobs/:id/email/verify", {
    ...mine,
    perMinute: 10,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: ExternalJob,
  }),
  /** Hands the job to people who look at it before it is published, and after every change. */
  publish: post("/external-jobs/:id/publish", { ...mine, perMinute: 10, perHour: 20, response: ExternalJob }),
  /** The poster still hires: the job stays live for another 30 days. */
  confirm: post("/external-jobs/:id/confirm", { ...mine, perMinute: 10, response: ExternalJob }),
  /** Who applied, in short and a page at a time; nobody once a team runs the company, because it answers them. */
  summaries: get("/external-jobs/:id/summaries", {
    ...mine,
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({
      views: z.number().int(),
      /** A team runs the company now: applicants are in the hiring app. */
      managed: z.boolean(),
      applicants: z.array(ExternalApplicant),
      /** How many applied in all. */
      total: z.number().int(),
      missing: z.array(Missing),
    }),
  }),
  /** Whether a live job was posted without an account: then people apply to it without one, too. */
  ofJob: get("/external-jobs/job/:jobId", {
    access: "public",
    row: "job",
    perMinute: 240,
    response: z.object({ id: Id.nullable() }),
  }),
  apply: post("/external-jobs/:id/apply", {
    access: "candidate",
    row: "externalJob",
    status: 201,
    perMinute: 60,
    body: HowTheyCame.extend({ resumeId: Id.nullish(), answers: GivenAnswers, pitch: paragraph.nullish() }),
    response: MyApplication,
  }),
  /** Takes the file of an answer from someone who has no account yet; forgotten in a day unless they apply with it. */
  addFile: post("/external-jobs/:id/apply/files", {
    access: "public",
    row: "externalJob",
    status: 201,
    perMinute: 10,
    perHour: 30,
    upload: { maxBytes: largestAnswer },
    response: StoredFile,
  }),
  addVideo: post("/external-jobs/:id/apply/videos", {
    access: "public",
    row: "externalJob",
    status: 201,
    perMinute: 6,
    perHour: 12,
    upload: { maxBytes: largestVideo },
    body: VideoUpload,
    response: StoredVideo,
  }),
  /** Makes the account and the application at once. */
  applyNew: post("/external-jobs/:id/apply/new", {
    access: "public",
    row: "externalJob",
    status: 201,
    perMinute: 10,
    perHour: 30,
    body: HowTheyCame.extend({
      fullName: line.min(1, nameRequired),
      email: Email,
      password: Password,
      linkedInUrl: LinkedInUrl.refine((url) => url !== "", "LinkedIn is a required field, Please add"),
      yearsOfExperience: line.optional(),
      location: line.min(1, "Location is a required field, Please add"),
      cultureSelections: lines(20).optional(),
      jobPitch: paragraph.optional(),
      profilePicture: PictureAddress.nullish(),
      /** Where POST /resume-readings left the document. */
      signupProfileId: Id.optional(),
      answers: GivenAnswers,
    }),
    response: SignedIn.extend({ application: MyApplication }),
  }),
  /** Jobs that wait for a first look, those most like known scams first. */
  waiting: get("/admin/external-jobs", { access: "admin", response: z.array(ReviewedExternalJob) }),
  decide: patch("/admin/external-jobs/:id/status", {
    access: "admin",
    row: "externalJob",
    body: z
      .object({
        status: z.enum(["published", "refused"]),
        reason: z.string().trim().max(500).optional(),
        /** Of the text that was looked at: one handed in since then needs another look. */
        submittedAt: Instant,
      })
      .refine(({ status, reason }) => status === "published" || reason, {
        path: ["reason"],
        message: "Enter a reason. We’ll send it to them.",
      }),
    response: ReviewedExternalJob,
  }),
};
