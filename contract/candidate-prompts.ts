import { z } from "zod";
import { line } from "./candidate-shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Filtered, Id, Instant } from "./shapes.ts";

export const mostPrompts = 10;
export const promptUnanswered = "Write an answer before you show it";

/** A question about oneself that the person chose, and what they answer. */
export const AnsweredPrompt = z.object({ prompt: z.string(), answer: z.string() });
export const CandidatePrompt = AnsweredPrompt.extend({
  id: Id,
  candidateId: Id,
  /** The answer is ready to be shown; until then it is the person's draft. */
  completed: z.boolean(),
  createdAt: Instant,
});
export type CandidatePrompt = z.infer<typeof CandidatePrompt>;

const fields = {
  prompt: line.min(1, "Choose a question"),
  answer: z.string().trim().max(2000),
  completed: z.boolean(),
};

/** Questions about themselves that people answer on their profile. */
export const candidatePrompts = {
  addPrompt: post("/candidate-prompts", {
    access: "candidate",
    status: 201,
    perMinute: 60,
    body: z.object({
      prompt: fields.prompt,
      answer: fields.answer.default(""),
      completed: fields.completed.default(false),
    }),
    response: CandidatePrompt,
  }),
  /** One's own, the oldest first; hiring teams read the completed ones with an application. */
  prompts: get("/candidate-prompts", {
    access: "candidate",
    query: Filtered,
    response: z.array(CandidatePrompt),
  }),
  prompt: get("/candidate-prompts/:id", {
    access: "candidate",
    row: "candidatePrompt",
    response: CandidatePrompt,
  }),
  changePrompt: patch("/candidate-prompts/:id", {
    access: "candidate",
    row: "candidatePrompt",
    body: z.object(fields).partial(),
    response: CandidatePrompt,
  }),
  removePrompt: del("/candidate-prompts/:id", {
    access: "candidate",
    row: "candidatePrompt",
    response: Done,
  }),
};
