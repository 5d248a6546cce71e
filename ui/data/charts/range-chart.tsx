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

const rowHeight = 44;

/** Where the middle half of all cases lies, with the median as a mark. */
export function RangeChart({ label, ranges }: RangeChartProps) {
  const most = Math.max(1, ...ranges.map(({ upper }) => upper));
  const at = (value: number) => (100 * value) / most;
  return (
    <svg className={styles.chart} role="img" aria-label={label} height={ranges.length * rowHeight}>
      {ranges.map((range, row) => (
        <svg key={range.label} y={row * rowHeight} width="100%" height={rowHeight}>
          <text x="0" y="14" className={styles.label}>
            {range.label}
          </text>
          <text x="100%" y="14" className={styles.value}>
            {range.text}
          </text>
          <rect y="22" width="100%" height="10" rx="3" className={styles.track} />
          <rect
            x={`${at(range.lower)}%`}
            y="22"
            width={`${Math.max(0.5, at(range.upper - range.lower))}%`}
            height="10"
            rx="3"
            className={styles.range}
          />
          <svg x={`${at(range.median)}%`} y="19" width="3" height="16" overflow="visible">
            <rect x={range.median === 0 ? 0 : -3} width="3" height="16" rx="1" className={styles.bar} />
          </svg>
        </svg>
      ))}
    </svg>
  );
}
