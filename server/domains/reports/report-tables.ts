import { type AdCosts, type OfferOutcome, type Report, waits } from "#contract/reports.ts";
import { type Cell, writeCsv } from "#server/texts/write-csv.ts";
import { type Money, wholeUnits } from "#shared/money/money.ts";

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

const outcomeNames: Record<OfferOutcome, string> = {
  accepted: "Accepted",
  declined: "Declined",
  waiting: "Waiting for an answer",
  ended: "Expired or withdrawn",
};

const adHead = [
  "Job board",
  "Clicks",
  "Applied",
  "Hired",
  "Currency",
  "Spent",
  "Cost per click",
  "Cost per applicant",
  "Cost per hire",
];
/** A row for each currency, since they are never added together. */
function rowsOfAd({ name, clicks, applied, hired, spent, ...costs }: AdCosts): Cell[][] {
  const units = (cost: Money | null) => cost && wholeUnits(cost.amount, cost.currency);
  const paid = spent.length > 0 ? spent : [null];
  return paid.map((cost) => [
    name,
    clicks,
    applied,
    hired,
    cost?.currency ?? null,
    units(cost),
    units(costs.perClick),
    units(costs.perApplicant),
    units(costs.perHire),
  ]);
}

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
    ...tablesOfPeople(report),
  ];
}

function tablesOfPeople({ offers, interviewers, ads }: Report): ReportTable[] {
  return [
    {
      title: "Offers",
      head: ["Outcome", "People"],
      rows: offers.map(({ outcome, count }) => [outcomeNames[outcome], count]),
    },
    {
      title: "Interviewers",
      head: ["Interviewer", "People met", "People to meet", "Hours"],
      rows: interviewers.map(({ fullName, met, booked, minutes }) => [
        fullName,
        met,
        booked,
        Math.round(minutes / 6) / 10,
      ]),
    },
    { title: "Ads", head: adHead, rows: ads.flatMap(rowsOfAd) },
  ];
}

/** Tables below each other, as text for spreadsheets. */
export function csvOf(tables: readonly ReportTable[]) {
  const lines = tables.flatMap(({ title, head, rows }) => [[title], head, ...rows, []]);
  return writeCsv(lines);
}
