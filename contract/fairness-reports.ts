import { z } from "zod";
import { get } from "./endpoint.ts";
import { Instant } from "./shapes.ts";

/** Fewer people than this are never shown. */
export const fewestPeople = 10;
/** The part of everyone counted below which a category has no impact ratio (6 RCNY § 5-301 (d)). */
export const smallPart = 0.02;

/** How many people of a category it happened to, as a part of the category, and that part by the highest of its table. */
const Outcome = z.object({
  count: z.number().int().min(0),
  rate: z.number().min(0).max(1),
  /** Null for a small category, and where it happened to no one. */
  ratio: z.number().min(0).max(1).nullable(),
});
export type FairnessOutcome = z.infer<typeof Outcome>;

const Numbers = z.object({
  people: z.number().int().min(fewestPeople),
  /** Below `smallPart` of everyone counted. */
  small: z.boolean(),
  /** The hiring team moved them forward. */
  selected: Outcome,
  /** Their score is above the median of everyone counted. */
  aboveMedian: Outcome,
});
export type FairnessNumbers = z.infer<typeof Numbers>;

export const fairnessTables = ["sex", "ethnicity", "both"] as const;
const FairnessReport = z.object({
  year: z.number().int(),
  family: z.string(),
  countedAt: Instant,
  /** People with a score whose answers are unknown or whose category is too small, in steps of 50. */
  leftOut: z.number().int().multipleOf(50),
  tables: z.array(
    z.object({
      by: z.enum(fairnessTables),
      categories: z.array(z.object({ category: z.string(), numbers: Numbers.nullable() })),
    }),
  ),
});
export type FairnessReport = z.infer<typeof FairnessReport>;

const Year = z.coerce.number().int("Write a year as 2025").min(2000).max(2999);

/** Impact ratios of the scorer as New York City’s Local Law 144 asks for them: by year and job family, across companies, counted once. */
export const fairnessReports = {
  show: get("/admin/fairness-reports", {
    access: "admin",
    query: z.object({ year: Year.optional(), family: z.string().trim().min(1).max(60).optional() }),
    logs: { kind: "read", action: "demographics.fairnessReportRead" },
    response: z.object({
      years: z.array(z.number().int()),
      /** The next year that can be counted, and from when. */
      next: z.object({ year: z.number().int(), from: Instant }).nullable(),
      families: z.array(z.string()),
      report: FairnessReport.nullable(),
    }),
  }),
  /** Every job family of a year. */
  download: get("/admin/fairness-reports/download", {
    access: "admin",
    link: true,
    perMinute: 30,
    query: z.object({ year: Year }),
    logs: { kind: "export", action: "demographics.fairnessReportExported" },
    response: z.unknown(),
  }),
};
