import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The reader’s own questions about a job, or all that their company was asked. */
export const questionsAsked = (query: { jobId?: string; state?: "pending" | "answered" } = {}) =>
  queryOptions({ queryKey: ["questions", query], queryFn: () => api.questions.list({ query }) });
export const staleQuestions = [["questions"]];
