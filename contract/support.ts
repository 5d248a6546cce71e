import { z } from "zod";
import { leastReason } from "#shared/words/reason.ts";
import { get, patch, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const supportRoles = ["candidate", "employee", "companyAdmin"] as const;
const reason = z.string().trim().min(leastReason, "Say why, in a sentence they could read").max(500);

const SupportRow = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  createdAt: Instant,
  /** Null while they may sign in. */
  disabledAt: Instant.nullable(),
});
export type SupportRow = z.output<typeof SupportRow>;

/** What support needs to answer a person, and nothing of what they wrote. */
const SupportPerson = SupportRow.extend({
  disabledReason: z.string().nullable(),
  parallelTag: z.string().nullable(),
  timeZone: z.string(),
  secondFactor: z.boolean(),
  /** They are an administrator too; nobody opens their account. */
  isAdministrator: z.boolean(),
  roles: z.array(
    z.object({ kind: z.enum(supportRoles), companyName: z.string().nullable(), disabled: z.boolean() }),
  ),
  openSessions: z.number().int(),
  lastSignInAt: Instant.nullable(),
  /** Why no email reaches them. */
  bounced: z.string().nullable(),
  /** The latest, with what became of them. */
  emails: z.array(z.object({ id: Id, subject: z.string(), state: z.string(), at: Instant })),
});
export type SupportPerson = z.output<typeof SupportPerson>;

const row = { access: "admin", row: "user" } as const;

/** People with an account, for administrators who help them. */
export const support = {
  people: get("/admin/people", {
    access: "admin",
    query: z.object({
      /** A part of a name or an address. */
      search: z.string().trim().max(200).optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ people: z.array(SupportRow), total: z.number().int() }),
  }),
  person: get("/admin/people/:id", { ...row, response: SupportPerson }),
  /** Ends all sessions, and lets none begin; or lets them in again. */
  setDisabled: patch("/admin/people/:id/disabled", {
    ...row,
    body: z.object({ disabled: z.boolean(), reason }),
    response: SupportPerson,
  }),
  /** Opens a session that sees what they see for half an hour and changes nothing; they read of it in their sign-ins. */
  lookAs: post("/admin/people/:id/look-as", {
    ...row,
    perMinute: 10,
    perHour: 20,
    body: z.object({ reason }),
    response: z.object({ until: Instant }),
  }),
  /** Ends that session; without one, only what the browser remembers of it is forgotten. */
  stopLooking: post("/admin/look-as/end", { access: "public", perMinute: 60, response: Done }),
};
