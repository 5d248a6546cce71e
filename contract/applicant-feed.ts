import { z } from "zod";
import { ApplicationRow } from "./application-shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

const queryNumber = (fallback: number, most: number) =>
  z.coerce.number().int().min(0).max(most).default(fallback);
export const paging = { skip: queryNumber(0, 100_000), limit: queryNumber(24, 100) };
const bound = (most: number) => z.coerce.number().int().min(0).max(most).optional();

/** What narrows a list of applicants. Everything given must hold. */
const narrowing = {
  /** Words of the name, email address, headline, place, skills, resume, answers, pitch or the team's notes. */
  q: z.string().trim().max(200).optional(),
  place: z.string().trim().max(120).optional(),
  /** From the beginning of the first job to the end of the last one. */
  yearsFrom: bound(60),
  yearsTo: bound(60),
  scoreFrom: bound(100),
  scoreTo: bound(100),
  source: z.string().trim().max(120).optional(),
  /** A question of the job, and words of what was answered to it. */
  question: z.string().trim().max(1000).optional(),
  answer: z.string().trim().max(200).optional(),
  /** Tags, separated by commas; the applicants shown have all of them. */
  tags: z.string().trim().max(400).optional(),
};
const list = {
  type: z.enum(["pending", "saved", "passed", "review"]).default("pending"),
  split: z.enum(["qualified", "unqualified", "scoreless", "marketplace"]).optional(),
};
const sort = z.enum(["recent", "oldest", "score"]);
export const FeedQuery = z.object({ ...list, sort: sort.default("recent"), ...narrowing, ...paging });
export const BoardQuery = z.object({
  stage: z.string().trim().toLowerCase().min(1).max(60).default("all"),
  tags: narrowing.tags,
  ...paging,
});
const OfCompany = z.object({ ...list, ...narrowing, jobId: Id.optional() });
export const Page = z.object({ applications: z.array(ApplicationRow), total: z.number().int() });

const Counted = z.array(z.object({ value: z.string(), count: z.number().int() }));
const Facets = z.object({
  sources: Counted,
  tags: Counted,
  places: Counted,
  questions: z.array(
    /** The most frequent answers; free texts have none. */
    z.object({ question: z.string(), count: z.number().int(), answers: Counted }),
  ),
});
const Ids = z.object({ ids: z.array(Id), total: z.number().int() });

/** A view as its person keeps it: a list, its order, and what narrows it. */
const ViewQuery = z.object({
  type: list.type,
  split: z.enum([...list.split.unwrap().options, "review"]).optional(),
  sort: sort.default("recent"),
  jobId: Id.optional(),
  ...narrowing,
});
const View = z.object({ id: Id, name: z.string(), query: ViewQuery, createdAt: Instant });
export type SavedFeedView = z.infer<typeof View>;
const name = z.string().trim().min(1, "Name this view").max(60);
const ofJob = { access: "company", row: "job" } as const;
const ofView = { access: "company", row: "feedView" } as const;

export const applicantFeed = {
  feed: get("/requests/jobs/:id", { ...ofJob, key: "applications:read", query: FeedQuery, response: Page }),
  companyFeed: get("/requests/feed", {
    access: "company",
    key: "applications:read",
    query: FeedQuery.extend({ jobId: Id.optional() }),
    response: Page,
  }),
  marketplace: get("/requests/jobs/:id/marketplace", {
    ...ofJob,
    query: FeedQuery.omit({ type: true }),
    response: Page,
  }),
  /** Everyone who applied to a job, as CSV with a column for each question. */
  downloadApplicants: get("/requests/jobs/:id/download", {
    ...ofJob,
    link: true,
    perMinute: 30,
    logs: { kind: "export", action: "applicants.exported", about: "job" },
    response: z.unknown(),
  }),
  /** Applications that came before the team took its company over. */
  claimApplications: get("/company/:id/claim/applications", {
    access: "company",
    row: "company",
    query: z.object(paging),
    response: Page,
  }),
  /** Everyone on a list, in no order, for what is done with all of them; 10,000 at most. */
  feedIds: get("/requests/feed/ids", { access: "company", query: OfCompany, response: Ids }),
  pipelineIds: get("/requests/pipeline/ids", {
    access: "company",
    query: BoardQuery.omit({ skip: true, limit: true }).extend({ jobId: Id.optional() }),
    response: Ids,
  }),
  /** By what a list can be narrowed, with how many there are of each. */
  feedFacets: get("/requests/feed/facets", {
    access: "company",
    query: OfCompany.pick({ type: true, split: true, jobId: true }),
    response: Facets,
  }),
  views: get("/requests/views", { access: "company", response: z.array(View) }),
  saveView: post("/requests/views", {
    access: "company",
    status: 201,
    body: z.object({ name, query: ViewQuery }),
    response: View,
  }),
  renameView: patch("/requests/views/:id", { ...ofView, body: z.object({ name }), response: View }),
  deleteView: del("/requests/views/:id", { ...ofView, response: Done }),
};
