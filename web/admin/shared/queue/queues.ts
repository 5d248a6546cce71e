import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ProRequestList } from "#contract/billing.ts";
import type { InvoiceList } from "#contract/invoices.ts";
import type { PayoutList } from "#contract/payouts.ts";
import { api } from "#web/api/client.ts";
import { nextSkip } from "#web/shared/lists/next-skip.ts";

/** People who say that a company known by its name only is theirs. */
export const waitingClaims = queryOptions({
  queryKey: ["admin", "claims"],
  queryFn: () => api.companies.claims(),
});

export const waitingCompanies = queryOptions({
  queryKey: ["admin", "wait-list"],
  queryFn: () => api.companies.waitList(),
});

export const waitingEmployees = queryOptions({
  queryKey: ["admin", "employee-wait-list"],
  queryFn: () => api.employeeWaitLists.list(),
});

export const waitingPosts = queryOptions({
  queryKey: ["admin", "job-posts"],
  queryFn: () => api.externalJobs.waiting(),
});

/** Jobs, companies and communities that people reported. */
export const reportedListings = queryOptions({
  queryKey: ["admin", "reported-listings"],
  queryFn: () => api.listingReports.reviewed({ query: {} }),
});
export const takenDown = queryOptions({
  queryKey: ["admin", "taken-down"],
  queryFn: () => api.listingReports.reviewed({ query: { list: "down" } }),
});

export const reviewRequests = queryOptions({
  queryKey: ["review-requests"],
  queryFn: () => api.referrals.reviewRequests({ query: { filter: JSON.stringify({ limit: 100 }) } }),
});

/** Companies that asked for Pro: waiting for a decision, or with a price they haven’t bought yet. */
export const planRequests = (list: ProRequestList) =>
  queryOptions({
    queryKey: ["plan-requests", list],
    queryFn: () => api.billing.proRequests({ query: { list } }),
  });

const pageSize = 50;
export const allInvoices = (list: InvoiceList, search = "") =>
  infiniteQueryOptions({
    queryKey: ["invoices", list, search],
    queryFn: ({ pageParam: skip }) =>
      api.billing.allInvoices({ query: { list, skip, limit: pageSize, ...(search && { search }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ counts }, pages) => nextSkip(pages.length * pageSize, counts[list]),
  });

export const deskPayouts = (list: PayoutList, search = "") =>
  infiniteQueryOptions({
    queryKey: ["payouts", list, search],
    queryFn: ({ pageParam: skip }) =>
      api.payouts.desk({ query: { list, skip, limit: pageSize, ...(search && { search }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ counts }, pages) => nextSkip(pages.length * pageSize, counts[list]),
  });
