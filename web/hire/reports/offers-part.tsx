import type { OfferOutcome } from "#contract/reports.ts";
import { interviewersFinding, offersFinding } from "#shared/reports/findings.ts";
import { BarChart } from "#ui/data/charts/bar-chart.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Counted, type PartProps, ReportPart } from "./report-part.tsx";
import { outcomeWords } from "./number-words.ts";
import { addressOfNumber } from "./reports.ts";

export function OffersPart({ report, view }: PartProps) {
  const finding = offersFinding(report);
  const words = (outcome: OfferOutcome) => outcomeWords[outcome];
  return (
    <ReportPart
      title="Offers"
      finding={finding}
      chart={
        <BarChart
          label={finding}
          bars={report.offers.map(({ outcome, count }) => ({
            label: words(outcome),
            value: count,
            text: count.toLocaleString("en-US"),
          }))}
        />
      }
      table={
        <Table
          caption="What became of the last offer to each person"
          rows={report.offers}
          rowKey={({ outcome }) => outcome}
          columns={[
            { id: "outcome", title: "Offer", main: true, cell: ({ outcome }) => words(outcome) },
            {
              id: "count",
              title: "People",
              numeric: true,
              cell: ({ outcome, count }) => (
                <Counted
                  count={count}
                  href={addressOfNumber(view, { number: "offered", step: outcome })}
                  of={`offers: ${words(outcome)}`}
                />
              ),
            },
          ]}
        />
      }
    />
  );
}

const hoursText = (minutes: number) => `${(Math.round(minutes / 6) / 10).toLocaleString("en-US")} h`;

export function InterviewersPart({ report, view }: PartProps) {
  const finding = interviewersFinding(report);
  const opens = (
    number: "met" | "booked",
    { userId, fullName, ...row }: (typeof report.interviewers)[number],
  ) => (
    <Counted
      count={row[number]}
      href={addressOfNumber(view, { number, step: userId })}
      of={`${number === "met" ? "met" : "to be met"} by ${fullName}`}
    />
  );
  return (
    <ReportPart
      title="Interviewers"
      finding={finding}
      chart={
        report.interviewers.length > 0 && (
          <BarChart
            label={finding}
            bars={report.interviewers.map(({ fullName, minutes }) => ({
              label: fullName,
              value: minutes,
              text: hoursText(minutes),
            }))}
          />
        )
      }
      table={
        report.interviewers.length > 0 && (
          <Table
            caption="Whom each interviewer meets"
            rows={report.interviewers}
            rowKey={({ userId }) => userId}
            columns={[
              { id: "name", title: "Interviewer", main: true, cell: ({ fullName }) => fullName },
              { id: "met", title: "Met", numeric: true, cell: (row) => opens("met", row) },
              { id: "booked", title: "To meet", numeric: true, cell: (row) => opens("booked", row) },
              { id: "hours", title: "Time", numeric: true, cell: ({ minutes }) => hoursText(minutes) },
            ]}
          />
        )
      }
    />
  );
}
