import { ChartRows } from "./chart-rows.tsx";
import styles from "./charts.module.css";

export type Bar = {
  label: string;
  value: number;
  /** What stands at the end of the label's line: the number as people read it. */
  text: string;
};

type BarChartProps = {
  /** What the chart says, for those who do not see it. */
  label: string;
  bars: readonly Bar[];
  /** What fills the whole width; the largest bar otherwise. */
  most?: number;
};

/** Amounts below each other, to be compared by their length. */
export function BarChart({
  label,
  bars,
  most = Math.max(1, ...bars.map(({ value }) => value)),
}: BarChartProps) {
  return (
    <ChartRows
      label={label}
      rows={bars}
      draw={({ value }) =>
        value > 0 && (
          <rect
            y="22"
            width={`${(100 * value) / Math.max(most, 1)}%`}
            height="10"
            rx="3"
            className={styles.bar}
          />
        )
      }
    />
  );
}
