import type { ReportSettings } from "#contract/reports.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** The reader's own weekly email and filters. */
export function useReportSettings() {
  return useChange({
    call: (body: Partial<ReportSettings>) => api.reports.change({ body }),
    success: (_, { weeklyEmail }) =>
      weeklyEmail === undefined
        ? "Filters saved"
        : weeklyEmail
          ? "You’ll get the report every Monday"
          : "Weekly email turned off",
    toastKey: "report settings",
    once: ({ weeklyEmail }) => (weeklyEmail === undefined ? undefined : "weekly email"),
    line: "report settings",
    stale: [["applications", "report"]],
  });
}
