import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

export const reportedKinds = ["job", "company", "community"] as const;
export type ReportedKind = (typeof reportedKinds)[number];
export const reportReasons = ["scam", "misleading", "discriminates", "gone", "offensive", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** So many people with a confirmed address who report the same job hold it back until someone has looked. */
export const reportsThatHold = 3;

/** Of one person in a day. */
export const reportsADay = 20;

const ListingReport = z.object({
  id: Id,
  reason: z.enum(reportReasons),
  words: z.string(),
  at: Instant,
  fullName: z.string(),
  email: z.string(),
});

/** A job, a company or a community with the reports that wait about it, or that an administrator has taken down. */
const ReportedListing = z.object({
  /** Of the job, the company or the community. */
  id: Id,
  kind: z.enum(reportedKinds),
  title: z.string(),
  /** Empty of a community. */
  companyName: z.string(),
  /** Where everyone finds it while it is up. */
  path: z.string(),
  /** The job's text, or what the company or the community says of itself, as HTML. */
  text: z.string(),
  /** Since when nobody finds it, and why, as its team reads it. Where reports alone hold it back, dismissing them puts it back. */
  down: z.object({ at: Instant, reason: z.string(), byReports: z.boolean() }).nullable(),
  /** The oldest first; none once all are decided. */
  reports: z.array(ListingReport),
  at: Instant,
});
export type ReportedListing = z.output<typeof ReportedListing>;

export const listingDecisions = ["dismiss", "takeDown", "restore"] as const;

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Up to ${most.toLocaleString("en-US")} characters`);

/** Jobs, companies and communities that people report, and what administrators decide about them. */
export const listingReports = {
  /** Whoever reports the same again while it waits changes what they said. */
  report: post("/listing-reports", {
    access: ["candidate", "employee"],
    perMinute: 60,
    perHour: 240,
    body: z
      .object({
        kind: z.enum(reportedKinds),
        id: Id,
        reason: z.enum(reportReasons, "Choose what is wrong"),
        words: words(1000).default(""),
      })
      .refine(({ reason, words: said }) => reason !== "other" || said.length > 0, {
        path: ["words"],
        message: "Say what is wrong",
      }),
    response: Done,
  }),
  reviewed: get("/admin/listing-reports", {
    access: "admin",
    query: z.object({ list: z.enum(["open", "down"]).default("open") }),
    response: z.array(ReportedListing),
  }),
  /** Dismisses what was reported, takes it down, or puts back what was taken down. */
  decide: patch("/admin/listing-reports/:id", {
    access: "admin",
    row: "reportedListing",
    body: z
      .object({
        decision: z.enum(listingDecisions),
        /** To take down, why: its team reads it, and who reported it. */
        words: words(500).optional(),
        /** The newest report that was looked at: one that came since needs another look. */
        seenUntil: Instant.nullish(),
      })
      .refine(({ decision, words: said }) => decision !== "takeDown" || said, {
        path: ["words"],
        message: "Enter a reason. We’ll send it to the company and to who reported it.",
      }),
    response: Done,
  }),
};
