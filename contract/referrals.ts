import { z } from "zod";
import { MyApplication, applicationStates } from "./application-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { colleagueQuestions } from "./colleague-questions.ts";
import { reveals } from "./reveals.ts";
import { GivenAnswers } from "./job-questions.ts";
import { AsTeamOrEmployee, Done, Filtered, Id, Instant } from "./shapes.ts";

export const reviewVotes = ["for", "against"] as const;
/** How many more votes one side needs than the other before colleagues have decided. */
export const votesAhead = 2;

/** How many referrals someone may ask for in a month. */
export const requestsAMonth = 10;

/** What a job seeker’s profile brought, and how many referrals they may still ask for. */
export const CandidateStats = z.object({
  availableRequest: z.number().int(),
  pendingRequest: z.number().int(),
  profileViews: z.number().int(),
  lastUpdatedAvailableRequestDate: Instant,
});

/** Whom a referral is about, and for what. */
const whom = {
  candidate: z.object({
    fullName: z.string(),
    profilePicture: z.string().nullable(),
    headline: z.string().nullable(),
    location: z.string().nullable(),
  }),
  job: z.object({ id: Id, jobTitle: z.string() }),
};
const Page = z.object({
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

/** Since when a referral counts, and until when. */
const InForce = z.object({ at: Instant, until: Instant });

/** A request for a referral. */
export const ReferralRequest = z.object({
  id: Id,
  ...whom,
  /** What they wrote to who may refer them. */
  note: z.string().nullable(),
  /** Whether the reader was asked by name; otherwise all employees were. */
  asksMe: z.boolean(),
  askedAt: Instant,
  /** A coworker's referral of the same person that is in force: a hire would be credited to them. */
  first: InForce.nullable(),
});
export type ReferralRequest = z.output<typeof ReferralRequest>;

/** Someone the reader referred, and who would get the bonus. */
export const OwnReferral = InForce.extend({
  id: Id,
  ...whom,
  /** They came by the link that the reader shares. */
  byLink: z.boolean(),
  /** A hire through this application would be the reader's. */
  credited: z.boolean(),
  /** They were hired through this application: its bonus keeps the terms of that day. */
  hired: z.boolean(),
  /** Where it would be a coworker's, because they referred the person first. */
  first: InForce.nullable(),
  /** How many coworkers referred the same person afterwards. */
  laterReferrers: z.number().int(),
});
export type OwnReferral = z.output<typeof OwnReferral>;

/** A referral that colleagues look at before the hiring team does. */
export const ReferralReview = z.object({
  id: Id,
  applicationState: z.enum(applicationStates),
  ...whom,
  referral: z.object({ employeeName: z.string(), note: z.string().nullable() }).nullable(),
  for: z.number().int(),
  against: z.number().int(),
  /** The reader's answer; null before, and always for the hiring team. */
  mine: z.enum(reviewVotes).nullable(),
  referredAt: Instant,
});
export type ReferralReview = z.output<typeof ReferralReview>;

/** A referral in review, as administrators see it. */
export const ReviewedRequest = ReferralReview.omit({ mine: true }).extend({ companyName: z.string() });
export type ReviewedRequest = z.output<typeof ReviewedRequest>;

export const referrals = {
  ...reveals,
  ...colleagueQuestions,
  stats: get("/candidate/stats", { access: "candidate", response: CandidateStats }),
  ask: post("/requests", {
    access: "candidate",
    status: 201,
    query: z.object({ pTag: z.string().max(60).optional() }),
    body: z.object({
      jobId: Id,
      note: z.string().trim().max(8000).nullish(),
      /** What the hiring team reads once someone refers the person, as of an application. */
      resumeId: Id.nullish(),
      answers: GivenAnswers,
      /** Asks everyone who works there; otherwise who names nobody asks the employee whose link they signed up by. */
      everyone: z.boolean().optional(),
    }),
    response: MyApplication,
  }),
  /** A job seeker came by someone's link: an application to their company later counts as if it were sent now. */
  follow: post("/referral-links", {
    access: "candidate",
    perMinute: 60,
    body: z.object({ pTag: z.string().trim().min(1).max(60) }),
    response: Done,
  }),
  /** The employee of the company by whose link the person came: an application would be their referral. */
  sharer: get("/job/:id/referral-link", {
    access: "candidate",
    row: "liveJob",
    response: z.object({ fullName: z.string() }).nullable(),
  }),
  refer: patch("/requests/:id/refer", {
    access: "employee",
    row: "referralRequest",
    body: z.object({ note: z.string().trim().max(2000).nullish() }),
    response: z.object({ id: Id, applicationState: z.string(), shownAs: z.string() }),
  }),
  /** Says that the reader, who was asked by name, won't refer the person; they hear of it and may apply themselves. */
  decline: patch("/requests/:id/decline-referral", {
    access: "employee",
    row: "referralRequest",
    response: Done,
  }),

  /** The requests for a referral to the reader, or to all employees of their company. */
  requests: get("/employee-referral-requests", {
    access: "employee",
    query: Page,
    response: z.object({ requests: z.array(ReferralRequest), total: z.number().int() }),
  }),
  /** Whom the reader referred to the company they work at, newest first. */
  mine: get("/employee-referrals", {
    access: "employee",
    query: Page,
    response: z.object({ referrals: z.array(OwnReferral), total: z.number().int() }),
  }),
  /** Referrals that wait for colleagues’ word, of all companies, the oldest first. */
  reviewRequests: get("/admin/requests", {
    access: "admin",
    query: Filtered,
    response: z.object({ requests: z.array(ReviewedRequest), total: z.number().int() }),
  }),
  /** Decides where nobody at the company does. */
  decideRequest: patch("/admin/requests/:id/status", {
    access: "admin",
    row: "review",
    body: z
      .object({ status: z.enum(["approved", "rejected"]), reason: z.string().trim().max(500).optional() })
      .refine(({ status, reason }) => status === "approved" || reason, {
        path: ["reason"],
        message: "Enter a reason. The company’s team reads it.",
      }),
    response: ReviewedRequest,
  }),
  reviews: get("/employee-request-reviews", {
    access: ["employee", "company"],
    query: Page.extend(AsTeamOrEmployee.shape),
    response: z.object({ reviews: z.array(ReferralReview), total: z.number().int() }),
  }),
  /** A colleague's vote, which may change until it is decided; the hiring team's word decides at once. Nobody votes or decides on themselves or on whom they referred. */
  vote: patch("/employee-request-reviews/:id", {
    access: ["employee", "company"],
    permission: "applicants",
    row: "review",
    query: AsTeamOrEmployee,
    body: z.object({ vote: z.enum(reviewVotes) }),
    response: ReferralReview,
  }),
};
