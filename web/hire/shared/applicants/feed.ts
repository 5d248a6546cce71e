import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ApplicationDetail, ApplicationRow, FeedStats, UndoKind } from "#contract/application-shapes.ts";
import { api } from "#web/api/client.ts";
import { type FeedFilter, filterOf } from "./feed-filter.ts";

export const tabs = ["pending", "saved", "passed"] as const;
export const splits = ["qualified", "unqualified", "scoreless", "marketplace", "review"] as const;
export const sorts = ["recent", "oldest", "score"] as const;
export interface FeedView {
  tab: (typeof tabs)[number];
  /** The parts of the pending tab; "marketplace" and "review" are sections of their own beside the scores. */
  split: (typeof splits)[number];
  job: string | null;
  sort: (typeof sorts)[number];
  filter: FeedFilter;
}

/** What the address says about the feed. */
export function viewOf(search: URLSearchParams): FeedView {
  return {
    tab: tabs.find((tab) => tab === search.get("tab")) ?? "pending",
    split: splits.find((split) => split === search.get("split")) ?? "qualified",
    job: search.get("job"),
    sort: sorts.find((sort) => sort === search.get("sort")) ?? "recent",
    filter: filterOf(search),
  };
}
/** The address of a view; `listed` shows a phone the list instead of one card after another. */
export function addressOf({ tab, split, job, sort, filter }: FeedView, open?: string, listed?: boolean) {
  const search = new URLSearchParams({
    tab,
    ...(tab === "pending" && { split }),
    ...(job && { job }),
    ...(sort !== "recent" && { sort }),
    ...filter,
    ...(listed && { list: "1" }),
    ...(open && { open }),
  });
  return `/hire/applicants?${search}`;
}

export interface FeedPage {
  applications: ApplicationRow[];
  total: number;
}
const pageSize = 100;

export const feedCounts = queryOptions({
  queryKey: ["applications", "counts"],
  queryFn: () => api.applications.companyFeedStats(),
});

export function feedOf(view: FeedView) {
  const { tab, split, job, sort, filter } = view;
  return queryOptions({
    queryKey: ["applications", "feed", { tab, split: tab === "pending" ? split : null, job, sort, filter }],
    // A list that was made longer stays as long when it is read again.
    queryFn: ({ client, queryKey }) =>
      readFeed(view, client.getQueryData<FeedPage>(queryKey)?.applications.length ?? 0),
  });
}

/** Adds the next page to what is shown. */
export async function readFurther(cache: QueryClient, view: FeedView) {
  const { queryKey } = feedOf(view);
  const shown = cache.getQueryData(queryKey)?.applications.length ?? 0;
  const next = await readPage(view, shown);
  cache.setQueryData(queryKey, (page) => page && joined(page, next));
}

async function readFeed(view: FeedView, wanted: number) {
  let page = await readPage(view, 0);
  while (page.applications.length < Math.min(wanted, page.total)) {
    const next = await readPage(view, page.applications.length);
    if (next.applications.length === 0) break;
    page = joined(page, next);
  }
  return page;
}

/** Whoever came between two readings stands at both edges, and is shown once. */
function joined(page: FeedPage, next: FeedPage): FeedPage {
  const known = new Set(page.applications.map(({ id }) => id));
  const further = next.applications.filter(({ id }) => !known.has(id));
  return { ...next, applications: [...page.applications, ...further] };
}

function readPage(view: FeedView, skip: number): Promise<FeedPage> {
  const query = { ...queryOf(view), sort: view.sort, skip, limit: pageSize };
  return api.applications.companyFeed({ query });
}

/** Everyone on the list of a view, also beyond what was read. */
export function feedIds(view: FeedView) {
  return api.applications.feedIds({ query: queryOf(view) });
}

/** The list of a view, as the API asks for it. */
export function queryOf({ tab, split, job, filter }: Omit<FeedView, "sort">) {
  const narrowed = { ...filter, ...(job && { jobId: job }) };
  if (tab !== "pending") return { ...narrowed, type: tab };
  if (split === "review") return { ...narrowed, type: "review" as const };
  return { ...narrowed, type: "pending" as const, split };
}

export function applicationById(id: string) {
  return queryOptions({
    queryKey: ["applications", "one", id],
    queryFn: async () => (await api.applications.get({ params: { id } })) as ApplicationDetail,
  });
}
export const pendingActions = queryOptions({
  queryKey: ["applications", "held"],
  queryFn: () => api.applications.pendingUndos(),
  staleTime: 0,
});

export const pendingBatches = queryOptions({
  queryKey: ["applications", "batches"],
  queryFn: () => api.applications.pendingBatches(),
  staleTime: 0,
});

/** The undo kind of an action made from this view (docs/spec/applications.md). */
export function undoKindOf({ tab, split }: FeedView, move: "pass" | "shortlist"): UndoKind {
  const decision = move === "shortlist" ? "match" : "pass";
  if (tab === "saved") return `shortlisted_tab_${decision}`;
  if (split === "marketplace") return `markeplace_section_${decision}`;
  const side = split === "qualified" ? "qualified" : "unqualified";
  return decision === "match" ? `pending_tab_${side}_match` : `pending_tab_${side}_feed_pass`;
}

/** Every count a row is part of, so that all of them drop with it and rise with it. */
export function countsOf(row: ApplicationRow, tab: FeedView["tab"]): (keyof FeedStats)[] {
  if (tab !== "pending") return [tab];
  if (row.applicationState === "review") return ["review"];
  const side = row.qualified === null ? "scoreless" : row.qualified ? "qualified" : "unqualified";
  return ["pending", side, ...(row.source === "Marketplace" ? (["marketplace"] as const) : [])];
}
