import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { seniorities } from "./job-shapes.ts";
import { TalentHit } from "./talent-shapes.ts";
import { withPrivatePay } from "./pay.ts";
import { CurrencyCode, Id, Instant, SentCurrency } from "./shapes.ts";

const words = (most: number) => z.array(z.string().trim().min(1).max(200)).max(most);

const Pay = z.object({ currency: CurrencyCode, max: z.number().int().min(0).max(100_000_000) });

/** Whom a job's sourcing looks for beyond its requirements; what is empty is not asked. */
export const SanitizedJobFilters = z.object({
  /** Near one of these places; empty for the job's own. */
  location: words(20),
  /** Industries people say they want to work in. */
  industry: words(20),
  /** The most the job pays a year, in whole units. */
  salary: withPrivatePay(Pay.nullable()).default(null),
  careerStage: z.array(z.enum(seniorities)).max(seniorities.length),
});
export const Jsm = z.object({ sanitizedJobFilters: SanitizedJobFilters });
export type Jsm = z.infer<typeof Jsm>;
export const SentJsm = z.object({
  sanitizedJobFilters: SanitizedJobFilters.extend({
    salary: Pay.extend({ currency: SentCurrency }).nullable().default(null),
  }),
});

export const autoSourcingTypes = ["off", "once", "nightly"] as const;
export type AutoSourcingType = (typeof autoSourcingTypes)[number];

/** Why someone who was found is no lead. Who hides from the company was never found. */
export const leftOutReasons = [
  "applied",
  "lead",
  "doNotContact",
  "location",
  "industry",
  "salary",
  "careerStage",
  "notScored",
  "score",
  "full",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What one run did. */
export const SourcingRun = z.object({
  at: Instant,
  /** How many the search found. */
  found: z.number().int(),
  added: z.number().int(),
  leftOut: z.partialRecord(z.enum(leftOutReasons), z.number().int()),
});
export type SourcingRun = z.infer<typeof SourcingRun>;

export const SourcingSummary = z.object({
  autoSourcingType: z.enum(autoSourcingTypes),
  /** A run is due or under way. */
  running: z.boolean(),
  /** It begins when the job is published. */
  waitsForPublishing: z.boolean(),
  nextRunAt: Instant.nullable(),
  /** Why it stopped by itself. */
  why: z.string().nullable(),
  lastRun: SourcingRun.nullable(),
  qualificationScore: z.number().int(),
  jsm: Jsm,
  /** The leads that were found and nobody has decided about, best first. */
  leads: z.array(TalentHit.extend({ applicationId: Id })),
});
export type SourcingSummary = z.infer<typeof SourcingSummary>;

const ofJob = { access: "company", permission: "sourcing", row: "job", response: SourcingSummary } as const;

/** Finding people for a job by itself: once, or each night. */
export const autoSourcing = {
  startAutoSourcing: post("/auto-sourcing/job/:id", {
    ...ofJob,
    proven: true,
    perMinute: 10,
    perHour: 60,
    body: z.object({
      autoSourcingType: z.enum(autoSourcingTypes),
      /** Begins when the job is published, where it is a draft. */
      jobPublish: z.boolean().optional(),
    }),
  }),
  autoSourcingSummary: get("/auto-sourcing/job/:id/summary", { ...ofJob, proven: true }),
};
