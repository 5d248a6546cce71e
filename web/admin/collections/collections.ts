import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import type { Collection } from "#contract/collections.ts";
import { api } from "#web/api/client.ts";
import { showNow, useChange } from "#web/api/use-change.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

export const collectionsPath = "/admin/collections";
const pageSize = 50;

/** All collections in their order, published or not. */
export const allCollections = queryOptions({
  queryKey: ["collections"],
  queryFn: () => api.collections.list({ query: { filter: JSON.stringify({ limit: 100 }) } }),
});

const collectedJobs = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["collected-jobs", id],
    queryFn: ({ pageParam }) =>
      api.collections.jobs({ params: { id }, query: { limit: pageSize, skip: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });

/** The jobs someone put into a collection, a page at a time. */
export function useCollectedJobs(id: string) {
  const { data, ...query } = useInfiniteQuery(collectedJobs(id));
  return { ...query, data: data?.pages.flatMap(({ jobs }) => jobs) };
}

/** Publishes a collection or takes it back; either can be undone. */
export function usePublishing() {
  const change = useChange({
    call: ({ id, published }: Pick<Collection, "id" | "published">) =>
      api.collections.change({ params: { id }, body: { published } }),
    success: ({ id, collectionName, published }): ToastWish => ({
      text: published ? `${collectionName} published` : `${collectionName} unpublished`,
      key: `publish-${id}`,
      undo: () => change.mutate({ id, published: !published }),
    }),
    stale: [allCollections],
  });
  return change;
}

/** Puts all collections into a new order at once; the list is read again if the server refuses. */
export function useOrdering() {
  return useChange({
    call: (collections: Collection[]) =>
      api.collections.order({ body: { ids: collections.map(({ id }) => id) } }),
    optimistic: (collections, cache) => showNow(cache, allCollections, () => collections),
    stale: [allCollections],
  });
}

export const collectedCompanies = (id: string) =>
  queryOptions({
    queryKey: ["collected-companies", id],
    queryFn: () => api.collections.companies({ params: { id } }),
  });

/** Puts a company in or takes it out, with its open jobs. */
export function useFillingWithCompany(id: string) {
  return useChange({
    call: (body: { companyId: string; belongs: boolean }) =>
      api.collections.putCompany({ params: { id }, body }),
    stale: [collectedCompanies(id), collectedJobs(id), allCollections],
  });
}

/** Puts a job in or takes it out. */
export function useFilling(id: string) {
  return useChange({
    call: (body: { jobId: string; belongs: boolean }) => api.collections.putJob({ params: { id }, body }),
    stale: [collectedJobs(id), allCollections],
  });
}
