import { z } from "zod";
import { del, get, patch, post } from "./endpoint.ts";
import { Budget, JobTeam, Prompt, Salary } from "./job-shapes.ts";
import { ReadRequirement, Requirement, RequirementCorrections } from "./job-requirements.ts";
import { jobFeeds } from "./job-feeds.ts";
import { jobSections } from "./job-sections.ts";
import { manyJobs } from "./many-jobs.ts";
import { Company, workplaceTypes } from "./companies.ts";
import { Done, Email, Filtered, Id, Instant } from "./shapes.ts";

export const jobStatuses = ["draft", "live", "closed"] as const;
export const employmentTypes = ["Internship", "Full Time", "Part Time", "Contract"] as const;
export const seniorities = ["Early Career (0-5)", "Mid Career (5-10)", "Senior (10+)"] as const;

const text = (most: number) => z.string().trim().max(most);
const places = z.array(text(200).min(1)).max(100);

/** A job on a list. */
export const JobCard = z.object({
  id: Id,
  objectID: z.string(),
  publicJobId: z.string(),
  companyId: Id,
  jobTitle: z.string(),
  department: z.string().nullable(),
  jobCompany: z.string(),
  company: z.object({
    id: Id,
    companyName: z.string(),
    slug: z.string(),
    website: z.string().nullable(),
    companyLogo: z.string().nullable(),
    companySize: z.string().nullable(),
    companyIndustry: z.array(z.string()),
  }),
  companyGraph: z.object({
    name: z.string(),
    companySlug: z.string(),
    banner: z.string().nullable(),
    logo: z.string().nullable(),
  }),
  companyCulture: z.array(z.string()),
  companyCollections: z.array(z.string()),
  collectionIds: z.array(z.string()),
  jobLocation: z.array(z.string()),
  locations: z.array(z.string()),
  remote: z.boolean(),
  remoteLocations: z.array(z.string()),
  workplaceType: z.enum(workplaceTypes).nullable(),
  employmentType: z.string().nullable(),
  seniority: z.string().nullable(),
  salary: Salary.nullable(),
  skills: z.array(z.string()),
  status: z.enum(jobStatuses),
  internal: z.boolean(),
  publishedToMarketplace: z.boolean(),
  isManaged: z.boolean(),
  jobPlatform: z.string().nullable(),
  clickCount: z.number().int(),
  jobAddedDate: Instant,
  createdAt: Instant,
  publishedAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  changedAt: Instant,
  /** Told to the company's own team only. */
  jobBudgetData: Budget.nullable(),
  jobTeams: JobTeam.nullable(),
});
export type JobCard = z.infer<typeof JobCard>;

/** A job as a careers page lists it. */
export const OpenJob = JobCard.pick({
  id: true,
  jobTitle: true,
  department: true,
  locations: true,
  remote: true,
  remoteLocations: true,
  workplaceType: true,
  salary: true,
});
export type OpenJob = z.infer<typeof OpenJob>;

export const Job = JobCard.extend({
  /** HTML, sanitised */
  jobDescription: z.string(),
  requirements: z.array(Requirement),
  /** Told to the company's own team only. */
  requirementCorrections: RequirementCorrections.nullable(),
  prompts: z.array(Prompt),
  workStyle: z.array(z.object({ rating: z.number(), categoryId: z.string() })),
  stages: z.array(z.string()).nullable(),
  sourceUrl: z.string().nullable(),
  /** Where people apply instead, while nobody of the company reads applications here. */
  applyUrl: z.string().nullable(),
  viewCount: z.number().int().nullable(),
  /** Colleagues who work on the job and can refer people for it. */
  employeeSummary: z.object({
    employeeCount: z.number().int(),
    employees: z.array(z.object({ fullName: z.string(), profilePicture: z.string().nullable() })),
  }),
});
export type Job = z.infer<typeof Job>;

/** What the hiring team fills in; everything else that is sent is ignored. */
const JobFields = z.object({
  jobTitle: text(300),
  department: text(120).nullable(),
  jobDescription: z.string().max(200_000),
  locations: places,
  remote: z.boolean(),
  remoteLocations: places,
  workplaceType: z.enum(workplaceTypes).nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  seniority: z.enum(seniorities).nullable(),
  salary: Salary.nullable(),
  /** What the team corrected in what was read; null leaves everything to the description. */
  requirementCorrections: RequirementCorrections.nullable(),
  prompts: z.array(Prompt).max(30),
  workStyle: z.array(z.object({ rating: z.number().min(0).max(10), categoryId: text(60) })).max(40),
  internal: z.boolean(),
  publishedToMarketplace: z.boolean(),
  hiringManagerEmail: Email.nullable(),
  /** Extra stages between interview and offer; null means the company's. */
  stages: z.array(text(60).min(1)).max(8).nullable(),
  jobBudgetData: Budget.partial(),
});
export type JobFields = z.infer<typeof JobFields>;

