import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./detail-header.module.css";

type DetailHeaderProps = {
  /** A face or a mark. */
  leading?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Facts or a link at the end of the line; below on a phone. */
  aside?: ReactNode;
  /** 1 where the page has no other title, as on a phone or a page of its own. */
  level?: 1 | 2;
  size?: "md" | "lg";
};

/** Who or what a detail pane is about. */
export function DetailHeader({ leading, title, text, aside, level = 2, size = "md" }: DetailHeaderProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <header className={clsx(styles.header, styles[size])}>
      {leading}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  );
}
