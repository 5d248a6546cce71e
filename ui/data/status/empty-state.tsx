import type { ReactNode } from "react";
import clsx from "clsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./empty-state.module.css";

type EmptyStateProps = {
  icon?: LucideIcon;
  /** What belongs here. */
  title: string;
  /** How it gets here. */
  children?: ReactNode;
  /** The one thing that fills it. */
  action?: ReactNode;
  size?: "sm" | "md";
};

/** A place with nothing in it yet, or a failure that offers "Try again". */
export function EmptyState({ icon, title, children, action, size = "md" }: EmptyStateProps) {
  return (
    <div className={clsx(styles.empty, styles[size])}>
      {icon && <Icon of={icon} size="lg" className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
