import { queryOptions, useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Link } from "#ui/controls/buttons/link.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { DaysChoice, useDays } from "#web/shared/lists/days-choice.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ClickPositions } from "./click-positions.tsx";
import styles from "./search-insights.module.css";

export const meta = siteMeta({ title: "Searches", path: "/admin/searches", hidden: true });

type Insights = Awaited<ReturnType<typeof api.search.insights>>;
const insights = (days: string) =>
  queryOptions({
    queryKey: ["search-insights", days],
    queryFn: () => api.search.insights({ query: { days: Number(days) } }),
  });

/** What people search for, what they do not find, and where they click. */
export default function SearchInsightsPage() {
  const days = useDays();
  const numbers = useQuery(insights(days));
  return (
    <>
      <PageHeader title="Searches" description="Queries only, never who searched">
        <div className={styles.period}>
          <DaysChoice />
        </div>
      </PageHeader>
      <PaneBody space="md" label="Searches in this period">
        <Loaded of={numbers} rows={8} loading="Loading searches" failed="Couldn’t load searches">
          {(data) =>
            data.searches > 0 ? (
              <Numbers data={data} />
            ) : (
              <EmptyState icon={SearchX} title={`No searches in the last ${days} days`}>
                Searches are counted from now on.
              </EmptyState>
            )
          }
        </Loaded>
      </PaneBody>
    </>
  );
}

function Numbers({ data: { searches, clicked, popular, withoutResult, positions } }: { data: Insights }) {
  const lost = withoutResult.reduce((sum, each) => sum + each.searches, 0);
  return (
    <div className={styles.page}>
      <StatList
        look="big"
        stats={[
          { label: "Searches", value: searches.toLocaleString("en-US") },
          { label: "Opened a result", value: percent(clicked, searches) },
          { label: "No results", value: lost.toLocaleString("en-US") },
        ]}
      />
      <div className={styles.columns}>
        <Section title="Popular" level={2}>
          <Table
            caption="Popular queries"
            columns={[
              { id: "query", title: "Query", main: true, cell: ({ query }) => <Query words={query} /> },
              { id: "searches", title: "Searches", numeric: true, cell: (row) => row.searches },
              {
                id: "clicks",
                title: "Results opened",
                numeric: true,
                cell: (row) => row.clicks,
              },
            ]}
            rows={popular}
            rowKey={({ query }) => query}
            empty={<EmptyState size="sm" title="No searches yet" />}
          />
        </Section>
        <div className={styles.side}>
          <Section title="No results" description="Candidates for new synonyms, or jobs you’re missing">
            <Table
              caption="Queries with no results"
              columns={[
                { id: "query", title: "Query", main: true, cell: ({ query }) => <Query words={query} /> },
                { id: "searches", title: "Searches", numeric: true, cell: (row) => row.searches },
              ]}
              rows={withoutResult}
              rowKey={({ query }) => query}
              empty={<EmptyState size="sm" title="Every search found something" />}
            />
          </Section>
          <Section title="Where people click" description="Position of the result people opened">
            <ClickPositions positions={positions} />
          </Section>
        </div>
      </div>
    </div>
  );
}

function Query({ words }: { words: string }) {
  return <Link href={`/jobs?${new URLSearchParams({ q: words })}`}>{words}</Link>;
}

function percent(part: number, whole: number) {
  return `${Math.round((100 * part) / whole)}%`;
}
