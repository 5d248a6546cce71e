import { z } from "zod";
import { ParallelTag, SignedIn } from "./accounts.ts";
import { anyEmployee, get, patch, post } from "./endpoint.ts";
import { Done, Email, FullName, Id, Instant, Password } from "./shapes.ts";

const required = (name: string) =>
  z
    .string(`${name} is a required field, Please add`)
    .trim()
    .min(1, `${name} is a required field, Please add`)
    .pipe(Email);
const HiringManager = required("Hiring manager");

/** A company someone works at, did, or says they do. */
export const Employment = z.object({
  id: Id,
  company: z.object({
    id: Id,
    slug: z.string(),
    companyName: z.string(),
    companyLogo: z.string().nullable(),
  }),
  /** The mailbox at the company that was or is to be confirmed; null for those who were here before it was asked for. */
  companyEmail: z.string().nullable(),
  /** The email of the hiring manager they named; null for who was invited by the team. */
  hiringManager: z.string().nullable(),
  state: z.enum(["unconfirmed", "current", "past"]),
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
});
export type Employment = z.output<typeof Employment>;

/** What an employee has done to begin with; all but the last follow what they did. */
const EmployeeFlags = z.object({
  /** They told where they worked before. */
  pastWorkAdded: z.boolean(),
  /** Someone opened the link they share. */
  linkOpened: z.boolean(),
  /** They brought the people they know from LinkedIn. */
  connectionsAdded: z.boolean(),
  firstReferral: z.boolean(),
  /** They don't want to be shown these steps. */
  stepsHidden: z.boolean(),
});
export type EmployeeFlags = z.output<typeof EmployeeFlags>;

/** How an employee's referrals to one company stand, in numbers. */
export const EmployeeStats = z.object({
  companyId: Id,
  /** How often others opened the link they share, each once a day. */
  linkViews: z.number().int(),
  /** People who asked them by name and wait for an answer. */
  requests: z.number().int(),
  referred: z.number().int(),
  /** Of those who were referred. */
  inReview: z.number().int(),
  waiting: z.number().int(),
  interviewing: z.number().int(),
  hired: z.number().int(),
  closed: z.number().int(),
});
export type EmployeeStats = z.output<typeof EmployeeStats>;

export const referralActivityKinds = [
  "asked",
  "applied",
  "referred",
  "approved",
  "shortlisted",
  "hired",
  "reopened",
  "closed",
  "withdrawn",
] as const;
/** What became of a referral: that it goes on or ended, never why. */
const ReferralActivity = z.object({
  id: Id,
  kind: z.enum(referralActivityKinds),
  at: Instant,
  candidate: z.object({ fullName: z.string(), profilePicture: z.string().nullable() }),
  job: z.object({ id: Id, jobTitle: z.string() }),
});
export type ReferralActivity = z.output<typeof ReferralActivity>;

/** Someone who refers people, as they see themselves. */
export const Employee = z.object({
  id: Id,
  fullName: z.string(),
  /** Null before the first company is confirmed, and after the last was left. */
  companyId: Id.nullable(),
  title: z.string().nullable(),
  /** Newest first. */
  employments: z.array(Employment),
});
export type Employee = z.output<typeof Employee>;

const own = { access: anyEmployee, row: "employee" } as const;

export const employees = {
  /** Whoever has an account, or is signed in, adds an employer to it instead of making another. */
  signUp: post("/employees", {
    access: "public",
    perMinute: 20,
    status: 201,
    body: z.object({
      companyEmail: required("Company email"),
      hiringManager: HiringManager,
      /** Of the account, where it is another than the company's. */
      email: Email.optional(),
      fullName: FullName.optional(),
      password: Password.optional(),
      parallelTag: ParallelTag.optional(),
    }),
    response: SignedIn.extend({ employee: Employee }),
  }),
  get: get("/employees/:id", { ...own, response: Employee }),
  update: patch("/employees/:id", {
    ...own,
    body: z
      .object({ title: z.string().trim().max(120).nullable(), hiringManager: HiringManager.nullable() })
      .partial(),
    response: Employee,
  }),
  /** Sends the link that confirms the mailbox at the company once more. */
  sendVerification: post("/employees/send-verification-email", {
    access: anyEmployee,
    perMinute: 20,
    response: Done,
  }),
  /** Confirms it, by the account that asked; a link that someone else opens gives their mailbox to nobody. */
  verifyEmail: post("/employees/verify-email", {
    access: anyEmployee,
    perMinute: 20,
    body: z.object({ token: z.string().min(1).max(200) }),
    response: Employee,
  }),
  /** They no longer work at their company; what they earned there stays theirs. */
  leave: post("/employees/:id/leave", { access: "employee", row: "employee", response: Employee }),
  stats: get("/employees/:id/stats/company/:companyId", {
    access: anyEmployee,
    row: "employee",
    response: EmployeeStats,
  }),
  /** Counts that someone opened the link an employee shares, once a day. */
  view: patch("/employees/:id/views", {
    access: "public",
    perMinute: 60,
    row: "employee",
    response: Done,
  }),
  flags: get("/employees/flags", { access: "employee", response: EmployeeFlags }),
  /** All other flags follow what was done. */
  setFlags: patch("/employees/flags", {
    access: "employee",
    body: z.object({ stepsHidden: z.boolean() }),
    response: EmployeeFlags,
  }),
  /** What became of the reader's referrals to the company they work at, newest first. */
  activities: get("/employees/referral/activities", {
    access: "employee",
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(24),
    }),
    response: z.object({ activities: z.array(ReferralActivity), total: z.number().int() }),
  }),
};
