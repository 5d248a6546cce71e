import type { AdCosts } from "#contract/reports.ts";
import { type Money, formatMoney } from "#shared/money/money.ts";
import { adsFinding } from "#shared/reports/findings.ts";
import { BarChart } from "#ui/data/charts/bar-chart.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Counted, type PartProps, ReportPart } from "./report-part.tsx";
import { addressOfNumber } from "./reports.ts";

const money = (cost: Money | null) => (cost ? formatMoney(cost) : "–");

/** What ads cost on each exchange and brought; a chart of clicks, since costs may be of several currencies. */
export function AdsPart({ report, view }: PartProps) {
  const finding = adsFinding(report);
  const people = ({ name }: AdCosts, step: "applied" | "hired", count: number) => (
    <Counted
      count={count}
      href={addressOfNumber({ ...view, source: name }, { number: "reached", step })}
      of={`${name}, ${step} through an ad`}
    />
  );
  return (
    <ReportPart
      title="Ads on other sites"
      wide
      finding={`${finding} Costs and clicks are those of the chosen days.`}
      chart={
        <BarChart
          label={finding}
          bars={report.ads.map(({ name, clicks }) => ({
            label: name,
            value: clicks,
            text: `${clicks.toLocaleString("en-US")} clicks`,
          }))}
        />
      }
      table={
        <Table
          caption="What ads cost and brought"
          rows={report.ads}
          rowKey={({ exchangeId }) => exchangeId}
          columns={[
            { id: "name", title: "Job board", main: true, cell: ({ name }) => name },
            {
              id: "spent",
              title: "Spent",
              numeric: true,
              cell: ({ spent }) => spent.map(formatMoney).join(" and ") || "–",
            },
            { id: "click", title: "Per click", numeric: true, cell: ({ perClick }) => money(perClick) },
            {
              id: "applied",
              title: "Applied",
              numeric: true,
              cell: (ad) => people(ad, "applied", ad.applied),
            },
            {
              id: "applicant",
              title: "Per applicant",
              numeric: true,
              cell: ({ perApplicant }) => money(perApplicant),
            },
            { id: "hired", title: "Hired", numeric: true, cell: (ad) => people(ad, "hired", ad.hired) },
            { id: "hire", title: "Per hire", numeric: true, cell: ({ perHire }) => money(perHire) },
          ]}
        />
      }
    />
  );
}
