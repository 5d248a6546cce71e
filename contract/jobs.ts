import { z } from "zod";
import { del, get, patch, post } from "./endpoint.ts";
import { Job, JobCard, JobFields, SentBudget, jobAudiences } from "./job-shapes.ts";
import { ReadRequirement } from "./job-requirements.ts";
import { DraftVersion, jobDrafts } from "./job-drafts.ts";
import { jobFeeds } from "./job-feeds.ts";
import { jobPosting } from "./job-posting.ts";
import { jobSections } from "./job-sections.ts";
import { PeopleTo, jobStages } from "./job-stages.ts";
import { jobTeams } from "./job-teams.ts";
import { Others, manyJobs } from "./many-jobs.ts";
import { Jsm, SentJsm } from "./auto-sourcing.ts";
import { Company } from "./company-shapes.ts";
import { Done, Filtered, Id } from "./shapes.ts";

/** Whom an address to apply through belongs to, and what is open where they work. */
export const ApplyThrough = z.object({
  person: z.object({
    parallelTag: z.string(),
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    title: z.string().nullable(),
    /** Null for who only hires. */
    employeeId: Id.nullable(),
  }),
  /** Employees can be asked for a referral; the hiring team cannot refer. */
  mayRefer: z.boolean(),
  company: Company,
  jobs: z.array(JobCard),
});

const ofJob = { access: "company", permission: "jobs", row: "job", response: Job } as const;
const ofCompany = { access: "company", row: "company" } as const;

export const jobs = {
  list: get("/jobs", { access: "public", key: "jobs:read", query: Filtered, response: z.array(JobCard) }),
  get: get("/jobs/:id", { access: "public", key: "jobs:read", row: "job", response: Job }),
  /** The team's own jobs, page by page, with the count of each tab. */
  ofCompany: get("/company/:id/jobs", {
    ...ofCompany,
    key: "jobs:read",
    query: z.object({
      /** Several are parted by commas; none is all of them. */
      status: z.string().max(40).optional(),
      shown: z.enum(jobAudiences).optional(),
      /** Words that the title, department or places hold. */
      q: z.string().trim().max(200).optional(),
      skip: z.coerce.number().int().min(0).max(1_000_000).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    response: z.object({
      jobs: z.array(JobCard),
      /** How many match. */
      total: z.number().int(),
      /** How many there are of each, whatever is searched. */
      counts: z.object({ draft: z.number().int(), live: z.number().int(), closed: z.number().int() }),
    }),
  }),
  ...manyJobs,
  ...jobPosting,
  applyThrough: get("/applyto/:tag", { access: "public", response: ApplyThrough }),
  create: post("/jobs", {
    access: "company",
    key: "jobs:write",
    permission: "jobs",
    status: 201,
    query: z.object({ duplicateJobId: Id.optional() }),
    body: JobFields.partial(),
    response: Job,
  }),
  update: patch("/jobs/:id", {
    ...ofJob,
    key: "jobs:write",
    query: z.object({ publish: z.enum(["true", "false"]).optional() }),
    body: JobFields.partial().extend({
      peopleTo: PeopleTo.optional(),
      /** With it, what waits in the draft is written too; without it the draft stays as it is. */
      draftVersion: DraftVersion.optional(),
    }),
  }),
  ...jobDrafts,
  /** What a description asks for, as applicants would be compared with it; nothing is kept. */
  readRequirements: post("/jobs/requirements", {
    access: "company",
    permission: "jobs",
    perMinute: 240,
    body: JobFields.pick({ jobTitle: true, jobDescription: true, requirementCorrections: true }).partial({
      requirementCorrections: true,
    }),
    response: z.array(ReadRequirement),
  }),
  remove: del("/job/:id", { ...ofJob, response: Done }),
  close: patch("/jobs/:id/close", {
    ...ofJob,
    permission: "publish",
    standby: true,
    key: "jobs:write",
    body: z.object({ others: Others }).default({}),
  }),
  setStatus: patch("/jobs/:id/status", {
    ...ofJob,
    permission: "publish",
    standby: true,
    key: "jobs:write",
    body: z.object({ status: z.enum(["live", "closed"]), others: Others }),
  }),
  publishToMarketplace: patch("/jobs/:id/marketplace/publish", { ...ofJob, permission: "publish" }),
  unpublishFromMarketplace: patch("/jobs/:id/marketplace/unpublish", {
    ...ofJob,
    permission: "publish",
    standby: true,
  }),
  setBudget: patch("/jobs/:id/budget", {
    ...ofJob,
    permission: ["jobs", "billing"],
    body: SentBudget,
  }),
  /** Whom the job's sourcing looks for beyond its requirements. */
  setSourcingCriteria: patch("/jobs/:id/sourcing-criteria", {
    access: "company",
    permission: "sourcing",
    row: "job",
    body: z.object({ jsm: SentJsm }),
    response: z.object({ jsm: Jsm }),
  }),
  stats: get("/jobs-stats/:companyId", {
    ...ofCompany,
    response: z.object({
      total: z.number().int(),
      draft: z.number().int(),
      live: z.number().int(),
      closed: z.number().int(),
      /** The live ones, by who finds them. */
      marketplace: z.number().int(),
      careersPage: z.number().int(),
      internal: z.number().int(),
      clicks: z.number().int(),
    }),
  }),
  view: patch("/job-views/:id", { access: "public", row: "job", perMinute: 60, response: Done }),
  titles: post("/jobs/titles", {
    access: "public",
    body: z.object({ jobIds: z.array(Id).max(200) }),
    response: z.array(z.object({ id: Id, jobTitle: z.string(), companyName: z.string() })),
  }),
  find: get("/find-jobs", {
    access: "public",
    response: z.object({
      sections: z.array(
        z.object({
          id: z.enum(jobSections),
          title: z.string(),
          jobs: z.array(JobCard),
        }),
      ),
    }),
  }),
  departments: get("/companies/:id/departments", {
    access: "public",
    row: "company",
    response: z.array(z.object({ department: z.string(), jobs: z.number().int() })),
  }),
  /** Jobs that the team took off by themselves stay off. */
  publishCompanyToMarketplace: patch("/companies/:id/channels/marketplace/publish", {
    ...ofCompany,
    permission: ["company", "publish"],
    response: Company,
  }),
  unpublishCompanyFromMarketplace: patch("/companies/:id/channels/marketplace/unpublish", {
    ...ofCompany,
    permission: ["company", "publish"],
    standby: true,
    response: Company,
  }),
  ...jobTeams,
  ...jobStages,
  ...jobFeeds,
};
