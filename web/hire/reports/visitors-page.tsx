import { queryOptions, useQuery } from "@tanstack/react-query";
import type { VisitorEvents } from "#contract/tracking.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import columns from "#web/hire/shared/columns.module.css";
import { siteMeta } from "#web/shared/head.ts";
import { DaysChoice, useDays } from "#web/shared/lists/days-choice.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { type ShareWay, shareWays } from "#web/shared/visitors/report-event.ts";
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
            <Stack gap={6}>
              <div>
                <DaysChoice />
              </div>
              <VisitorNumbers of={found} />
              <Shares events={found.events} />
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </div>
  );
}

const wayWords: Record<ShareWay, string> = {
  text: "Copied the text",
  link: "Copied the link",
  linkedin: "Posted on LinkedIn",
  device: "Sent by an app or email",
};

/** How often people passed jobs or the company on, and how. */
function Shares({ events }: { events: VisitorEvents }) {
  const shares = events.filter(({ name }) => name === "shared");
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  return (
    <Section
      title="Shared by visitors"
      description={`Your jobs and company were shared ${counted(total, "time")}.`}
      line
    >
      <Table
        caption="Shares by way"
        rows={shares}
        rowKey={({ type }) => type ?? ""}
        columns={[
          { id: "way", title: "How", main: true, cell: ({ type }) => wayOf(type) },
          { id: "count", title: "Times", numeric: true, cell: (row) => row.count.toLocaleString("en-US") },
        ]}
      />
    </Section>
  );
}

function wayOf(type: string | null) {
  const way = shareWays.find((each) => each === type);
  return way ? wayWords[way] : "In another way";
}
