import type { FairnessOutcome, FairnessReport } from "#contract/fairness-reports.ts";
import { Table } from "#ui/data/lists/table.tsx";
import { Badge } from "#ui/data/status/badge.tsx";

type Category = FairnessReport["tables"][number]["categories"][number];
/** The rule of thumb of US federal guidelines (29 CFR § 1607.4 D). */
const fourFifths = 0.8;

/** One line for each category, with both rates and both impact ratios. */
export function RatioTable({ caption, categories }: { caption: string; categories: readonly Category[] }) {
  return (
    <Table
      caption={caption}
      rows={categories}
      rowKey={({ category }) => category}
      columns={[
        { id: "category", title: "Category", main: true, cell: ({ category }) => category },
        {
          id: "people",
          title: "People",
          numeric: true,
          cell: ({ numbers }) => numbers?.people.toLocaleString("en-US") ?? "Not shown",
        },
        {
          id: "selected",
          title: "Moved forward",
          numeric: true,
          cell: ({ numbers }) => numbers && rateWords(numbers.selected),
        },
        {
          id: "selectionRatio",
          title: "Impact ratio (selection)",
          numeric: true,
          cell: ({ numbers }) => numbers && <Ratio of={numbers.selected} small={numbers.small} />,
        },
        {
          id: "aboveMedian",
          title: "Score above the median",
          numeric: true,
          cell: ({ numbers }) => numbers && rateWords(numbers.aboveMedian),
        },
        {
          id: "scoringRatio",
          title: "Impact ratio (scores)",
          numeric: true,
          cell: ({ numbers }) => numbers && <Ratio of={numbers.aboveMedian} small={numbers.small} />,
        },
      ]}
    />
  );
}

function rateWords({ rate, count }: FairnessOutcome) {
  const percent = rate.toLocaleString("en-US", { style: "percent", maximumFractionDigits: 1 });
  return `${percent} (${count.toLocaleString("en-US")})`;
}

function Ratio({ of: { ratio }, small }: { of: FairnessOutcome; small: boolean }) {
  if (ratio === null) return small ? "Under 2%" : "None";
  const words = ratio.toFixed(3);
  return ratio < fourFifths ? <Badge tone="warn">{words}, below 0.80</Badge> : words;
}
