import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const outsideKinds = ["feed", "webhook", "host", "sender"] as const;
/** Something outside that a company relies on and that doesn't answer as it should. */
const FailingOutside = z.object({
  id: z.string(),
  kind: z.enum(outsideKinds),
  companyId: Id,
  companyName: z.string(),
  /** Which: the board, the address, the domain. */
  what: z.string(),
  why: z.string().nullable(),
  since: Instant.nullable(),
});
export type FailingOutside = z.output<typeof FailingOutside>;

const Bounce = z.object({ email: z.string(), reason: z.string(), at: Instant });
export type Bounce = z.output<typeof Bounce>;

/** How the product itself is. */
const SystemState = z.object({
  startedAt: Instant,
  /** What the process still gets ready; empty when it is at its best. */
  warmingUp: z.array(z.string()),
  failing: z.array(FailingOutside),
  /** Emails of the last 7 days, by what became of them. */
  emails: z.object({
    waiting: z.number().int(),
    sent: z.number().int(),
    kept: z.number().int(),
    suppressed: z.number().int(),
    failed: z.number().int(),
  }),
  bounces: z.array(Bounce),
  bouncesTotal: z.number().int(),
  /** Whether reports of what could not be delivered later arrive here. */
  hearsBounces: z.boolean(),
  indexes: z.array(z.object({ name: z.string(), documents: z.number().int(), bytes: z.number().int() })),
  database: z.object({
    bytes: z.number().int(),
    connections: z.number().int(),
    /** The largest first, with their indexes. */
    tables: z.array(z.object({ name: z.string(), bytes: z.number().int(), rows: z.number().int() })),
  }),
});
export type SystemState = z.output<typeof SystemState>;

/** What administrators see of the product itself. */
export const desk = {
  system: get("/admin/system", { access: "admin", response: SystemState }),
  /** The mailbox works again, its owner says: emails go there from now on. */
  allowEmail: post("/admin/system/bounces/remove", {
    access: "admin",
    perMinute: 60,
    body: z.object({ email: z.string().max(320) }),
    response: Done,
  }),
};
