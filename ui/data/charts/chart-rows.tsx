import type { ReactNode } from "react";
import styles from "./charts.module.css";

interface ChartRow {
  label: string;
  /** What stands at the end of the label's line: the number as people read it. */
  text: string;
}

interface ChartRowsProps<Row extends ChartRow> {
  /** What the chart says, for those who do not see it. */
  label: string;
  rows: readonly Row[];
  /** What is drawn on the track of a row. */
  draw: (row: Row) => ReactNode;
}

const rowHeight = 44;

/** Rows below each other, each a line of words over a track. */
export function ChartRows<Row extends ChartRow>({ label, rows, draw }: ChartRowsProps<Row>) {
  return (
    <svg className={styles.chart} role="img" aria-label={label} height={rows.length * rowHeight}>
      {rows.map((row, at) => (
        <svg key={row.label} y={at * rowHeight} width="100%" height={rowHeight}>
          <text x="0" y="14" className={styles.label}>
            {row.label}
          </text>
          <text x="100%" y="14" className={styles.value}>
            {row.text}
          </text>
          <rect y="22" width="100%" height="10" rx="3" className={styles.track} />
          {draw(row)}
        </svg>
      ))}
    </svg>
  );
}
