import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

interface Asked {
  as: "candidate" | "employee" | "company";
  jobId?: string;
  state?: "pending" | "answered";
}
/** A job seeker’s own questions about a job, or all that the company was asked where the reader works or hires. */
export const questionsAsked = (query: Asked) =>
  queryOptions({ queryKey: ["questions", query], queryFn: () => api.questions.list({ query }) });
export const staleQuestions = [["questions"]];
