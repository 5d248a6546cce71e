import { queryOptions } from "@tanstack/react-query";
import type { AnyInvoice } from "#contract/billing.ts";
import type { DeskPayout } from "#contract/payouts.ts";
import { api } from "#web/api/client.ts";

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

/** Jobs and companies that people reported. */
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

export const planRequests = queryOptions({
  queryKey: ["plan-requests"],
  queryFn: () => api.billing.proRequests(),
});

export const allInvoices = queryOptions({
  queryKey: ["invoices"],
  queryFn: () => api.billing.allInvoices(),
});

export type InvoiceList = "open" | "settled";
export function invoicesOn(list: InvoiceList, all: readonly AnyInvoice[]) {
  return all.filter(({ state }) => (state === "open") === (list === "open"));
}

export const deskPayouts = queryOptions({ queryKey: ["payouts"], queryFn: () => api.payouts.desk() });

export type PayoutList = "open" | "done";
const waits: readonly DeskPayout["state"][] = ["requested", "approved", "unknown"];
export function payoutsOn(list: PayoutList, all: readonly DeskPayout[]) {
  return all.filter(({ state }) => waits.includes(state) === (list === "open"));
}
