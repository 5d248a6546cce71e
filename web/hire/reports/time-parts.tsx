import type { Report, Spread } from "#contract/reports.ts";
import { answersFinding, durationWords, hireFinding, stagesFinding } from "#shared/reports/findings.ts";
import { RangeChart } from "#ui/data/charts/range-chart.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Counted, type PartProps, ReportPart } from "./report-part.tsx";
import { addressOfNumber } from "./reports.ts";

const spreadColumns = <Row extends { time: Spread | null }>() =>
  (["lower", "median", "upper"] as const).map((part) => ({
    id: part,
    title: { lower: "A quarter within", median: "Half within", upper: "Three quarters within" }[part],
    numeric: true,
    cell: ({ time }: Row) => (time ? durationWords(time[part]) : "–"),
  }));

export function StagesPart({ report, view }: PartProps) {
  const finding = stagesFinding(report);
  const opens = (number: "left" | "here", { stage, name }: Report["stages"][number], count: number) => (
    <Counted
      count={count}
      href={addressOfNumber(view, { number, step: stage })}
      of={`${number === "here" ? "now in" : "left"} ${name}`}
    />
  );
  return (
    <ReportPart
      title="Time in stage"
      finding={finding}
      chart={
        <RangeChart
          label={finding}
          ranges={report.stages.flatMap(({ name, time }) =>
            time ? [{ label: name, ...time, text: durationWords(time.median) }] : [],
          )}
        />
      }
      table={
        <Table
          caption="How long people stay in each stage"
          rows={report.stages}
          rowKey={({ stage }) => stage}
          columns={[
            { id: "stage", title: "Stage", main: true, cell: ({ name }) => name },
            { id: "here", title: "Now", numeric: true, cell: (row) => opens("here", row, row.here) },
            {
              id: "left",
              title: "Left",
              numeric: true,
              cell: (row) => opens("left", row, row.time?.count ?? 0),
            },
            ...spreadColumns<Report["stages"][number]>(),
          ]}
        />
      }
    />
  );
}

/** From the application to the hire, and to the first decision. */
export function TimesPart({ report, view }: PartProps) {
  const rows = [
    {
      id: "hire",
      name: "Time to hire",
      time: report.timeToHire,
      href: addressOfNumber(view, { number: "reached", step: "hired" }),
    },
    {
      id: "answer",
      name: "Time to first answer",
      time: report.answers,
      href: addressOfNumber(view, { number: "answered" }),
    },
  ];
  const finding = `${answersFinding(report)} ${hireFinding(report)}`;
  return (
    <ReportPart
      title="Time to answer and to hire"
      finding={finding}
      chart={
        <RangeChart
          label={finding}
          ranges={rows.flatMap(({ name, time }) =>
            time ? [{ label: name, ...time, text: durationWords(time.median) }] : [],
          )}
        />
      }
      table={
        <Table
          caption="How long answers and hires take"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            { id: "name", title: "Time", main: true, cell: ({ name }) => name },
            {
              id: "count",
              title: "People",
              numeric: true,
              cell: ({ name, time, href }) => <Counted count={time?.count ?? 0} href={href} of={name} />,
            },
            ...spreadColumns<(typeof rows)[number]>(),
          ]}
        />
      }
    />
  );
}
