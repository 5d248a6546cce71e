import { z } from "zod";
import { del, get, patch, post } from "./endpoint.ts";
import { feedSystems } from "./feed-systems.ts";
import { Done, Id, Instant } from "./shapes.ts";

/** What the address of an account begins with that a company connected; other addresses are those of boards. */
export const accountScheme = "kombo:";

/** What a reading of a feed did. */
export const FeedResult = z.object({
  companyId: Id,
  system: z.string(),
  address: z.string().nullable(),
  state: z.enum(["healthy", "failed"]),
  /** Why nothing was changed, in words for people. */
  message: z.string().nullable(),
  added: z.number().int(),
  changed: z.number().int(),
  closed: z.number().int(),
  unchanged: z.number().int(),
  merged: z.number().int(),
});
export type FeedResult = z.infer<typeof FeedResult>;
export const Feed = z.object({
  id: Id,
  system: z.string(),
  address: z.string().nullable(),
  lastReadAt: Instant.nullable(),
  lastState: z.enum(["healthy", "failed"]).nullable(),
  lastMessage: z.string().nullable(),
  lastCounts: FeedResult.pick({ added: true, changed: true, closed: true, unchanged: true }).nullable(),
});
export type Feed = z.infer<typeof Feed>;

/** A reading of a feed, or several in a row that changed nothing. */
const FeedReading = z.object({
  id: Id,
  /** When the last of them was. */
  at: Instant,
  times: z.number().int(),
  state: z.enum(["healthy", "failed"]),
  message: z.string().nullable(),
  counts: FeedResult.pick({ added: true, changed: true, closed: true, unchanged: true }),
  /** Names of the jobs it touched, at most some of each kind. */
  titles: z.object({ added: z.array(z.string()), changed: z.array(z.string()), closed: z.array(z.string()) }),
  /** Who asked for it; null when it was time. */
  by: z.string().nullable(),
});
export type FeedReading = z.infer<typeof FeedReading>;

const ofCompany = { access: "company", row: "company" } as const;

/** The boards that jobs come from. */
export const jobFeeds = {
  feeds: get("/company/:id/jobs/feeds", { ...ofCompany, response: z.array(Feed) }),
  /** What the readings of a feed did in the last three months, the newest first. */
  feedHistory: get("/company/:id/jobs/feeds/:feedId/history", {
    ...ofCompany,
    response: z.array(FeedReading),
  }),
  /** Its jobs go live at once, where the team did not choose drafts for this board. */
  import: post("/company/:id/jobs/import", {
    ...ofCompany,
    permission: "publish",
    proven: true,
    perMinute: 20,
    /** A board's address, or the text of a feed and the system it came from. */
    body: z.object({
      address: z.string().trim().min(1).max(1000).optional(),
      system: z.enum(feedSystems).optional(),
      text: z.string().max(1_900_000).optional(),
    }),
    response: FeedResult,
  }),
  importFile: post("/company/:id/jobs/import/file", {
    ...ofCompany,
    permission: "publish",
    proven: true,
    perMinute: 20,
    upload: { maxBytes: 40_000_000 },
    body: z.object({ system: z.enum(feedSystems).optional() }),
    response: FeedResult,
  }),
  /** Stops reading a board; the jobs it brought stay. A connected account is disconnected instead. */
  stopFeed: del("/company/:id/jobs/feeds/:feedId", { ...ofCompany, permission: "jobs", response: Done }),
  resync: patch("/company/:id/jobs/resync", {
    ...ofCompany,
    permission: "publish",
    proven: true,
    perMinute: 20,
    response: z.array(FeedResult),
  }),
};
