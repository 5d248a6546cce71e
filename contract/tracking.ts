import { z } from "zod";
import { publicationNames } from "#shared/stories/publications.data.ts";
import { get, patch, post } from "./endpoint.ts";
import { Done, Email, Id } from "./shapes.ts";

const Word = z.string().trim().max(100);
const PagePath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)[^\p{Cc}]*$/u, "Name a page of this site, such as /jobs");

/** What one event carries beside its name: short facts, no lists and nothing nested. */
export const mostEventFields = 20;
const EventField = z.union([z.string().max(200), z.number(), z.boolean(), z.null()]);
const QueuedEvent = z
  .object({
    eventName: Word.min(1, "Name the event"),
    eventType: Word.optional(),
    jobId: Id.optional(),
    companyId: Id.optional(),
  })
  .catchall(EventField)
  .refine((event) => Object.keys(event).length <= mostEventFields + 4, {
    message: `Send up to ${mostEventFields} fields with an event`,
  });
export type QueuedEvent = z.infer<typeof QueuedEvent>;

/** How far someone came on the way into an application or a company account. */
export const signUpSteps = ["started", "account", "finished"] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** False where the visitor did not agree, a program calls, or too much waits to be written. */
const recorded = { recorded: z.boolean() };
const Recorded = z.object(recorded);
const fromVisitors = { access: "public", perMinute: 120 } as const;

const Period = z.object({ days: z.coerce.number().int().min(1).max(390).default(30) });
const sources = z.array(
  z.object({
    /** A campaign's name for itself, the site that led here, or "direct". */
    source: z.string(),
    visitors: z.number().int(),
    visits: z.number().int(),
    /** Of these visitors, how many started to apply, and how many finished. */
    started: z.number().int(),
    finished: z.number().int(),
  }),
);
const Visitors = z.object({
  visitors: z.number().int(),
  visits: z.number().int(),
  sources,
  days: z.array(z.object({ day: z.iso.date(), visits: z.number().int() })),
});
export type Visitors = z.infer<typeof Visitors>;

const Key = z.object({ key: z.string().min(1).max(200) });
/** A page for people, which asks before it does anything, and one click for mail programs (RFC 8058). */
const mailed = { access: "public", link: true, query: Key, response: z.unknown() } as const;

/** What was reported of visitors, by its name and kind. */
const events = z.array(z.object({ name: z.string(), type: z.string().nullable(), count: z.number().int() }));
export type VisitorEvents = z.infer<typeof events>;
/** What a company reads of them. */
export const companyEvents = ["shared"] as const;

const SubscribedTo = { companyId: Id.optional(), publication: z.enum(publicationNames).optional() };
const namesOne = (body: { companyId?: string; publication?: string }) =>
  (body.companyId === undefined) !== (body.publication === undefined);

/** Where visitors come from and how far they get; nothing is recorded of those who have not agreed. */
export const tracking = {
  queueEvent: post("/aws-queue", {
    ...fromVisitors,
    body: z.object({ message: QueuedEvent }),
    response: Recorded,
  }),
  visit: post("/visitor-acquisitions/track", {
    ...fromVisitors,
    body: z.object({
      path: PagePath,
      /** The page that led here. */
      referrer: z.string().max(2000).optional(),
    }),
    response: Recorded,
  }),
  startSignUp: post("/job-company-signup-tracker", {
    ...fromVisitors,
    body: z.object({ jobId: Id.optional(), companyId: Id.optional() }),
    /** The id is of use to this visitor only. */
    response: z.object({ ...recorded, id: Id.nullable() }),
  }),
  continueSignUp: patch("/job-company-signup-trackers/:id", {
    ...fromVisitors,
    row: "signUpTracker",
    body: z.object({
      step: z.enum(signUpSteps),
      jobId: Id.optional(),
      companyId: Id.optional(),
    }),
    response: Recorded,
  }),

  /** A company's new jobs, or a publication's new stories, by email. Answers the same whether or not the address is known; the mailed link confirms it. */
  subscribe: post("/page-subscriptions", {
    access: "public",
    perMinute: 10,
    perHour: 30,
    body: z.object({ email: Email, ...SubscribedTo }).refine(namesOne, "Name a company or a publication"),
    response: Done,
  }),
  confirmPage: get("/page-subscriptions/confirm", mailed),
  confirm: post("/page-subscriptions/confirm", mailed),
  stopPage: get("/page-subscriptions/stop", mailed),
  stop: post("/page-subscriptions/stop", mailed),

  /** Where the visitors of the caller's company came from. */
  ofCompany: get("/company-visitors", {
    access: "company",
    query: Period,
    response: Visitors.extend({ events }),
  }),
  /** The same over the whole site, with what programs reported. */
  ofSite: get("/admin/visitors", {
    access: "admin",
    query: Period,
    response: Visitors.extend({
      events,
      /** Sign-ups for jobs and companies. */
      signUps: z.array(z.object({ step: z.enum(signUpSteps), count: z.number().int() })),
      subscriptions: z.number().int(),
      /** What came faster than it could be written, and is lost. */
      dropped: z.number().int(),
    }),
  }),
};
