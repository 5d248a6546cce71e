import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ApplicationSource } from "#contract/application-sources.ts";
import type { ApplicationStatistics } from "#contract/follow-ups.ts";
import { productName } from "#shared/product.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { type Column, Table } from "#ui/data/lists/table.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { SourceName } from "#web/shared/applications/source-name.tsx";
import styles from "../shared/applications/applications.module.css";

const statistics = queryOptions({
  queryKey: ["my-applications", "statistics"],
  queryFn: () => api.jobTracker.statistics(),
});

type Numbers = Pick<ApplicationStatistics, "sent" | "answered" | "medianDays">;
type Line = ApplicationStatistics["bySource"][number];

const columns: Column<Line>[] = [
  {
    id: "source",
    title: "Source",
    main: true,
    cell: ({ source }) => <SourceName source={sourceName(source)} />,
  },
  { id: "sent", title: "Sent", numeric: true, cell: ({ sent }) => sent },
  { id: "answered", title: "Answered", numeric: true, cell: (line) => answeredWords(line) },
  { id: "days", title: "Time to answer", numeric: true, cell: ({ medianDays }) => daysWords(medianDays) },
];

/** How many applications were answered and how soon, by source. */
export function Statistics() {
  return (
    <PaneBody space="md" label="Statistics">
      <Loaded
        of={useQuery(statistics)}
        rows={4}
        loading="Loading statistics"
        failed="Couldn’t load your statistics"
      >
        {(all) => (
          <Stack gap={8} className={styles.groups}>
            <StatList
              look="big"
              stats={[
                { label: "Sent", value: all.sent },
                { label: "Answered", value: answeredWords(all) },
                { label: "Time to answer", value: daysWords(all.medianDays), note: "Median" },
              ]}
            />
            <Section
              title="By source"
              description="An answer is a move to the next stage or a rejection. For other sites, it’s dated when you update the application."
            >
              <Table
                caption="Answers by source"
                columns={columns}
                rows={all.bySource}
                rowKey={({ source }) => source}
                empty={<p>Numbers appear here once you’ve sent an application.</p>}
              />
            </Section>
          </Stack>
        )}
      </Loaded>
    </PaneBody>
  );
}

/** "Marketplace" is what hiring teams call the jobs of this site. */
function sourceName(source: string) {
  return source === ("Marketplace" satisfies ApplicationSource) ? `Jobs on ${productName}` : source;
}

/** "3 (50%)" */
function answeredWords({ sent, answered }: Numbers) {
  return sent === 0 ? "–" : `${answered} (${Math.round((100 * answered) / sent)}%)`;
}

/** "6 days" */
export function daysWords(days: number | null) {
  if (days === null) return "–";
  return days < 1 ? "Under a day" : counted(Math.round(days), "day");
}
