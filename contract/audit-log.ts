import { z } from "zod";
import { get } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** What an entry is about: a change, someone who came in, what left the product or came in, and who read what is confidential. */
export const auditKinds = ["change", "signIn", "export", "import", "read"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Entries are kept for so many months, and go a whole month at a time. */
export const auditMonths = 24;

const words = z.string().trim().max(120).optional();
const Day = z.iso.date({ error: "Choose a day" }).optional();
/** Which entries: everything that is given has to hold. */
const AuditFilters = z.object({
  /** A part of the name or email, or the id, of who did it. */
  who: words,
  /** The same of whom or what it was done to; a person stands for all that is theirs. */
  about: words,
  /** A part of a company's name, or its id. */
  company: words,
  /** A part of what was done, as it reads: "team: invite". */
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
  actorKind: z.enum(["user", "admin", "system"]),
  actorId: Id.nullable(),
  actorName: z.string().nullable(),
  onBehalfOf: Id.nullable(),
  /** As whom the actor looked. */
  onBehalfOfName: z.string().nullable(),
  action: z.string(),
  subjectKind: z.string(),
  subjectId: Id.nullable(),
  /** Whom or what it is about, as people call it; null when it is gone. */
  subjectName: z.string().nullable(),
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
