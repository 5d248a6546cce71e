import { type Report, waits } from "#contract/reports.ts";

export type Cell = string | number | null;
export interface ReportTable {
  title: string;
  head: string[];
  rows: Cell[][];
}

const waitNames: Record<(typeof waits)[number], string> = {
  short: "Up to 3 days",
  week: "4 to 7 days",
  long: "More than 7 days",
};
const spread = ["People", "Lower quartile (hours)", "Median (hours)", "Upper quartile (hours)"];

/** The numbers of a report as tables, to be saved. */
export function tablesOf(report: Report): ReportTable[] {
  const cellsOf = (time: Report["timeToHire"]) =>
    time ? [time.count, time.lower, time.median, time.upper] : [0, null, null, null];
  return [
    {
      title: "Funnel",
      head: ["Step", "Applications"],
      rows: report.funnel.map(({ name, count }) => [name, count]),
    },
    {
      title: "Time in stage",
      head: ["Stage", "There now", ...spread],
      rows: report.stages.map(({ name, here, time }) => [name, here, ...cellsOf(time)]),
    },
    {
      title: "Time to hire and to answer",
      head: ["What", ...spread],
      rows: [
        ["Time to hire", ...cellsOf(report.timeToHire)],
        ["Time to first answer", ...cellsOf(report.answers)],
      ],
    },
    {
      title: "Sources",
      head: ["Source", "Applied", "Reached interview", "Hired"],
      rows: report.sources.map(({ source, applied, interview, hired }) => [
        source,
        applied,
        interview,
        hired,
      ]),
    },
    {
      title: "Waiting for an answer",
      head: ["Waiting", "People"],
      rows: report.owed.map(({ wait, count }) => [waitNames[wait], count]),
    },
  ];
}

/** Tables below each other, as text for spreadsheets. */
export function csvOf(tables: readonly ReportTable[]) {
  const lines = tables.flatMap(({ title, head, rows }) => [[title], head, ...rows, []]);
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(",")).join("\r\n")}`;
}

/** Spreadsheets run a cell that begins like a formula, so such a text gets a quote before it. */
function csvCell(cell: Cell) {
  if (typeof cell === "number" || cell === null) return String(cell ?? "");
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
