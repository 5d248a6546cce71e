import { z } from "zod";
import { tokenProblem } from "#shared/words/tokens.ts";
import { get, patch, post } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

/** What can be done with many applications as one action. Hiring is done one by one. */
export const batchMoves = ["pass", "shortlist", "save", "unsave", "move"] as const;
export type BatchMove = (typeof batchMoves)[number];

const Batch = z.object({
  id: Id,
  move: z.enum(batchMoves),
  /** Where to, for a move to a stage. */
  stage: z.string().nullable(),
  /** How many applications it has moved so far. */
  count: z.number().int(),
  /** Until when the whole batch can be undone. */
  until: Instant,
  remainingMs: z.number().int(),
});
export type Batch = z.infer<typeof Batch>;

/** One decision about many applications: begun once, carried out in portions, undone as one. */
export const applicationBatches = {
  pendingBatches: get("/requests/batches", { access: "company", response: z.array(Batch) }),
  startBatch: post("/requests/batches", {
    access: "company",
    permission: "applicants",
    status: 201,
    body: z
      .object({
        move: z.enum(batchMoves),
        stage: z.string().trim().toLowerCase().min(1).max(60).optional(),
        /** Kept for the team. */
        reason: z.string().trim().max(500).optional(),
        /** What candidates are told instead of the company's email for the move; may hold the tokens of emails. */
        message: z
          .string()
          .trim()
          .max(4000)
          .refine((text) => tokenProblem(text, "email") === null, {
            error: ({ input }) => tokenProblem(String(input), "email") ?? undefined,
          })
          .optional(),
      })
      .refine(({ move, stage }) => (move === "move") === (stage !== undefined), {
        path: ["stage"],
        message: "Choose a stage to move to. Only moves have a stage.",
      }),
    response: Batch,
  }),
  moveBatch: patch("/requests/batches/:id", {
    access: "company",
    permission: "applicants",
    row: "applicationBatch",
    body: z.object({
      requestIds: z.array(Id).min(1).max(500),
      /** More portions follow, so the time to undo does not begin to run out yet. */
      more: z.boolean().default(false),
    }),
    response: Batch.extend({
      refused: z.array(z.object({ id: Id, fullName: z.string().nullable(), because: z.string() })),
    }),
  }),
  undoBatch: patch("/requests/batches/:id/undo", {
    access: "company",
    permission: "applicants",
    row: "applicationBatch",
    response: z.object({ restored: z.number().int() }),
  }),
};
