import styles from "./charts.module.css";

export interface Column {
  /** What a pointer over it reads: "November 20: 3 visits". */
  text: string;
  value: number;
}
interface ColumnChartProps {
  /** What the chart says, for those who do not see it. */
  label: string;
  columns: readonly Column[];
  /** Below the first column and below the last. */
  from: string;
  to: string;
}
const height = 100;

/** Amounts beside each other in the order of time, to see when there was much and when little. */
export function ColumnChart({ label, columns, from, to }: ColumnChartProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  return (
    <figure className={styles.columns}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${columns.length} ${height}`}
        preserveAspectRatio="none"
        className={styles.field}
      >
        {columns.map(({ text, value }, at) => {
          const tall = (height * value) / most;
          return (
            <g key={text}>
              <title>{text}</title>
              <rect x={at} width="1" height={height} className={styles.slot} />
              <rect x={at + 0.12} y={height - tall} width="0.76" height={tall} className={styles.bar} />
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.ends}>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
