import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { SupportPerson, SupportRow } from "#contract/support.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

const pageSize = 50;
export const people = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "people", search],
    queryFn: ({ pageParam: skip }) =>
      api.support.people({ query: { skip, limit: pageSize, ...(search && { search }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => nextSkip(pages.length * pageSize, total),
  });
export const person = (id: string) =>
  queryOptions({
    queryKey: ["admin", "person", id],
    queryFn: () => api.support.person({ params: { id } }),
  });

interface Wanted {
  row: SupportRow;
  reason: string;
}
/** Signs someone out everywhere and keeps them out, or lets them sign in again. */
export function useDisabling() {
  return useChange({
    call: ({ row, reason }: Wanted) =>
      api.support.setDisabled({
        params: { id: row.id },
        body: { disabled: row.disabledAt === null, reason },
      }),
    done: (found: SupportPerson, _, cache) => cache.setQueryData(person(found.id).queryKey, found),
    success: ({ fullName, disabledAt }) =>
      disabledAt ? `${fullName} can’t sign in anymore` : `${fullName} can sign in again`,
    stale: [["admin", "people"]],
    once: ({ row }) => row.id,
  });
}

/** Opens the product as the person sees it, in this browser. */
export function useLooking() {
  return useChange({
    call: ({ row, reason }: Wanted) => api.support.lookAs({ params: { id: row.id }, body: { reason } }),
    done: () => location.assign("/_app"),
    once: ({ row }) => row.id,
  });
}
