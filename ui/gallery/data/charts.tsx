import { BarChart } from "#ui/data/charts/bar-chart.tsx";
import { ColumnChart } from "#ui/data/charts/column-chart.tsx";
import { RangeChart } from "#ui/data/charts/range-chart.tsx";
import { Stack } from "#ui/layout/stack.tsx";

export function Charts() {
  return (
    <Stack>
      <BarChart
        label="42 people applied, 9 reached an interview"
        bars={[
          { label: "Applied", value: 42, text: "42" },
          { label: "Interview", value: 9, text: "9" },
          { label: "Hired", value: 0, text: "0" },
        ]}
      />
      <RangeChart
        label="People spend the most time in Interview"
        ranges={[
          { label: "Screen", lower: 10, median: 20, upper: 60, text: "20 hours" },
          { label: "Interview", lower: 48, median: 120, upper: 200, text: "5 days" },
        ]}
      />
      <ColumnChart
        label="Visits by day. The busiest was November 20: 9 visits"
        columns={[
          { text: "November 19: 4 visits", value: 4 },
          { text: "November 20: 9 visits", value: 9 },
          { text: "November 21: 0 visits", value: 0 },
        ]}
        from="November 19"
        to="Today"
      />
    </Stack>
  );
}
