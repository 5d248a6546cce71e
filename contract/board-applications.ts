import { z } from "zod";
import { get, post, put } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** How applications reach a board: with the company's API key, without one, through a connected account, or not at all. */
export const boardWays = ["key", "open", "account", "none"] as const;
export type BoardWay = (typeof boardWays)[number];

/** A board that jobs come from, and whether their applications are sent back to it. */
export const BoardForwarding = z.object({
  feedId: Id,
  system: z.string(),
  address: z.string().nullable(),
  way: z.enum(boardWays),
  enabled: z.boolean(),
  /** The last four characters of the key; null without one. */
  keyEnding: z.string().nullable(),
  /** What keeps jobs from coming in or applications from arriving, in words for people. */
  problems: z.array(z.string()),
});
export type BoardForwarding = z.infer<typeof BoardForwarding>;

/** What became of an application at the board its job comes from. */
export const BoardApplication = z.object({
  system: z.string(),
  /** The job's page at the board. */
  url: z.string().nullable(),
  /** off: the board could take it, and nobody switched that on. unsupported: the board takes none from others. unknown: it may have arrived. */
  state: z.enum(["off", "unsupported", "waiting", "sent", "failed", "unknown"]),
  /** When it was sent, or tried last. */
  at: Instant.nullable(),
  reason: z.string().nullable(),
  /** Names of files answered to the job's questions that the board has no place for; they are read here. */
  filesLeft: z.array(z.string()),
});
export type BoardApplication = z.infer<typeof BoardApplication>;

const team = { access: "company", row: "application" } as const;

/** Applications of jobs that come from a board, sent back to it. */
export const boardApplications = {
  boards: get("/company/:id/boards", {
    access: "company",
    row: "company",
    response: z.array(BoardForwarding),
  }),
  setBoard: put("/company/:id/boards/:feedId", {
    access: "company",
    row: "company",
    permission: "integrations",
    proven: true,
    body: z.object({
      enabled: z.boolean(),
      /** A new key; without it the one that is there stays. */
      key: z.string().trim().min(8, "Enter the whole API key").max(500).optional(),
    }),
    response: BoardForwarding,
  }),
  /** Null where the job comes from no board. */
  ofApplication: get("/requests/:id/board", { ...team, response: BoardApplication.nullable() }),
  retry: post("/requests/:id/board/retry", {
    ...team,
    permission: "applicants",
    proven: true,
    perMinute: 20,
    response: BoardApplication,
  }),
  /** What the candidate may know: where the company may look at applications, and when theirs was sent there. */
  ofMine: get("/candidate/applications/:id/board", {
    access: "candidate",
    row: "myApplication",
    response: BoardApplication.pick({ system: true, url: true })
      .extend({ sentAt: Instant.nullable() })
      .nullable(),
  }),
};
