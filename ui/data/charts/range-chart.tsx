import { ChartRows } from "./chart-rows.tsx";
import styles from "./charts.module.css";

export type Range = {
  label: string;
  lower: number;
  median: number;
  upper: number;
  /** What stands at the end of the label's line: the median as people read it. */
  text: string;
};

type RangeChartProps = {
  /** What the chart says, for those who do not see it. */
  label: string;
  ranges: readonly Range[];
};

/** Where the middle half of all cases lies, with the median as a mark. */
export function RangeChart({ label, ranges }: RangeChartProps) {
  const most = Math.max(1, ...ranges.map(({ upper }) => upper));
  const at = (value: number) => (100 * value) / most;
  return (
    <ChartRows
      label={label}
      rows={ranges}
      draw={({ lower, median, upper }) => (
        <>
          <rect
            x={`${at(lower)}%`}
            y="22"
            width={`${Math.max(0.5, at(upper - lower))}%`}
            height="10"
            rx="3"
            className={styles.range}
          />
          <svg x={`${at(median)}%`} y="19" width="3" height="16" overflow="visible">
            <rect x={median === 0 ? 0 : -3} width="3" height="16" rx="1" className={styles.bar} />
          </svg>
        </>
      )}
    />
  );
}
