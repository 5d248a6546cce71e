import { queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** Who asks: a job seeker their coach, or a member of a hiring team what their company knows. */
export type AskingSide = "candidate" | "company";

/** The conversations of one side, last changed first. */
export const threadsOf = (side: AskingSide) =>
  queryOptions({
    queryKey: ["assistant-threads", side],
    queryFn: () =>
      side === "candidate"
        ? api.assistant.botThreads({ query: { limit: 100 } })
        : api.assistant.assistThreads({ query: { limit: 100, as: side } }),
  });

export const messagesOf = (side: AskingSide, threadId: string) =>
  queryOptions({
    queryKey: ["assistant-messages", side, threadId],
    queryFn: () => {
      const query = { limit: 100, filter: JSON.stringify({ where: { threadId } }) };
      return side === "candidate"
        ? api.assistant.botMessages({ query })
        : api.assistant.assistMessages({ query });
    },
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
