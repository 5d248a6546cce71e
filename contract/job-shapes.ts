import { withPrivatePay, withoutPrivatePay } from "./pay.ts";
import { z } from "zod";
import type { Salary as SalaryShape } from "#shared/money/salary.ts";
import { workStyleCategories } from "#shared/profile/work-style.data.ts";
import { workplaceTypes } from "./company-shapes.ts";
import { Prompt, Prompts } from "./job-questions.ts";
import { OwnStage, WrittenStages } from "./job-stages.ts";
import { Requirement, RequirementCorrections } from "./job-requirements.ts";
import { CurrencyCode, Email, Id, Instant, SentCurrency } from "./shapes.ts";

const text = (most: number) => z.string().trim().max(most);

const amount = z.number().int().min(0);

/** In the smallest unit of the currency: 6200000 with GBP and year is £62,000 a year. */
export const Salary = z.object({
  currency: CurrencyCode.nullable(),
  period: z.enum(["hour", "day", "week", "month", "year"]),
  min: amount.nullable(),
  max: amount.nullable(),
}) satisfies z.ZodType<SalaryShape>;
const SentSalary = Salary.extend({ currency: SentCurrency.nullable() });
export const Budget = z.object({
  /** For advertising the job, in whole units of the currency: 62.5 with GBP is £62.50. Each currency has a maximum of its own, far below the one here. */
  budget: z
    .number({ error: "Enter the budget as a number" })
    .min(0, "A budget can’t be less than 0")
    .max(1e15, "Enter a lower budget"),
  currency: CurrencyCode,
  /** Applicants from this score on are shown as qualified. */
  qualificationScore: z.number().int().min(0).max(100),
});
export const SentBudget = Budget.extend({ currency: SentCurrency }).partial();

const Colleague = z.object({
  userId: Id,
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  title: z.string().nullable(),
});
/** Someone who could work on a job: who hires for the company, or an employee of it. */
export const JobColleague = Colleague.extend({ id: Id, kind: z.enum(["companyAdmin", "employee"]) });
export const JobTeam = z.object({
  /** The team of a job is known by the job's id. */
  id: Id,
  jobId: Id,
  hiringManagerEmail: z.string().nullable(),
  /** Null unless they hire for the company. */
  hiringManager: Colleague.nullable(),
  members: z.array(JobColleague.extend({ role: z.enum(["manager", "member"]) })),
});
export type JobTeam = z.infer<typeof JobTeam>;

export const jobStatuses = ["draft", "live", "closed"] as const;
/** Who finds a live job: everyone, visitors of the careers page, or employees. */
export const jobAudiences = ["marketplace", "careersPage", "internal"] as const;
export type JobAudience = (typeof jobAudiences)[number];
export const employmentTypes = ["Internship", "Full Time", "Part Time", "Contract"] as const;
export const seniorities = ["Early Career (0-5)", "Mid Career (5-10)", "Senior (10+)"] as const;

/** How people work in the job: each category at most once, from one end (1) to the other (5). */
const WorkStyle = z
  .array(
    z.object({
      categoryId: z.enum(
        workStyleCategories.map(({ categoryId }) => categoryId),
        `Choose a category: ${workStyleCategories.map(({ categoryId }) => categoryId).join(", ")}`,
      ),
      rating: z.number().int().min(1, "Choose a rating from 1 to 5").max(5, "Choose a rating from 1 to 5"),
    }),
  )
  .refine((items) => new Set(items.map(({ categoryId }) => categoryId)).size === items.length, {
    error: "Rate each category only once",
  });

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
  /** Kept by its company’s own team; otherwise it is known from a board and applied for there. */
  isManaged: z.boolean(),
  jobPlatform: z.string().nullable(),
  /** How often people opened it: each person once a day. */
  clickCount: z.number().int(),
  jobAddedDate: Instant,
  createdAt: Instant,
  publishedAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  changedAt: Instant,
  /** When its team, or the board it is from, last said that it is open. */
  confirmedAt: Instant.nullable(),
  /** Since when nobody but its team finds it, because it was reported or taken down. */
  heldAt: Instant.nullable(),
  /** Why, for the company's own team only. */
  heldReason: z.string().nullable(),
  /** Visible to the company's own team only. */
  jobBudgetData: Budget.nullable(),
  /** Visible to the company's own team and its employees. */
  jobTeams: JobTeam.nullable(),
});
withPrivatePay(JobCard, withoutPrivatePay);
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
  /** Visible to the company's own team only. */
  requirementCorrections: RequirementCorrections.nullable(),
  prompts: z.array(Prompt),
  /** Some answers sort an application behind the others; which, the company’s own team alone sees. */
  answersSort: z.boolean(),
  workStyle: z.array(z.object({ rating: z.number(), categoryId: z.string() })),
  stages: z.array(OwnStage).nullable(),
  /** The last day to apply: the job closes when it is over everywhere. */
  closesOn: z.iso.date().nullable(),
  sourceUrl: z.string().nullable(),
  /** Where people apply instead, while the company has no team here. */
  applyUrl: z.string().nullable(),
  /** Colleagues who work on the job and can refer people for it. */
  employeeSummary: z.object({
    employeeCount: z.number().int(),
    employees: z.array(z.object({ fullName: z.string(), profilePicture: z.string().nullable() })),
  }),
});
withPrivatePay(Job, withoutPrivatePay);
export type Job = z.infer<typeof Job>;

/** What the hiring team fills in; everything else that is sent is ignored. */
export const JobFields = z.object({
  jobTitle: text(300),
  department: text(120).nullable(),
  jobDescription: z.string().max(200_000),
  locations: places,
  remote: z.boolean(),
  remoteLocations: places,
  workplaceType: z.enum(workplaceTypes).nullable(),
  employmentType: z.enum(employmentTypes).nullable(),
  seniority: z.enum(seniorities).nullable(),
  salary: SentSalary.nullable(),
  /** What the team corrected in what was read; null leaves everything to the description. */
  requirementCorrections: RequirementCorrections.nullable(),
  prompts: Prompts,
  workStyle: WorkStyle,
  internal: z.boolean(),
  publishedToMarketplace: z.boolean(),
  hiringManagerEmail: Email.nullable(),
  /** Extra stages between interview and offer; null means the company's. */
  stages: WrittenStages.nullable(),
  closesOn: z.iso.date("Enter a day, such as 2026-12-31").nullable(),
  jobBudgetData: SentBudget,
});
export type JobFields = z.infer<typeof JobFields>;
/** The same as it is answered. */
export const KeptJobFields = JobFields.extend({
  salary: Salary.nullable(),
  jobBudgetData: Budget.partial(),
});
