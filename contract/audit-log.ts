import { z } from "zod";
import { get } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** What an entry records: a change, a sign-in, one that failed, a sign-out, data leaving or entering the product, or a read of confidential data. */
export const auditKinds = [
  "change",
  "signIn",
  "failedSignIn",
  "signOut",
  "export",
  "import",
  "read",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** How many months entries are kept; they are deleted a month at a time. */
export const auditMonths = 24;

const words = z.string().trim().max(120).optional();
const Day = z.iso.date({ error: "Choose a day" }).optional();
/** Which entries to list: all filters that are given must match. A name that matches more than 50 people or companies is refused. */
const AuditFilters = z.object({
  /** Part of the name or email, or the id, of the person who did it. */
  who: words,
  /** The same for the person it was done to, with an account or imported, and everything of theirs; or the id of anything. */
  about: words,
  /** Part of a company's name, or its id. */
  company: words,
  /** Part of the action as the screen shows it: "team: invite". */
  action: words,
  kind: z.enum(auditKinds).optional(),
  /** From the beginning of this day to the end of that one, in UTC. */
  from: Day,
  to: Day,
});
export type AuditFilters = z.output<typeof AuditFilters>;

const AuditEntry = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(auditKinds),
  /** A visitor is someone who isn’t signed in. */
  actorKind: z.enum(["user", "admin", "system", "visitor"]),
  actorId: Id.nullable(),
  actorName: z.string().nullable(),
  onBehalfOf: Id.nullable(),
  /** Whom an administrator was viewing as. */
  onBehalfOfName: z.string().nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: Id.nullable(),
  /** The display name of the person or thing it is about; null once it is deleted. */
  subjectName: z.string().nullable(),
  /** Whose data it is, where the subject is neither a person nor their application; it stays when the subject is deleted. */
  personId: Id.nullable(),
  personName: z.string().nullable(),
  companyId: Id.nullable(),
  companyName: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  why: z.string().nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** The instant and the id of the last entry of a page. */
const Cursor = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[\da-f-]{36}$/, "Ask for the next page by the cursor you were given.");

/** Who did what to whose data, the latest first; for administrators. */
export const auditLog = {
  list: get("/admin/audit-log", {
    access: "admin",
    query: AuditFilters.extend({
      after: Cursor.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ entries: z.array(AuditEntry), next: z.string().nullable() }),
  }),
  download: get("/admin/audit-log/download", {
    access: "admin",
    link: true,
    perMinute: 6,
    logs: { kind: "export", action: "auditLog.exported" },
    query: AuditFilters,
    response: z.unknown(),
  }),
};
