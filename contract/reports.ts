import { z } from "zod";
import { demographicKeys } from "./candidate-shapes.ts";
import { Page, paging } from "./applicant-feed.ts";
import { get, patch, post } from "./endpoint.ts";
import { Id, Instant, Money } from "./shapes.ts";

const Day = z.iso
  .date("Write a day as 2026-11-23")
  .refine((day) => day >= "2000" && day < "2100", "Choose a day from 2000 to 2099");

/** What a report is about. Everything given must hold; days are those on which people applied, in the company’s time zone, both included. */
export const ReportFilters = z.object({
  jobId: Id.optional(),
  department: z.string().trim().min(1).max(120).optional(),
  source: z.string().trim().min(1).max(120).optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** Instead of `from`: so many days, the last of which is today. */
  lastDays: z.coerce.number().int("Write days as 30").min(1).max(3660).optional(),
});
export type ReportFilters = z.infer<typeof ReportFilters>;

/** How long something took, in whole hours: of all cases a quarter took no longer than `lower`, half no longer than `median`. */
const Spread = z.object({
  count: z.number().int(),
  lower: z.number().int(),
  median: z.number().int(),
  upper: z.number().int(),
});
export type Spread = z.infer<typeof Spread>;

/** How long people have been waiting: up to three days, up to a week, longer. */
export const waits = ["short", "week", "long"] as const;
export type Wait = (typeof waits)[number];

/** What one exchange cost and brought. Costs of one are null where there is none, or where several currencies were paid. */
const AdCosts = z.object({
  exchangeId: Id,
  name: z.string(),
  clicks: z.number().int(),
  /** Visits by programs, which are no clicks. */
  robots: z.number().int(),
  applied: z.number().int(),
  hired: z.number().int(),
  /** By currency; they are never added together. */
  spent: z.array(Money),
  perClick: Money.nullable(),
  perApplicant: Money.nullable(),
  perHire: Money.nullable(),
});
export type AdCosts = z.infer<typeof AdCosts>;

/** What became of an offer; ended is expired or withdrawn. */
export const offerOutcomes = ["accepted", "declined", "waiting", "ended"] as const;
export type OfferOutcome = (typeof offerOutcomes)[number];

export const Report = z.object({
  /** How many applied. */
  applied: z.number().int(),
  /** Each step with how many came so far; own stages count who was in them. */
  funnel: z.array(z.object({ step: z.string(), name: z.string(), count: z.number().int() })),
  /** Who left a stage, how long they had been in it, and who is in it now. */
  stages: z.array(
    z.object({ stage: z.string(), name: z.string(), here: z.number().int(), time: Spread.nullable() }),
  ),
  timeToHire: Spread.nullable(),
  sources: z.array(
    z.object({
      source: z.string(),
      applied: z.number().int(),
      interview: z.number().int(),
      hired: z.number().int(),
    }),
  ),
  /** From the application to the first decision. */
  answers: Spread.nullable(),
  /** Who waits for a decision now, whenever they applied. */
  owed: z.array(z.object({ wait: z.enum(waits), count: z.number().int() })),
  /** The last offer of each who was sent one. */
  offers: z.array(z.object({ outcome: z.enum(offerOutcomes), count: z.number().int() })),
  /** How many people each interviewer met and is to meet, and for how long altogether. */
  interviewers: z.array(
    z.object({
      userId: Id,
      fullName: z.string(),
      met: z.number().int(),
      booked: z.number().int(),
      minutes: z.number().int(),
    }),
  ),
  ads: z.array(AdCosts),
});
export type Report = z.infer<typeof Report>;

export const mostSavedFilters = 20;
const SavedFilters = z.array(
  z.object({
    name: z.string().trim().min(1, "Name these filters").max(60),
    /** Days pass, so they are not kept. */
    filters: ReportFilters.omit({ from: true, to: true, lastDays: true }),
  }),
);
const Settings = z.object({
  /** A summary of the company's last seven days, on Mondays. */
  weeklyEmail: z.boolean(),
  savedFilters: SavedFilters,
});
export type ReportSettings = z.infer<typeof Settings>;

