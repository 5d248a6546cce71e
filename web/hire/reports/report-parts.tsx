import { SourceName } from "#web/shared/applications/source-name.tsx";
import type { Wait } from "#contract/reports.ts";
import { funnelFinding, owedFinding, percentWords, sourcesFinding } from "#shared/reports/findings.ts";
import { BarChart } from "#ui/data/charts/bar-chart.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Counted, type PartProps, ReportPart } from "./report-part.tsx";
import { addressOfNumber } from "./reports.ts";
import { waitWords } from "./number-words.ts";

const shown = (count: number) => count.toLocaleString("en-US");

export function FunnelPart({ report, view }: PartProps) {
  const finding = funnelFinding(report);
  return (
    <ReportPart
      title="Funnel"
      finding={finding}
      chart={
        <BarChart
          label={finding}
          bars={report.funnel.map(({ name, count }) => ({ label: name, value: count, text: shown(count) }))}
        />
      }
      table={
        <Table
          caption="How many came how far"
          rows={report.funnel}
          rowKey={({ step }) => step}
          columns={[
            { id: "step", title: "Step", main: true, cell: ({ name }) => name },
            {
              id: "count",
              title: "People",
              numeric: true,
              cell: ({ step, name, count }) => (
                <Counted count={count} href={addressOfNumber(view, { number: "reached", step })} of={name} />
              ),
            },
            {
              id: "share",
              title: "Of all",
              numeric: true,
              cell: ({ count }) => percentWords(count, report.applied),
            },
          ]}
        />
      }
    />
  );
}

export function SourcesPart({ report, view }: PartProps) {
  const finding = sourcesFinding(report);
  const counted = (source: string, step: string, count: number) => (
    <Counted
      count={count}
      href={addressOfNumber({ ...view, source }, { number: "reached", step })}
      of={`${source}, ${step}`}
    />
  );
  return (
    <ReportPart
      title="Sources"
      finding={finding}
      chart={
        <BarChart
          label={finding}
          most={100}
          bars={report.sources.map(({ source, applied, interview }) => ({
            label: source,
            value: (100 * interview) / applied,
            text: `${percentWords(interview, applied)} reached an interview`,
          }))}
        />
      }
      table={
        <Table
          caption="How far people came from each source"
          rows={report.sources}
          rowKey={({ source }) => source}
          columns={[
            {
              id: "source",
              title: "Source",
              main: true,
              cell: ({ source }) => <SourceName source={source} />,
            },
            {
              id: "applied",
              title: "Applied",
              numeric: true,
              cell: ({ source, applied }) => counted(source, "applied", applied),
            },
            {
              id: "interview",
              title: "Interview",
              numeric: true,
              cell: ({ source, interview }) => counted(source, "interview", interview),
            },
            {
              id: "hired",
              title: "Hired",
              numeric: true,
              cell: ({ source, hired }) => counted(source, "hired", hired),
            },
          ]}
        />
      }
    />
  );
}

export function OwedPart({ report, view }: PartProps) {
  const finding = owedFinding(report);
  const words = (wait: Wait) => waitWords[wait];
  return (
    <ReportPart
      title="Waiting for an answer"
      finding={`${finding} This counts everyone, whenever they applied.`}
      chart={
        <BarChart
          label={finding}
          bars={report.owed.map(({ wait, count }) => ({
            label: words(wait),
            value: count,
            text: shown(count),
          }))}
        />
      }
      table={
        <Table
          caption="People waiting for an answer"
          rows={report.owed}
          rowKey={({ wait }) => wait}
          columns={[
            { id: "wait", title: "Waiting", main: true, cell: ({ wait }) => words(wait) },
            {
              id: "count",
              title: "People",
              numeric: true,
              cell: ({ wait, count }) => (
                <Counted
                  count={count}
                  href={addressOfNumber(view, { number: "owed", wait })}
                  of={words(wait)}
                />
              ),
            },
          ]}
        />
      }
    />
  );
}
