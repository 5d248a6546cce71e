import type { ReactNode } from "react";
import styles from "./quote.module.css";

/** What someone wrote, as they wrote it. */
export function Quote({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>;
}
