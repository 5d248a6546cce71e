import { type ReactNode, useRef, useState } from "react";
import styles from "./virtual-rows.module.css";

type VirtualRowsProps = {
  label: string;
  count: number;
  /** All rows are as high, so that thousands of them cost nothing. */
  rowHeight: number;
  /** How high the list becomes before it scrolls. */
  maxHeight: number;
  keyOf: (index: number) => string | number;
  children: (index: number) => ReactNode;
};
const more = 6;

/** A long list of which only the rows in view are drawn. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, count, rowHeight, maxHeight, keyOf, children } = props;
  const [top, setTop] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const height = Math.min(maxHeight, count * rowHeight);
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / rowHeight)) - more);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + more);
  return (
    <div
      ref={view}
      className={styles.view}
      style={{ height }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <div role="list" aria-label={label} className={styles.all} style={{ height: count * rowHeight }}>
        {Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at).map((index) => (
          <div
            key={keyOf(index)}
            role="listitem"
            aria-setsize={count}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ top: index * rowHeight, height: rowHeight }}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
