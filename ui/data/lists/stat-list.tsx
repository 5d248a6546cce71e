import type { ReactNode } from "react";
import clsx from "clsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./stat-list.module.css";

export type Stat = {
  label: string;
  value: ReactNode;
  /** A line below: "plus 0.1–0.2% equity". */ note?: ReactNode;
  icon?: LucideIcon;
};

type StatListProps = {
  stats: readonly Stat[];
  /** facts: between hairlines across the width; inline: at the end of a head; big: numbers that are the content. */
  look?: "facts" | "inline" | "big";
};

/** What is to know about a thing, named. */
export function StatList({ stats, look = "facts" }: StatListProps) {
  return (
    <dl className={clsx(styles.stats, styles[look])}>
      {stats.map((stat) => (
        <div key={stat.label} className={styles.stat}>
          <dt className={styles.label}>
            {stat.icon && <Icon of={stat.icon} size="sm" />}
            {stat.label}
          </dt>
          <dd className={styles.value}>{stat.value}</dd>
          {stat.note && <dd className={styles.note}>{stat.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
