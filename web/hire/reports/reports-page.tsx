import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import columns from "#web/hire/shared/columns.module.css";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { InterviewersPart, OffersPart } from "./offers-part.tsx";
import { AdsPart } from "./ads-part.tsx";
import { NowPart } from "./now-part.tsx";
import { ReportFilters } from "./report-filters.tsx";
import { FunnelPart, OwedPart, SourcesPart } from "./report-parts.tsx";
import { type ReportView, downloadAddress, reportOf, reportsPath, viewOf } from "./reports.ts";
import { ReportTabs } from "./report-tabs.tsx";
import { SavedFilters } from "./saved-filters.tsx";
import { StagesPart, TimesPart } from "./time-parts.tsx";
import { useReportSettings } from "./use-report-settings.ts";
import styles from "./reports.module.css";

export const meta = siteMeta({ title: "Reports", path: reportsPath, hidden: true });

/** A company's hiring performance, in numbers that open what they count. */
export default function ReportsPage() {
  const [search] = useSearchParams();
  const view = viewOf(search);
  const asked = useQuery(reportOf(view));
  const settings = useReportSettings();
  return (
    <div className={columns.screen}>
      <PageHeader
        title="Reports"
        description="Your hiring performance. Each number opens the applications it counts."
      >
        <ReportTabs current="hiring" />
      </PageHeader>
      <PaneBody space="md" label="Reports">
        <Loaded of={asked} rows={8} loading="Loading reports" failed="Couldn’t load reports">
          {({ report, choices, settings: chosen }) => (
            <Stack gap={8} className={styles.page}>
              <NowPart />
              <ReportFilters view={view} choices={choices} />
              <Row gap={2} wrap>
                <SavedFilters view={view} saved={chosen.savedFilters} />
                <DownloadMenu view={view} />
              </Row>
              <OwedPart report={report} view={view} />
              {report.applied > 0 ? (
                <>
                  <FunnelPart report={report} view={view} />
                  <TimesPart report={report} view={view} />
                  <StagesPart report={report} view={view} />
                  <SourcesPart report={report} view={view} />
                  <OffersPart report={report} view={view} />
                  <InterviewersPart report={report} view={view} />
                </>
              ) : (
                <EmptyState title="No applications">
                  No one who applied on these days fits the filters. Choose more days or fewer filters.
                </EmptyState>
              )}
              {report.ads.length > 0 && <AdsPart report={report} view={view} />}
              <Switch
                label="Email me every Monday"
                hint="The last 7 days of the whole company, and who is waiting for an answer"
                checked={chosen.weeklyEmail}
                onChange={(weeklyEmail) => settings.mutate({ weeklyEmail })}
              />
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </div>
  );
}

function DownloadMenu({ view }: { view: ReportView }) {
  return (
    <Menu
      align="start"
      trigger={<Button icon={Download}>Download</Button>}
      items={[
        { label: "Excel workbook", hint: ".xlsx", href: downloadAddress(view, "xlsx") },
        { label: "CSV file", hint: ".csv", href: downloadAddress(view, "csv") },
      ]}
    />
  );
}
