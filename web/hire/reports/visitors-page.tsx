import { queryOptions, useQuery } from "@tanstack/react-query";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import { siteMeta } from "#web/shared/head.ts";
import { DaysChoice, useDays } from "#web/shared/lists/days-choice.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { VisitorNumbers } from "#web/shared/visitors/visitor-numbers.tsx";
import { ReportTabs } from "./report-tabs.tsx";

export const meta = siteMeta({ title: "Visitors", path: "/hire/reports/visitors", hidden: true });

const visitorsOf = (days: string) =>
  queryOptions({
    queryKey: ["company-visitors", days],
    queryFn: () => api.tracking.ofCompany({ query: { days: Number(days) } }),
  });

/** Where those came from who opened the company's jobs and careers page. */
export default function VisitorsPage() {
  const days = useDays();
  const visitors = useQuery(visitorsOf(days));
  return (
    <div className={columns.screen}>
      <PageHeader
        title="Reports"
        description="People who opened your jobs or careers page and agreed to be counted"
      >
        <ReportTabs current="visitors" />
      </PageHeader>
      <PaneBody space="md" label="Visitors">
        <Loaded of={visitors} rows={8} loading="Loading visitors" failed="Couldn’t load visitors">
          {(found) => (
            <>
              <DaysChoice />
              <VisitorNumbers of={found} />
            </>
          )}
        </Loaded>
      </PaneBody>
    </div>
  );
}
