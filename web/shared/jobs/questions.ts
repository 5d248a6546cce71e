import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

interface Asked {
  as: "candidate" | "employee" | "company";
  jobId?: string;
  state?: "pending" | "answered";
  shared?: "true" | "false";
  limit?: number;
}
const key = ["questions"];
const pageSize = 50;

/** A job seeker’s own questions about a job, or all that the company was asked where the reader works or hires. */
export const questionsAsked = (query: Asked) =>
  queryOptions({ queryKey: [...key, query], queryFn: () => api.questions.list({ query }) });

/** The same, some at a time. */
export const questionPages = (query: Asked) =>
  infiniteQueryOptions({
    queryKey: [...key, "pages", query],
    queryFn: ({ pageParam }) => api.questions.list({ query: { ...query, skip: pageParam, limit: pageSize } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });
export const staleQuestions = [key];
