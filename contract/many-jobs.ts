import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { jobAudiences } from "./job-shapes.ts";
import { Id, Instant } from "./shapes.ts";

const ofCompany = { access: "company", row: "company" } as const;

/**
 * What becomes of the others when a filled job closes: they stay as they are, and those who await a decision hear that it
 * closed. Whoever is to hear more is passed first. Without it such a job is not closed.
 */
export const Others = z.enum(["stay"]).optional();

/** All jobs a search in one tab finds. */
export const MatchingJobs = z.object({
  status: z.enum(["draft", "live", "closed"]),
  q: z.string().trim().max(200).optional(),
  shown: z.enum(jobAudiences).optional(),
});
export type MatchingJobs = z.infer<typeof MatchingJobs>;

/** Changing many jobs at once, and taking it back. */
export const manyJobs = {
  setStatusOfMany: patch("/company/:id/jobs/status", {
    ...ofCompany,
    permission: "publish",
    standby: true,
    perMinute: 60,
    body: z.object({
      to: z.enum(["live", "closed"]),
      others: Others,
      /** Some jobs, or all that a search in one tab finds. */
      ids: z.array(Id).min(1).max(1000).optional(),
      matching: MatchingJobs.optional(),
    }),
    response: z.object({
      /** Undoes the change for some seconds; null when nothing changed. */
      batchId: Id.nullable(),
      changed: z.number().int(),
      /** What could not be changed, at most some of them with the reason. */
      left: z.number().int(),
      reasons: z.array(z.object({ jobTitle: z.string(), reason: z.string() })),
      undoMs: z.number().int(),
    }),
  }),
  /** The jobs that close unless the team says that they are still open. */
  unconfirmed: get("/company/:id/jobs/unconfirmed", {
    ...ofCompany,
    response: z.object({
      /** At most a hundred, the most urgent first. */
      jobs: z.array(
        z.object({ id: Id, jobTitle: z.string(), confirmedAt: Instant.nullable(), closesAt: Instant }),
      ),
      total: z.number().int(),
    }),
  }),
  /** Says of some jobs that they are still open, or of all that the team was asked about. */
  confirm: post("/company/:id/jobs/confirm", {
    ...ofCompany,
    permission: "jobs",
    /** A live job stays live in every plan, for as long as its team says that it hires. */
    standby: true,
    perMinute: 60,
    body: z.object({ ids: z.array(Id).min(1).max(1000).optional() }),
    response: z.object({ confirmed: z.number().int() }),
  }),
  undoStatusOfMany: post("/company/:id/jobs/status/:batchId/undo", {
    ...ofCompany,
    permission: "publish",
    standby: true,
    response: z.object({ restored: z.number().int() }),
  }),
};
