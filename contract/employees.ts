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
    body: z.object({ title: z.string().trim().max(120).nullable(), hiringManager: HiringManager }).partial(),
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
};
