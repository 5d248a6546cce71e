import { z } from "zod";
import { WorkPreferences } from "./candidate-shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Fit, FitSummary, PromptTips } from "./fit-shapes.ts";
import { JobMatch, MatchedJob, matchSignals, matchStatuses, rejectReasons } from "./match-shapes.ts";
import { Count, Done, Id, Instant } from "./shapes.ts";

/** Shown wherever an automated score is shown or switched off. */
export const scoringNotice =
  "We compare your profile with what each job asks for and show how well they match. You can turn this off, and hiring teams will read your applications without a score.";
export const notScored = "Automated scoring is off, so these are the newest jobs that meet your preferences.";

/** Shown while the list is still one that was chosen by scores. */
export const notScoredYet =
  "You turned off automated scoring after we chose today’s jobs. Update them to see the newest jobs that meet your preferences.";

const HidingFrom = MatchedJob.shape.company
  .pick({
    id: true,
    companyName: true,
    slug: true,
    companyLogo: true,
  })
  .extend({
    /** Tells companies of one name apart: their domain, and where they are. */
    detail: z.string(),
  });

/** The preferences that count for one job, and those set for it alone. */
const JobPreferences = z.object({ preferences: WorkPreferences, own: WorkPreferences.partial() });

const nullablePreferences = z
  .object({
    titles: WorkPreferences.shape.titles.nullable(),
    locations: WorkPreferences.shape.locations.nullable(),
    remote: z.boolean().nullable(),
    workplaceTypes: WorkPreferences.shape.workplaceTypes.nullable(),
    jobTypes: WorkPreferences.shape.jobTypes.nullable(),
    seniority: WorkPreferences.shape.seniority.nullable(),
    salary: WorkPreferences.shape.salary,
    salaryCurrency: WorkPreferences.shape.salaryCurrency.nullable(),
  })
  .partial();

/** A "no, because …" that steers which jobs come next. */
const GivenReason = z.object({
  matchId: Id,
  reason: z.enum(rejectReasons),
  at: Instant,
  jobTitle: z.string(),
  companyName: z.string(),
  /** What it keeps away, in a sentence. */
  keepsAway: z.string(),
});

/** Something the person did with a job, and what it does to the order of their jobs now. */
const KeptSignal = z.object({
  id: Id,
  jobId: Id,
  signal: z.enum(matchSignals),
  at: Instant,
  jobTitle: z.string(),
  companyName: z.string(),
  effect: z.string(),
});

const Recommended = MatchedJob.extend({ score: z.number().int().nullable() });

const Today = z.object({
  day: z.string(),
  scored: z.boolean(),
  /** The preferences have changed since these were chosen: the person may have others chosen now. */
  outdated: z.boolean(),
  notice: z.string(),
  /** When the next ten come. */
  nextAt: Instant,
  /** Pending ones first, in their order; then what was decided today. */
  matches: z.array(JobMatch),
  counts: z.object({
    pending: z.number().int(),
    liked: z.number().int(),
    saved: z.number().int(),
    rejected: z.number().int(),
    applied: z.number().int(),
  }),
});

/** Jobs that break one of the person's conditions or are of a neighboring trade, and how many jobs giving up each condition would bring by itself. */
const CloseBut = z.object({
  jobs: z.array(MatchedJob.extend({ breaks: z.string() })),
  loosening: z.array(
    z.object({
      condition: z.enum(["place", "hours", "salary", "type", "seniority"]),
      jobs: z.number().int(),
    }),
  ),
});

