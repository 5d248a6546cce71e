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

const rowHeight = 44;

/** Amounts below each other, to be compared by their length. */
export function BarChart({
  label,
  bars,
  most = Math.max(1, ...bars.map(({ value }) => value)),
}: BarChartProps) {
  return (
    <svg className={styles.chart} role="img" aria-label={label} height={bars.length * rowHeight}>
      {bars.map((bar, row) => (
        <svg key={bar.label} y={row * rowHeight} width="100%" height={rowHeight}>
          <text x="0" y="14" className={styles.label}>
            {bar.label}
          </text>
          <text x="100%" y="14" className={styles.value}>
            {bar.text}
          </text>
          <rect y="22" width="100%" height="10" rx="3" className={styles.track} />
          {bar.value > 0 && (
            <rect
              y="22"
              width={`${(100 * bar.value) / Math.max(most, 1)}%`}
              height="10"
              rx="3"
              className={styles.bar}
            />
          )}
        </svg>
      ))}
    </svg>
  );
}
