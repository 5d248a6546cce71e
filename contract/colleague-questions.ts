import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Reveal } from "./reveals.ts";
import { Id, Instant } from "./shapes.ts";

const Text = z.string().trim().min(1, "Enter a question").max(1000);
const Answer = z.string().trim().min(1, "Enter an answer").max(2000);

/** What a hiring team asks an employee about an applicant whom they said they know. */
export const ColleagueQuestion = z.object({
  id: Id,
  /** The employee's word that they know the person. */
  revealId: Id,
  applicationId: Id,
  text: z.string(),
  state: z.enum(["pending", "answered"]),
  answer: z.string().nullable(),
  askedAt: Instant,
  answeredAt: Instant.nullable(),
  candidate: Reveal.shape.candidate,
  job: Reveal.shape.job,
  employeeName: z.string(),
  /** Null once they left. */
  askedBy: z.string().nullable(),
});
export type ColleagueQuestion = z.infer<typeof ColleagueQuestion>;

export const colleagueQuestions = {
  /** What the team asked employees about one applicant, the newest first. */
  colleagueQuestions: get("/requests/:id/colleague-questions", {
    access: "company",
    row: "application",
    response: z.array(ColleagueQuestion),
  }),
  askColleague: post("/requests/:id/colleague-questions", {
    access: "company",
    permission: "applicants",
    row: "application",
    status: 201,
    perHour: 60,
    body: z.object({ revealId: Id, text: Text }),
    response: ColleagueQuestion,
  }),
  /** What the reader is asked about people they know, those that wait first. */
  askedOfMe: get("/employee-colleague-questions", {
    access: "employee",
    response: z.array(ColleagueQuestion),
  }),
  answerColleague: patch("/employee-colleague-questions/:id", {
    access: "employee",
    row: "colleagueQuestion",
    body: z.object({ answer: Answer }),
    response: ColleagueQuestion,
  }),
};
