import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./split.module.css";

type SplitProps = {
  /** The list to choose from. */
  list: ReactNode;
  /** What is chosen. */
  detail: ReactNode;
  /** A third pane beside it: a thread, notes. On a phone it is left out; use a Drawer there. */
  aside?: ReactNode;
  /** sm 300, md 320, lg 400, xl 448 px. */
  listWidth?: "sm" | "md" | "lg" | "xl";
  /** Which pane a phone shows: the URL knows whether something is open. "both" puts them below one another. */
  phone?: "list" | "detail" | "both";
};

/** A list and what is chosen from it, each scrolling by itself. Fill it with Panes. */
export function Split({ list, detail, aside, listWidth = "md", phone = "list" }: SplitProps) {
  return (
    <div className={clsx(styles.split, styles[listWidth], aside && styles.three, styles[`${phone}OnPhone`])}>
      <div className={styles.list}>{list}</div>
      <div className={styles.detail}>{detail}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