export const countedNumbers = [
  "now",
  "reached",
  "left",
  "here",
  "answered",
  "owed",
  "offered",
  "met",
  "booked",
] as const;
/** What a number of a report counts. */
const ReportedNumber = z.object({
  number: z.enum(countedNumbers),
  /** A group of `tracker-stats`, a step of the funnel, a stage, what became of an offer, or an interviewer. */
  step: z.string().trim().toLowerCase().min(1).max(60).optional(),
  wait: z.enum(waits).optional(),
});
export type ReportedNumber = z.infer<typeof ReportedNumber>;

/** People, at least ten; null where a number is hidden. */
const AtLeastTen = z.number().int().min(10).nullable();
const DiversityReport = z.object({
  year: z.number().int(),
  countedAt: Instant,
  questions: z.array(
    z.object({
      key: z.enum(demographicKeys),
      label: z.string(),
      answers: z.array(
        z.object({ answer: z.string(), applied: AtLeastTen, interviewed: AtLeastTen, hired: AtLeastTen }),
      ),
    }),
  ),
});
export type DiversityReport = z.infer<typeof DiversityReport>;
const Year = z.coerce.number().int("Write a year as 2025").min(2000).max(2999);

const StopQuery = z.object({ key: z.string().min(1).max(100) });

/** How a company's hiring goes, in numbers; each opens the applications it counts. */
export const reports = {
  show: get("/company-reports", {
    access: "company",
    query: ReportFilters,
    response: z.object({
      report: Report,
      /** What there is to choose from besides the jobs, which are searched for. */
      choices: z.object({
        departments: z.array(z.string()),
        sources: z.array(z.string()),
      }),
      settings: Settings,
    }),
  }),
  /** What ads cost and brought, by exchange. */
  ads: get("/company-reports/ads", {
    access: "company",
    query: ReportFilters,
    response: z.array(AdCosts),
  }),
  /** The caller's own: whether the weekly email comes, and filters to come back to. */
  change: patch("/company-reports", {
    access: "company",
    body: z.object({
      weeklyEmail: z.boolean().optional(),
      savedFilters: SavedFilters.max(
        mostSavedFilters,
        `Keep to ${mostSavedFilters} saved filters`,
      ).optional(),
    }),
    response: Settings,
  }),
  applications: get("/company-reports/applications", {
    access: "company",
    query: ReportFilters.extend({ ...ReportedNumber.shape, ...paging }),
    response: Page,
  }),
  download: get("/company-reports/download", {
    access: "company",
    link: true,
    perMinute: 30,
    query: ReportFilters.extend({ format: z.enum(["csv", "xlsx"]) }),
    logs: { kind: "export", action: "report.exported" },
    response: z.unknown(),
  }),
  /** Of those who agreed to be counted, by what they answered; whole years that are over, counted once. */
  diversity: get("/company-reports/diversity", {
    access: "company",
    query: z.object({ year: Year.optional() }),
    logs: { kind: "read", action: "demographics.reportRead" },
    response: z.object({ years: z.array(z.number().int()), report: DiversityReport.nullable() }),
  }),
  downloadDiversity: get("/company-reports/diversity/download", {
    access: "company",
    link: true,
    perMinute: 30,
    query: z.object({ year: Year }),
    logs: { kind: "export", action: "demographics.reportExported" },
    response: z.unknown(),
  }),
  /** Where the weekly email is stopped: a page for people, one click for mail programs (RFC 8058). */
  stopEmailPage: get("/company-reports/stop", {
    access: "public",
    link: true,
    query: StopQuery,
    response: z.unknown(),
  }),
  stopEmail: post("/company-reports/stop", {
    access: "public",
    link: true,
    query: StopQuery,
    response: z.unknown(),
  }),
};
