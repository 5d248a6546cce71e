import { queryOptions } from "@tanstack/react-query";
import type { JobCard } from "#contract/jobs.ts";
import { api } from "#web/api/client.ts";

export const jobTabs = ["live", "draft", "closed"] as const;
export type JobTab = (typeof jobTabs)[number];
const pageSize = 100;
const mostJobs = 2000;

/** Every job of the company, newest first: small enough to search while somebody types. */
export const companyJobs = (companyId: string) =>
  queryOptions({
    queryKey: ["jobs", "company", companyId],
    queryFn: async () => {
      const all: JobCard[] = [];
      while (all.length < mostJobs) {
        const filter = JSON.stringify({
          where: { companyId },
          include: ["jobTeams"],
          order: "createdAt DESC",
          limit: pageSize,
          skip: all.length,
        });
        const page = await api.jobs.list({ query: { filter } });
        all.push(...page);
        if (page.length < pageSize) break;
      }
      return all;
    },
  });

export const jobById = (id: string) =>
  queryOptions({ queryKey: ["jobs", "one", id], queryFn: () => api.jobs.get({ params: { id } }) });

export const feedsOf = (companyId: string) =>
  queryOptions({
    queryKey: ["jobs", "feeds", companyId],
    queryFn: () => api.jobs.feeds({ params: { id: companyId } }),
  });
