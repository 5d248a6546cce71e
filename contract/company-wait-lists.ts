import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { CompanyWebsite } from "./company-sign-up.ts";
import { get, patch, post } from "./endpoint.ts";
import { Email, FullName, Id, Instant, Password } from "./shapes.ts";

/** "skipped" is a company that came in by itself, by an email at its own domain. */
export const waitListStates = ["unconfirmed", "waiting", "approved", "rejected", "skipped"] as const;
export type WaitListState = (typeof waitListStates)[number];

const WaitListFields = z.object({
  companyName: z.string().trim().min(1, "Company name is a required field, Please add").max(200),
  /** Where an administrator can see the company: a page of its own, or one at a social network. */
  website: CompanyWebsite,
  about: z.string().trim().min(1, "Tell us what you do and who you want to hire").max(1000),
});
export type WaitListFields = z.infer<typeof WaitListFields>;

const WaitListEntry = WaitListFields.extend({
  id: Id,
  state: z.enum(waitListStates),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  /** The short introduction to hiring here was put away. */
  demoSkipped: z.boolean(),
  createdAt: Instant,
});
export type WaitListEntry = z.infer<typeof WaitListEntry>;

const ReviewedWaitListEntry = WaitListEntry.extend({
  fullName: z.string(),
  email: z.string(),
  /** Whether the account is disabled, so that only a rejection is possible. */
  disabled: z.boolean(),
});
export type ReviewedWaitListEntry = z.infer<typeof ReviewedWaitListEntry>;

const mine = { access: "signed-in", row: "waitListEntry", perMinute: 20 } as const;

/** Companies without an email domain of their own ask to be let in by people. */
export const companyWaitLists = {
  /** A visitor asks, and gets an account; the entry waits once its email is confirmed. */
  joinWaitList: post("/waitlist", {
    access: "public",
    perMinute: 10,
    perHour: 20,
    status: 201,
    body: WaitListFields.extend({ fullName: FullName, email: Email, password: Password }),
    response: SignedIn.extend({ entry: WaitListEntry }),
  }),
  /** The same for someone who has an account. */
  addToWaitList: post("/company-wait-lists", {
    access: "signed-in",
    perMinute: 10,
    perHour: 20,
    status: 201,
    body: WaitListFields,
    response: WaitListEntry,
  }),
  myWaitList: get("/company-wait-lists", {
    access: "signed-in",
    response: z.object({ entry: WaitListEntry.nullable() }),
  }),
  /** Until someone looks at it, or after a rejection; then it waits again. */
  changeWaitList: patch("/company-wait-lists/:id", {
    ...mine,
    perHour: 20,
    body: WaitListFields.partial(),
    response: WaitListEntry,
  }),
  /** With an email at the company's own domain by now, nobody needs to wait. */
  skipWaitList: post("/skip-waitlist", {
    access: "signed-in",
    perMinute: 10,
    perHour: 20,
    body: z.object({ website: CompanyWebsite }),
    response: WaitListEntry,
  }),
  skipDemo: patch("/waitlist/:id/demo-skip", { ...mine, response: WaitListEntry }),
  /** Companies whose email is confirmed and that wait for a decision, the oldest first. */
  waitList: get("/admin/company-waitlist", { access: "admin", response: z.array(ReviewedWaitListEntry) }),
  decideWaitList: patch("/admin/company-waitlist/:id/status", {
    access: "admin",
    row: "waitListEntry",
    body: z
      .object({
        /** The caller's own. */
        adminId: Id,
        status: z.enum(["approved", "rejected"]),
        reason: z.string().trim().max(500).optional(),
      })
      .refine(({ status, reason }) => status === "approved" || reason, {
        path: ["reason"],
        message: "Enter a reason. We’ll send it to them.",
      }),
    response: ReviewedWaitListEntry,
  }),
};