export const Stage = z.object({ id: z.string(), name: z.string(), fixed: z.boolean() });
export type Stage = z.infer<typeof Stage>;
const CompanyStages = z.object({ companyId: Id, stages: z.array(Stage) });

/** Whom an address to apply through belongs to, and what is open where they work. */
export const ApplyThrough = z.object({
  person: z.object({
    parallelTag: z.string(),
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    title: z.string().nullable(),
  }),
  /** Employees can be asked for a referral; the hiring team cannot refer. */
  mayRefer: z.boolean(),
  company: Company,
  jobs: z.array(JobCard),
});

const ofJob = { access: "company", permission: "jobs", row: "job", response: Job } as const;
const ofCompany = { access: "company", row: "company" } as const;

export const jobs = {
  list: get("/jobs", { access: "public", query: Filtered, response: z.array(JobCard) }),
  get: get("/jobs/:id", { access: "public", row: "job", response: Job }),
  /** The team's own jobs, page by page, with how many stand in each tab. */
  ofCompany: get("/company/:id/jobs", {
    ...ofCompany,
    query: z.object({
      /** Several are parted by commas; none is all of them. */
      status: z.string().max(40).optional(),
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
  careers: get("/companies/by-slug/:slug/careers", {
    access: "public",
    query: z.object({
      department: z.string().trim().max(120).optional(),
      place: z.string().trim().max(200).optional(),
      q: z.string().trim().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    response: z.object({
      company: Company,
      /** One page of the open jobs that fit the filters. */
      jobs: z.array(OpenJob),
      /** How many are open, and how many fit. */
      open: z.number().int(),
      fitting: z.number().int(),
      pages: z.number().int(),
      departments: z.array(z.string()),
      places: z.array(z.string()),
    }),
  }),
  applyThrough: get("/applyto/:tag", { access: "public", response: ApplyThrough }),
  create: post("/jobs", {
    access: "company",
    permission: "jobs",
    status: 201,
    query: z.object({ duplicateJobId: Id.optional() }),
    body: JobFields.partial(),
    response: Job,
  }),
  update: patch("/jobs/:id", {
    ...ofJob,
    query: z.object({ publish: z.enum(["true", "false"]).optional() }),
    body: JobFields.partial(),
  }),
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
  close: patch("/jobs/:id/close", ofJob),
  setStatus: patch("/jobs/:id/status", { ...ofJob, body: z.object({ status: z.enum(["live", "closed"]) }) }),
  publishToMarketplace: patch("/jobs/:id/marketplace/publish", ofJob),
  unpublishFromMarketplace: patch("/jobs/:id/marketplace/unpublish", ofJob),
  setBudget: patch("/jobs/:id/budget", { ...ofJob, body: Budget.partial() }),
  stats: get("/jobs-stats/:companyId", {
    ...ofCompany,
    response: z.object({
      total: z.number().int(),
      draft: z.number().int(),
      live: z.number().int(),
      closed: z.number().int(),
      internal: z.number().int(),
      marketplace: z.number().int(),
      views: z.number().int(),
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
  publishCompanyToMarketplace: patch("/companies/:id/channels/marketplace/publish", {
    ...ofCompany,
    permission: "company",
    response: Company,
  }),
  unpublishCompanyFromMarketplace: patch("/companies/:id/channels/marketplace/unpublish", {
    ...ofCompany,
    permission: "company",
    response: Company,
  }),
  team: get("/job-teams/jobs/:id", { access: ["company", "employee"], row: "job", response: JobTeam }),
  joinTeam: post("/job-teams/:id/join", {
    access: ["company", "employee"],
    permission: "applicants",
    row: "job",
    response: JobTeam,
  }),
  leaveTeam: post("/job-teams/:id/leave", {
    access: ["company", "employee"],
    permission: "applicants",
    row: "job",
    response: JobTeam,
  }),
  companyStages: get("/company-job-stages", {
    access: "company",
    query: Filtered,
    response: z.array(CompanyStages),
  }),
  /** The boards of jobs that have stages of their own, whether anybody stands in them or not. */
  ownStages: get("/company-job-stages/jobs", {
    access: "company",
    response: z.array(z.object({ jobId: Id, stages: z.array(Stage) })),
  }),
  setCompanyStages: patch("/company-job-stages/company/:id", {
    ...ofCompany,
    permission: "company",
    body: z.object({ stages: z.array(text(60).min(1)).max(8) }),
    response: CompanyStages,
  }),
  stages: get("/job-stages/job/:id", {
    access: ["company", "candidate", "employee"],
    row: "job",
    response: z.array(Stage),
  }),
  ...jobFeeds,
};
