import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Email, FullName, Id, Instant, Password } from "./shapes.ts";

/** "skipped" is someone who works at their company here by now. */
export const employeeWaitListStates = ["unconfirmed", "waiting", "approved", "rejected", "skipped"] as const;
export type EmployeeWaitListState = (typeof employeeWaitListStates)[number];

const EmployeeWaitListFields = z.object({
  companyName: z.string().trim().min(1, "Company name is a required field, Please add").max(200),
  /** Their mailbox there, at a domain that no company here has proven. */
  companyEmail: Email,
  /** At the same domain; asked once to bring the company, after an administrator agreed. */
  hiringManager: Email,
});
export type EmployeeWaitListFields = z.infer<typeof EmployeeWaitListFields>;

const EmployeeWaitListEntry = EmployeeWaitListFields.extend({
  id: Id,
  state: z.enum(employeeWaitListStates),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The company has proven the domain since, and they were told. */
  companyIsHere: z.boolean(),
  createdAt: Instant,
});
export type EmployeeWaitListEntry = z.infer<typeof EmployeeWaitListEntry>;

const ReviewedEmployeeEntry = EmployeeWaitListEntry.extend({
  fullName: z.string(),
  /** Of the account, confirmed. */
  email: z.string(),
  /** Whether the account is disabled, so that only a rejection is possible. */
  disabled: z.boolean(),
  /** How many others wait for the same company. */
  others: z.number().int(),
});
export type ReviewedEmployeeEntry = z.infer<typeof ReviewedEmployeeEntry>;

/** Employees of companies that nobody has proven ask to be told when their company is here. */
export const employeeWaitLists = {
  /** People with an account ask with it; the same call asks again after a rejection, and for another company where nothing is left to decide. */
  join: post("/employee-waitlists", {
    access: "public",
    perMinute: 20,
    perHour: 40,
    status: 201,
    body: EmployeeWaitListFields.extend({
      /** Of the account, where it is another than the company's. */
      email: Email.optional(),
      fullName: FullName.optional(),
      password: Password.optional(),
    }),
    response: SignedIn.extend({ entry: EmployeeWaitListEntry }),
  }),
  mine: get("/employee-waitlists", {
    access: "signed-in",
    response: z.object({ entry: EmployeeWaitListEntry.nullable() }),
  }),
  /** Gives the caller's own place up. */
  leave: del("/employee-waitlists", { access: "signed-in", response: Done }),
  /** Those whose email is confirmed and that wait for a decision, the oldest first. */
  list: get("/admin/employee-waitlist", { access: "admin", response: z.array(ReviewedEmployeeEntry) }),
  decide: patch("/admin/employee-waitlist/:id/status", {
    access: "admin",
    row: "employeeWaitListEntry",
    body: z
      .object({
        status: z.enum(["approved", "rejected"]),
        reason: z.string().trim().max(500).optional(),
      })
      .refine(({ status, reason }) => status === "approved" || reason, {
        path: ["reason"],
        message: "Enter a reason. We’ll send it to them.",
      }),
    response: ReviewedEmployeeEntry,
  }),
};
