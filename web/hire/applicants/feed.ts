import { queryOptions } from "@tanstack/react-query";
import type { ApplicationDetail, UndoKind } from "#contract/application-shapes.ts";
import { api } from "#web/api/client.ts";

export const tabs = ["pending", "saved", "passed"] as const;
export const splits = ["qualified", "unqualified", "scoreless"] as const;
export interface FeedView {
  tab: (typeof tabs)[number];
  split: (typeof splits)[number];
  job: string | null;
}

/** What the address says about the feed. */
export function viewOf(search: URLSearchParams): FeedView {
  return {
    tab: tabs.find((tab) => tab === search.get("tab")) ?? "pending",
    split: splits.find((split) => split === search.get("split")) ?? "qualified",
    job: search.get("job"),
  };
}
export function addressOf({ tab, split, job }: FeedView, open?: string) {
  const search = new URLSearchParams({
    tab,
    ...(tab === "pending" && { split }),
    ...(job && { job }),
    ...(open && { open }),
  });
  return `/hire/applicants?${search}`;
}

export const feedCounts = queryOptions({
  queryKey: ["applications", "counts"],
  queryFn: () => api.applications.companyFeedStats(),
});

export function feedOf({ tab, split, job }: FeedView) {
  return queryOptions({
    queryKey: ["applications", "feed", { tab, split: tab === "pending" ? split : null, job }],
    queryFn: () =>
      api.applications.companyFeed({
        query: { type: tab, limit: 100, ...(tab === "pending" && { split }), ...(job && { jobId: job }) },
      }),
  });
}

export function applicationById(id: string) {
  return queryOptions({
    queryKey: ["applications", "one", id],
    queryFn: async () => (await api.applications.get({ params: { id } })) as ApplicationDetail,
  });
}
export const heldActions = queryOptions({
  queryKey: ["applications", "held"],
  queryFn: () => api.applications.pendingUndos(),
  staleTime: 0,
});

/** Which of the specified kinds an action from this view is. */
export function undoKindOf({ tab, split }: FeedView, move: "pass" | "match"): UndoKind {
  if (tab === "saved") return `shortlisted_tab_${move}`;
  const side = split === "qualified" ? "qualified" : "unqualified";
  return move === "match" ? `pending_tab_${side}_match` : `pending_tab_${side}_feed_pass`;
}
