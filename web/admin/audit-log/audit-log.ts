import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AuditKind } from "#contract/audit-log.ts";
import { api } from "#web/api/client.ts";
import { addressWith, wordsIn } from "../shared/filter-address.ts";

export const path = "/admin/audit-log";
/** The filters that the address can hold. */
const filterNames = ["who", "about", "company", "action", "kind", "from", "to"] as const;
export type Filters = Partial<Record<(typeof filterNames)[number], string>> & { kind?: AuditKind };

export const filtersIn = (search: URLSearchParams) => wordsIn(search, filterNames) as Filters;

/** The log with these filters. */
export const addressOf = (filters: Filters) => addressWith(path, filters);

export const downloadAddress = (filters: Filters) => addressWith("/api/admin/audit-log/download", filters);

export type Entry = Awaited<ReturnType<typeof api.auditLog.list>>["entries"][number];
const pageSize = 50;
export const entriesOf = (filters: Filters) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", filters],
    queryFn: ({ pageParam: after }) =>
      api.auditLog.list({ query: { limit: pageSize, ...filters, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
