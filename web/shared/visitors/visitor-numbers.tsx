import type { Visitors } from "#contract/tracking.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { BarChart } from "#ui/data/charts/bar-chart.tsx";
import { ColumnChart } from "#ui/data/charts/column-chart.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import styles from "./visitor-numbers.module.css";

const shown = (count: number) => count.toLocaleString("en-US");

/** How many came, from where, and how far they got. Only those who agreed are counted. */
export function VisitorNumbers({ of: { visitors, visits, sources, days } }: { of: Visitors }) {
  if (visits === 0)
    return (
      <EmptyState title="No visits counted in this period">
        Only visitors who agreed to be counted are in these numbers.
      </EmptyState>
    );
  const finished = sources.reduce((sum, each) => sum + each.finished, 0);
  const finding = findingOf(sources);
  return (
    <div className={styles.numbers}>
      <StatList
        look="big"
        stats={[
          { label: "Visitors", value: shown(visitors) },
          { label: "Visits", value: shown(visits) },
          { label: "Finished an application or a sign-up", value: shown(finished) },
        ]}
      />
      <VisitsByDay days={days} />
      <Section title="Where they came from" description={finding} line>
        <div className={styles.part}>
          <BarChart
            label={finding}
            bars={sources.map((each) => ({
              label: sourceWords(each.source),
              value: each.visitors,
              text: shown(each.visitors),
            }))}
          />
          <Sources sources={sources} />
        </div>
      </Section>
    </div>
  );
}

function dayWords(at: string) {
  return dateWords(at, { month: "long", day: "numeric", timeZone: "UTC" });
}

function VisitsByDay({ days }: Pick<Visitors, "days">) {
  const columns = days.map(({ day, visits }) => ({
    text: `${dayWords(day)}: ${counted(visits, "visit")}`,
    value: visits,
  }));
  const busiest = columns.toSorted((a, b) => b.value - a.value)[0];
  if (!busiest) return null;
  return (
    <Section title="Visits by day" description={`The busiest was ${busiest.text}`} line>
      <ColumnChart
        label={`Visits by day. The busiest was ${busiest.text}`}
        columns={columns}
        from={dayWords(days[0]!.day)}
        to="Today"
      />
    </Section>
  );
}

function Sources({ sources }: Pick<Visitors, "sources">) {
  return (
    <Table
      caption="Visitors by source"
      rows={sources}
      rowKey={({ source }) => source}
      columns={[
        { id: "source", title: "Source", main: true, cell: ({ source }) => sourceWords(source) },
        { id: "visitors", title: "Visitors", numeric: true, cell: (row) => shown(row.visitors) },
        { id: "visits", title: "Visits", numeric: true, cell: (row) => shown(row.visits) },
        { id: "started", title: "Started", numeric: true, cell: (row) => shown(row.started) },
        { id: "finished", title: "Finished", numeric: true, cell: (row) => shown(row.finished) },
      ]}
    />
  );
}

function sourceWords(source: string) {
  return source === "direct" ? "Typed, saved or unknown" : source;
}

/** The most and the best source in a sentence. */
function findingOf(sources: Visitors["sources"]) {
  const [first] = sources;
  const best = sources.toSorted((a, b) => b.finished - a.finished)[0];
  if (!first || !best) return "";
  const most = `Most visitors came by ${sourceWords(first.source)}: ${counted(first.visitors, "visitor")}.`;
  if (best.finished === 0) return `${most} No one finished an application yet.`;
  return `${most} ${sourceWords(best.source)} brought the most who finished: ${shown(best.finished)}.`;
}
