import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** The conversations with the coach, last changed first. */
export const coachThreads = queryOptions({
  queryKey: ["coach-threads"],
  queryFn: () => api.assistant.botThreads({ query: { limit: 100 } }),
});

export const messagesOf = (threadId: string) =>
  queryOptions({
    queryKey: ["coach-messages", threadId],
    queryFn: () =>
      api.assistant.botMessages({
        query: { limit: 100, filter: JSON.stringify({ where: { threadId } }) },
      }),
  });

export const botMemory = queryOptions({
  queryKey: ["bot-memory"],
  queryFn: () => api.assistant.memories(),
});

export const relatedQuestions = (jobId: string) =>
  queryOptions({
    queryKey: ["related-questions", jobId],
    queryFn: () => api.assistant.relatedQuestions({ query: { jobId } }),
  });

export const jobSummary = (jobId: string) =>
  queryOptions({
    queryKey: ["job-summary", jobId],
    queryFn: () => api.assistant.jobSummaries({ query: { jobId } }),
  });

export const companySummary = (companyId: string) =>
  queryOptions({
    queryKey: ["company-summary", companyId],
    queryFn: () => api.assistant.companySummaries({ query: { companyId } }),
  });
