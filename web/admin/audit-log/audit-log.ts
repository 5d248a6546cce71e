import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AuditKind } from "#contract/audit-log.ts";
import { api } from "#web/api/client.ts";

export const path = "/admin/audit-log";
/** What the address can say the log is narrowed by. */
export const filterNames = ["who", "about", "company", "action", "kind", "from", "to"] as const;
type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

export function filtersIn(search: URLSearchParams): Filters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** Where everything by or about one of them stands. */
export function addressOf(filters: Filters) {
  const search = new URLSearchParams(filters);
  return search.size > 0 ? `${path}?${search}` : path;
}

export function downloadAddress(filters: Filters) {
  const search = new URLSearchParams(filters);
  return `/api/admin/audit-log/download${search.size > 0 ? `?${search}` : ""}`;
}

export type Entry = Awaited<ReturnType<typeof api.auditLog.list>>["entries"][number];
const pageSize = 50;
export const entriesOf = ({ kind, ...filters }: Filters) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", kind ?? "", filters],
    queryFn: ({ pageParam: after }) =>
      api.auditLog.list({
        query: {
          limit: pageSize,
          ...filters,
          ...(kind && { kind: kind as AuditKind }),
          ...(after && { after }),
        },
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
