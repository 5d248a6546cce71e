import type { ReactNode } from "react";
import styles from "./queue-place.module.css";

/** Where the open row stands on its list: "Backend engineer 3 of 12". */
export function QueuePlace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className={styles.place}>
      <b>{title}</b> <span>{children}</span>
    </p>
  );
}
