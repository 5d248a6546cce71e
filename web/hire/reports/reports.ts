import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ReportFilters, type ReportedNumber, countedNumbers, waits } from "#contract/reports.ts";
import { api } from "#web/api/client.ts";

export const reportsPath = "/hire/reports";

export const periods = [
  { value: "30", label: "Last 30 days" },
  { value: "90", label: "Last 90 days" },
  { value: "365", label: "Last 12 months" },
  { value: "all", label: "All time" },
  { value: "custom", label: "Custom dates" },
] as const;
export type Period = (typeof periods)[number]["value"];

export interface ReportView {
  period: Period;
  jobId?: string;
  department?: string;
  source?: string;
  /** Days of the reader's choice. */
  from?: string;
  to?: string;
}

/** What the address says about the report. */
export function viewOf(search: URLSearchParams): ReportView {
  const given = (name: string) => search.get(name) || undefined;
  const named = periods.find(({ value }) => value === search.get("period"))?.value;
  const [from, to] = [given("from"), given("to")];
  return {
    period: named ?? (from || to ? "custom" : "90"),
    jobId: given("job"),
    department: given("department"),
    source: given("source"),
    ...((named ?? "custom") === "custom" && { from, to }),
  };
}

function searchOf({ period, jobId, ...rest }: ReportView) {
  const words = { period: period === "90" ? undefined : period, job: jobId, ...rest };
  const given = Object.entries(words).filter(([, word]) => word);
  return new URLSearchParams(given as [string, string][]);
}

export function addressOf(view: ReportView) {
  const search = searchOf(view);
  return search.size > 0 ? `${reportsPath}?${search}` : reportsPath;
}

/** Where the applications stand that a number counts. */
export function addressOfNumber(view: ReportView, counted: ReportedNumber) {
  const search = searchOf(view);
  for (const [name, word] of Object.entries(counted)) search.set(name, word);
  return `${reportsPath}/applications?${search}`;
}

/** What an address counts; the server's shapes stay on the server, so it is read by hand. */
export function numberOf(search: URLSearchParams): ReportedNumber {
  const number = countedNumbers.find((each) => each === search.get("number")) ?? "reached";
  const step = search.get("step")?.trim().toLowerCase().slice(0, 60);
  const wait = waits.find((each) => each === search.get("wait"));
  return { number, ...(step && { step }), ...(wait && { wait }) };
}

/** The filters of a view; the server counts days back from today where the company is. */
export function filtersOf({ period, ...filters }: ReportView): ReportFilters {
  const given = Object.fromEntries(Object.entries(filters).filter(([, word]) => word)) as ReportFilters;
  const lastDays = Number(period);
  return lastDays ? { ...given, lastDays } : given;
}

export function downloadAddress(view: ReportView, format: "csv" | "xlsx") {
  const words = Object.entries({ ...filtersOf(view), format }).map(([name, word]) => [name, `${word}`]);
  return `/api/company-reports/download?${new URLSearchParams(words)}`;
}

export const reportOf = (view: ReportView) =>
  queryOptions({
    queryKey: ["applications", "report", filtersOf(view)],
    queryFn: () => api.reports.show({ query: filtersOf(view) }),
    placeholderData: keepPreviousData,
  });

const pageSize = 50;
export const countedOf = (view: ReportView, counted: ReportedNumber, page: number) =>
  queryOptions({
    queryKey: ["applications", "counted", filtersOf(view), counted, page],
    queryFn: () =>
      api.reports.applications({
        query: { ...filtersOf(view), ...counted, limit: pageSize, skip: (page - 1) * pageSize },
      }),
    placeholderData: keepPreviousData,
  });
export const pagesOf = (total: number) => Math.ceil(total / pageSize);
