import { z } from "zod";
import { patch, post } from "./endpoint.ts";
import { Id } from "./shapes.ts";

const ofCompany = { access: "company", row: "company" } as const;

/** Changing many jobs at once, and taking it back. */
export const manyJobs = {
  setStatusOfMany: patch("/company/:id/jobs/status", {
    ...ofCompany,
    permission: "jobs",
    perMinute: 60,
    body: z.object({
      to: z.enum(["live", "closed"]),
      /** Some jobs, or all that a search in one tab finds. */
      ids: z.array(Id).min(1).max(1000).optional(),
      matching: z
        .object({ status: z.enum(["draft", "live", "closed"]), q: z.string().trim().max(200).optional() })
        .optional(),
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
  undoStatusOfMany: post("/company/:id/jobs/status/:batchId/undo", {
    ...ofCompany,
    permission: "jobs",
    response: z.object({ restored: z.number().int() }),
  }),
};
