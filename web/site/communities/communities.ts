import {
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { api } from "#web/api/client.ts";
import { currentAccount } from "#web/shared/app/require-role.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";
import { bringsSession } from "#web/shared/session/plain.ts";
import { type Visitor, visitorOf } from "#web/shared/session/visitor.tsx";

export const communitiesPath = "/communities";
export const communityPath = (id: string) => `${communitiesPath}/${id}`;

/** All that a change of a community makes stale. */
export const staleCommunities = [["communities"]];

export const communitiesOnPage = 24;
interface Wanted {
  search: string;
  /** From 1. */
  page: number;
}
export const communitiesFound = ({ search, page }: Wanted) =>
  queryOptions({
    queryKey: ["communities", "found", search, page],
    queryFn: () =>
      api.communities.list({
        query: {
          limit: communitiesOnPage,
          skip: (page - 1) * communitiesOnPage,
          ...(search && { search }),
        },
      }),
  });
export const myCommunities = queryOptions({
  queryKey: ["communities", "mine"],
  queryFn: () => api.communities.list({ query: { mine: "true", limit: 100 } }),
});
export const communityOf = (id: string) =>
  queryOptions({ queryKey: ["communities", id], queryFn: () => api.communities.get({ params: { id } }) });
export const jobsOf = (id: string, state: "published" | "waiting") =>
  queryOptions({
    queryKey: ["communities", id, "jobs", state],
    queryFn: () => api.communities.jobs({ params: { id }, query: { state } }),
  });
const membersOnPage = 50;
const membersOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["communities", id, "members"],
    queryFn: ({ pageParam }) =>
      api.communities.members({ params: { id }, query: { skip: pageParam, limit: membersOnPage } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * membersOnPage, total),
  });
/** The people of a community, a page at a time. */
export function useMembers(id: string) {
  const { data, ...query } = useInfiniteQuery(membersOf(id));
  return { ...query, members: data?.pages.flatMap(({ members }) => members) ?? [] };
}

/** What is searched, as it stands in the address. */
export function readWanted(params: URLSearchParams): Wanted {
  const page = Number(params.get("page"));
  return { search: params.get("q")?.trim() ?? "", page: Number.isInteger(page) && page > 1 ? page : 1 };
}

/** Who reads a page of the server's. */
export async function readerOf(request: Request, cache: QueryClient): Promise<Visitor> {
  return bringsSession(request) ? visitorOf(await currentAccount(cache)) : "nobody";
}
