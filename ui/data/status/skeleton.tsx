import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./skeleton.module.css";

type SkeletonProps = {
  /** text: a line; block: a picture or a card; circle: a face. */
  shape?: "text" | "title" | "block" | "circle";
  /** How much of the width. */
  width?: "full" | "most" | "half" | "third";
};

/** The shape of what is coming. */
export function Skeleton({ shape = "text", width = "full" }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape], styles[width])} aria-hidden="true" />;
}

/** Holds skeletons; they appear after 200 ms, so that quick answers show none. */
export function Loading({ label = "Loading", children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.loading} role="status">
      <span className="sr">{label}</span>
      {children}
    </div>
  );
}

/** Rows with a face and two lines each. */
export function ListSkeleton({ rows = 5, label }: { rows?: number; label?: string }) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" />
          <div className={styles.lines}>
            <Skeleton width={row % 2 === 0 ? "half" : "third"} />
            <Skeleton width={row % 3 === 0 ? "most" : "half"} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
