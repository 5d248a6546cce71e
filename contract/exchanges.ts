import { z } from "zod";
import { Company } from "./company-shapes.ts";
import { jobStatuses } from "./job-shapes.ts";
import { get, patch, post } from "./endpoint.ts";
import { Id, IdList, Instant, Money } from "./shapes.ts";

/** What kind of place it is. */
export const exchangeTypes = [
  "Job board",
  "Community",
  "Newsletter",
  "School board",
  "Professional body",
  "Public job service",
] as const;
export const trackerStatuses = ["live", "paused"] as const;
/** What a search of exchanges can be narrowed by. */
export const exchangeFacets = ["type", "tags.roleTypes", "tags.demographics", "tags.industryTags"] as const;

/** A place outside the product where a job can be advertised. */
export const Exchange = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  type: z.enum(exchangeTypes),
  url: z.string(),
  tags: z.object({
    roleTypes: z.array(z.string()),
    demographics: z.array(z.string()),
    industryTags: z.array(z.string()),
  }),
  /** Whether an advertisement there must be paid for. */
  paid: z.boolean(),
  /** What one advertisement costs; null where we do not know. */
  price: Money.nullable(),
});
export type Exchange = z.infer<typeof Exchange>;

/** The link of one job on one exchange, and who came by it. */
export const Tracker = z.object({
  id: Id,
  jobId: Id,
  jobTitle: z.string(),
  jobStatus: z.enum(jobStatuses),
  exchange: Exchange,
  /** Paused too while the job isn’t live. */
  status: z.enum(trackerStatuses),
  link: z.string(),
  /** Visits by people. */
  clicks: z.number().int(),
  /** Visits by programs, which are no clicks. */
  robots: z.number().int(),
  applications: z.number().int(),
  /** The day of the last visit through it. */
  lastClickOn: z.iso.date().nullable(),
  createdAt: Instant,
});
export type Tracker = z.infer<typeof Tracker>;
export const Boost = Tracker.extend({
  /** Today's date in the company's time zone, in which visits are counted. */
  today: z.iso.date(),
  /** The advertisement, ready to be posted there. */
  text: z.string(),
  /** What the person must do: nothing is posted automatically. */
  toDo: z.string(),
});
export type Boost = z.infer<typeof Boost>;

const ofCompany = { access: "company", permission: "company", row: "company", response: Company } as const;
const ofJob = { access: "company", row: "job", response: z.array(Boost) } as const;

export const exchanges = {
  boost: post("/job-exchanges/job/:id/boost", {
    ...ofJob,
    permission: "jobs",
    proven: true,
    query: z.object({ exchanges: IdList }),
  }),
  ofJob: get("/job-exchanges/job/:id", ofJob),
  trackers: get("/job-exchanges/company/:id/trackers", {
    access: "company",
    row: "company",
    response: z.array(Tracker),
  }),
  /** Takes up again whatever the company advertised in communities; the channel is open while one of its links there is. */
  publishToCommunities: patch("/companies/:id/channels/communities/publish", { ...ofCompany, proven: true }),
  /** Pauses all of the company's links in communities. */
  unpublishFromCommunities: patch("/companies/:id/channels/communities/unpublish", {
    ...ofCompany,
    standby: true,
  }),
  setStatus: patch("/job-exchanges/job/:id/status", {
    ...ofJob,
    permission: "jobs",
    standby: true,
    /** Without exchanges: all of the job's. */
    body: z.object({ status: z.enum(trackerStatuses), exchanges: z.array(Id).max(200).optional() }),
  }),
};