export const matching = {
  today: get("/candidate-job-matches", { access: "candidate", response: Today }),
  /** Puts what the preferences of now choose in the place of what waits; what was decided stays. */
  chooseAgain: post("/candidate-job-matches/choose-again", {
    access: "candidate",
    perMinute: 20,
    response: Today,
  }),
  /** What nearly fits, apart from today's list. */
  closeBut: get("/candidate-job-matches/close-but", { access: "candidate", response: CloseBut }),
  pendingCount: get("/candidate-job-matches/pending/count", { access: "candidate", response: Count }),
  forJob: get("/candidate-job-matches/candidate/:candidateId/job/:jobId", {
    access: "candidate",
    row: "candidate",
    response: z.object({
      scored: z.boolean(),
      notice: z.string(),
      fit: Fit.nullable(),
      match: JobMatch.nullable(),
    }),
  }),
  reject: patch("/candidate-job-matches/:id/reject", {
    access: "candidate",
    row: "match",
    body: z.object({
      reason: z.enum(rejectReasons).optional(),
      note: z.string().trim().max(500).optional(),
    }),
    response: JobMatch,
  }),
  /** Status "pending" takes a decision back. */
  swipe: patch("/candidate-job-matches/:id/swipe", {
    access: "candidate",
    row: "match",
    body: z.object({ status: z.enum(matchStatuses) }),
    response: JobMatch,
  }),
  /** Something the person did with a job; it orders what is suggested, and "hidden" keeps the job out of it until "shown". */
  signal: post("/candidate/match-signal", {
    access: "candidate",
    perMinute: 240,
    body: z.object({
      jobId: Id,
      signal: z.enum(matchSignals),
    }),
    response: Done,
  }),
  signals: get("/candidate/:id/match-signals", {
    access: "candidate",
    row: "candidate",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(1000).default(20),
      skip: z.coerce.number().int().min(0).default(0),
    }),
    response: z.object({ total: z.number().int(), signals: z.array(KeptSignal) }),
  }),
  eraseSignal: del("/candidate/:id/match-signals/:signalId", {
    access: "candidate",
    row: "candidate",
    response: Done,
  }),
  eraseSignals: del("/candidate/:id/match-signals", {
    access: "candidate",
    row: "candidate",
    response: Done,
  }),
  recommendations: get("/candidate/:id/job/recommendations", {
    access: "candidate",
    row: "candidate",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(48).default(24),
      skip: z.coerce.number().int().min(0).max(960).default(0),
    }),
    response: z.object({ scored: z.boolean(), total: z.number().int(), jobs: z.array(Recommended) }),
  }),
  forYou: get("/candidate/fyp", {
    access: "candidate",
    response: z.object({
      scored: z.boolean(),
      sections: z.array(
        z.object({
          key: z.enum(["recommended", "trending", "remote", "interest", "recent", "department"]),
          title: z.string(),
          jobs: z.array(Recommended),
        }),
      ),
    }),
  }),
  fitSummary: get("/candidate/:candidateId/job/:jobId/fit-summary", {
    access: "candidate",
    row: "candidate",
    response: FitSummary,
  }),
  promptTips: get("/candidate/:candidateId/job/:jobId/prompt-tips", {
    access: "candidate",
    row: "candidate",
    response: PromptTips,
  }),
  interests: get("/candidate/:id/interests", {
    access: "candidate",
    row: "candidate",
    response: z.object({
      companies: z.array(
        z.object({ id: Id, companyName: z.string(), slug: z.string(), companyLogo: z.string().nullable() }),
      ),
      titles: z.array(z.string()),
      departments: z.array(z.string()),
      industries: z.array(z.string()),
      collectionIds: z.array(z.string()),
    }),
  }),
  reasons: get("/candidate/:id/match-reasons", {
    access: "candidate",
    row: "candidate",
    response: z.array(GivenReason),
  }),
  takeBackReason: del("/candidate/:id/match-reasons/:matchId", {
    access: "candidate",
    row: "candidate",
    response: Done,
  }),
  hiddenCompanies: get("/candidate/:id/hidden-companies", {
    access: "candidate",
    row: "candidate",
    response: z.array(HidingFrom.extend({ at: Instant })),
  }),
  /** Whom to hide from: names that begin like this, or where the person works now. */
  companiesToHideFrom: get("/candidate/:id/hidden-companies/choices", {
    access: "candidate",
    row: "candidate",
    perMinute: 120,
    query: z.object({ q: z.string().trim().max(100).default("") }),
    response: z.array(HidingFrom),
  }),
  hideFromCompany: post("/candidate/:id/company/:companyId/hide", {
    access: "candidate",
    row: "candidate",
    body: z.object({ hide: z.boolean().default(true) }),
    response: z.object({ hidden: z.boolean() }),
  }),
  preferencesForJob: get("/candidate-work-preferences/:candidateId/job/:jobId", {
    access: "candidate",
    row: "candidate",
    response: JobPreferences,
  }),
  setPreferencesForJob: patch("/candidate-work-preferences/:candidateId/job/:jobId", {
    access: "candidate",
    row: "candidate",
    /** Null takes a word back: then the general preference counts again. */
    body: nullablePreferences,
    response: JobPreferences,
  }),
  followCompany: post("/candidate/:id/company/:companyId/follow", {
    access: "candidate",
    row: "candidate",
    body: z.object({ follow: z.boolean().default(true) }),
    response: z.object({ following: z.boolean() }),
  }),
};
