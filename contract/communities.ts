import { z } from "zod";
import { MyApplication } from "./application-shapes.ts";
import { del, get, patch, post, put } from "./endpoint.ts";
import { JobCard, OpenJob } from "./job-shapes.ts";
import { Done, Id, Instant } from "./shapes.ts";

const person = ["candidate", "employee", "between-employers", "company"] as const;

/** "removed" is someone a moderator took out or refused, and who can’t join again by themselves. */
export const standings = ["asked", "member", "moderator", "removed"] as const;
export const joinings = ["open", "asked"] as const;

/** People of a field, a place or a school who share jobs. */
export const Community = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** Whether anyone joins at once, or a moderator accepts them. */
  joining: z.enum(joinings),
  /** Whether jobs wait until a moderator has looked at them. */
  reviewsJobs: z.boolean(),
  members: z.number().int(),
  /** Open jobs that are shown. */
  jobs: z.number().int(),
  createdAt: Instant,
  /** What the reader is in it; null for strangers. */
  standing: z.enum(standings).nullable(),
  /** What waits for a moderator; null for everyone else. */
  waiting: z.object({ jobs: z.number().int(), people: z.number().int() }).nullable(),
  /** Since when an administrator keeps it from everyone but its moderators, and why. */
  takenDown: z.object({ at: Instant, reason: z.string() }).nullable(),
});
export type Community = z.infer<typeof Community>;

export const communityJobStates = ["waiting", "published", "declined"] as const;
export const CommunityJob = z.object({
  state: z.enum(communityJobStates),
  /** Under which heading of the community it is shown. */
  collection: z.string().nullable(),
  /** Why a moderator declined it before, while it waits again; for moderators. */
  declinedBefore: z.string().nullable(),
  job: OpenJob.extend({
    publicJobId: JobCard.shape.publicJobId,
    company: MyApplication.shape.company,
  }),
});
export type CommunityJob = z.infer<typeof CommunityJob>;

export const CommunityMember = z.object({
  userId: Id,
  fullName: z.string(),
  profilePicture: z.string().nullable(),
  standing: z.enum(standings),
  since: Instant,
});
export type CommunityMember = z.infer<typeof CommunityMember>;

const Fields = z.object({
  name: z
    .string()
    .trim()
    .overwrite((given) => given.replace(/\s+/gu, " "))
    .min(3, "Enter a name of at least 3 characters")
    .max(80),
  description: z.string().trim().min(1, "Say who it is for").max(2000),
  joining: z.enum(joinings),
  reviewsJobs: z.boolean(),
});

export const communities = {
  /** Those with the most members first; with `mine` those the reader is in. */
  list: get("/communities", {
    access: "public",
    query: z.object({
      search: z.string().trim().max(100).optional(),
      mine: z.stringbool().default(false),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(24),
    }),
    response: z.object({ communities: z.array(Community), total: z.number().int() }),
  }),
  /** The person who starts one moderates it. */
  create: post("/communities", {
    access: person,
    status: 201,
    perHour: 10,
    body: Fields.partial({ joining: true, reviewsJobs: true }),
    response: Community,
  }),
  get: get("/communities/:id", { access: "public", row: "community", response: Community }),
  change: patch("/communities/:id", {
    access: person,
    row: "community",
    body: Fields.partial(),
    response: Community,
  }),
  join: put("/communities/:id/membership", { access: person, row: "anyCommunity", response: Community }),
  /** The last moderator names another one first; a community ends when its last member leaves. */
  leave: del("/communities/:id/membership", { access: person, row: "anyCommunity", response: Done }),
  members: get("/communities/:id/members", {
    access: person,
    row: "community",
    query: z.object({
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ members: z.array(CommunityMember), total: z.number().int() }),
  }),
  /** By moderators: null takes someone out, or refuses who asked; they can’t join again unless a moderator lets them in. */
  setStanding: patch("/communities/:id/members", {
    access: person,
    row: "community",
    body: z.object({ userId: Id, standing: z.enum(["member", "moderator"]).nullable() }),
    response: Done,
  }),
  /** The open jobs, newest first; moderators read those that wait as well. */
  jobs: get("/communities/:id/jobs", {
    access: "public",
    row: "community",
    query: z.object({ state: z.enum(["published", "waiting"]).default("published") }),
    response: z.array(CommunityJob),
  }),
  /** By moderators: shows or declines a job, or puts it under a heading. */
  decideJob: patch("/communities/:id/jobs", {
    access: person,
    row: "community",
    body: z.object({
      jobId: Id,
      state: z.enum(["published", "declined"]),
      reason: z.string().trim().max(300).optional(),
      collection: z.string().trim().min(1, "Enter a heading").max(60).nullable().optional(),
    }),
    response: Done,
  }),
  /** Where a job of the reader's company is, and what became of it. */
  ofJob: get("/jobs/:id/communities", {
    access: "company",
    row: "job",
    response: z.array(
      z.object({
        id: Id,
        name: z.string(),
        state: z.enum(communityJobStates),
        /** Taken back for now, with all that the company has in communities. */
        paused: z.boolean(),
        reason: z.string().nullable(),
      }),
    ),
  }),
  publishJob: put("/communities/:id/jobs", {
    access: "company",
    row: "anyCommunity",
    permission: "publish",
    proven: true,
    perHour: 60,
    body: z.object({ jobId: Id }),
    response: Done,
  }),
  withdrawJob: del("/communities/:id/jobs/:jobId", {
    access: "company",
    row: "anyCommunity",
    permission: "publish",
    response: Done,
  }),
};
