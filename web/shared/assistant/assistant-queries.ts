import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#web/api/client.ts";

/** Who asks: a job seeker their coach, or a member of a hiring team what their company knows. */
export type AskingSide = "candidate" | "company";

const pageSize = 50;
/** The conversations of one side, last changed first. */
export const threadsOf = (side: AskingSide) =>
  infiniteQueryOptions({
    queryKey: ["assistant-threads", side],
    queryFn: ({ pageParam: skip }) => {
      const query = { limit: pageSize, skip };
      return side === "candidate"
        ? api.assistant.botThreads({ query: { ...query, about: "all" } })
        : api.assistant.assistThreads({ query: { ...query, as: side } });
    },
    initialPageParam: 0,
    getNextPageParam: (page, pages) => (page.length === pageSize ? pages.length * pageSize : undefined),
  });

/** What was said anywhere: what is deleted elsewhere leaves it. */
export const allMessages = ["assistant-messages"] as const;

/** A conversation from its end, of a job seeker with the coach or about one job: pages, and the messages of each, are newest first. */
export const messagesOf = (side: AskingSide, threadId: string, jobId: string | null = null) =>
  infiniteQueryOptions({
    queryKey: [...allMessages, side, threadId],
    queryFn: ({ pageParam: before }) => {
      const where = { threadId, ...(before && { id: { lt: before } }) };
      const query = { limit: pageSize, filter: JSON.stringify({ where, order: "id DESC" }) };
      return side === "candidate" && jobId === null
        ? api.assistant.botMessages({ query })
        : api.assistant.assistMessages({ query });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)!.id : undefined),
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
