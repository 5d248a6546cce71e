import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { Collection } from "#contract/collections.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
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

/** The jobs somebody put into a collection, a page at a time. */
export function useCollectedJobs(id: string) {
  const { data, ...query } = useInfiniteQuery(collectedJobs(id));
  return { ...query, jobs: data?.pages.flatMap(({ jobs }) => jobs), total: data?.pages.at(-1)?.total ?? 0 };
}

/** Publishes a collection or takes it back; either can be undone. */
export function usePublishing() {
  const cache = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, published }: Pick<Collection, "id" | "published">) =>
      api.collections.change({ params: { id }, body: { published } }),
    onSuccess: ({ id, collectionName, published }) =>
      void showToast({
        text: published ? `${collectionName} is published` : `${collectionName} is no longer published`,
        key: `publish-${id}`,
        undo: () => change.mutate({ id, published: !published }),
      }),
    onError: (error) => void showToast({ text: sentenceOf(error), tone: "error" }),
    onSettled: () => cache.invalidateQueries(allCollections),
  });
  return change;
}

/** Puts all collections into a new order at once; the list is read again if the server refuses. */
export function useOrdering() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (collections: Collection[]) =>
      api.collections.order({ body: { ids: collections.map(({ id }) => id) } }),
    onMutate: (collections) => cache.setQueryData(allCollections.queryKey, collections),
    onError: (error) => void showToast({ text: sentenceOf(error), tone: "error" }),
    onSettled: () => cache.invalidateQueries(allCollections),
  });
}

/** Puts a job in or takes it out. */
export function useFilling(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { jobId: string; belongs: boolean }) =>
      api.collections.putJob({ params: { id }, body }),
    onError: (error) => void showToast({ text: sentenceOf(error), tone: "error" }),
    onSettled: () =>
      Promise.all([cache.invalidateQueries(collectedJobs(id)), cache.invalidateQueries(allCollections)]),
  });
}
