import { z } from "zod";
import { del, get, patch, post } from "./endpoint.ts";
import { AsTeamOrEmployee, Done, Id, Instant } from "./shapes.ts";

const sides = ["candidate", "employee", "company"] as const;
/** "ended": its job closed before anyone answered. */
export const questionStates = ["pending", "answered", "ended"] as const;

const answered = {
  id: Id,
  text: z.string(),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
  /** The employee who answered; null once they are gone. */
  answeredBy: z.object({ fullName: z.string(), profilePicture: z.string().nullable() }).nullable(),
};
/** A question of a job seeker to the people who work where a job is; who asked is told to nobody. */
export const Question = z.object({
  ...answered,
  state: z.enum(questionStates),
  askedAt: Instant,
  job: z.object({ id: Id, jobTitle: z.string(), companyName: z.string() }),
  /** Whether it is shown on the job's page. */
  shared: z.boolean(),
  /** Whether the reader answered it. */
  mine: z.boolean(),
});
export type Question = z.infer<typeof Question>;

export const AnsweredQuestion = z.object(answered);
export type AnsweredQuestion = z.infer<typeof AnsweredQuestion>;

const text = z.string().trim();

export const questions = {
  /** Job seekers read their own, employees and hiring teams those of their company that are answered or can be; the newest first. */
  list: get("/questions", {
    access: ["candidate", "employee", "company"],
    query: z.object({
      /** Which of their parts a person of several reads as. */
      as: z.enum(sides).optional(),
      state: z.enum(questionStates).optional(),
      jobId: Id.optional(),
      /** Only those that the job's page shows. */
      shared: z.stringbool().optional(),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ questions: z.array(Question), total: z.number().int() }),
  }),
  ask: post("/questions", {
    access: "candidate",
    status: 201,
    perHour: 20,
    body: z.object({
      jobId: Id,
      text: text.min(10, "Write your question in at least 10 characters").max(500, "Up to 500 characters"),
    }),
    response: Question,
  }),
  /** Employees answer, and change what they answered; a hiring team takes an answer off the job's page. */
  change: patch("/questions/:id", {
    access: ["employee", "company"],
    permission: "jobs",
    row: "question",
    query: AsTeamOrEmployee,
    body: z.object({
      answer: text.min(1, "Write an answer").max(2000, "Up to 2,000 characters").optional(),
      shared: z.boolean().optional(),
    }),
    response: Question,
  }),
  /** Takes one's own question back. */
  remove: del("/questions/:id", { access: "candidate", row: "question", response: Done }),
  /** What anyone reads on a job's page, and whether someone is there to ask. */
  ofJob: get("/jobs/:id/questions", {
    access: "public",
    row: "job",
    response: z.object({ questions: z.array(AnsweredQuestion), canAsk: z.boolean() }),
  }),
};
