import type { ReactNode } from "react";
import clsx from "clsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./badge.module.css";

type BadgeProps = {
  tone?: "outline" | "quiet" | "good" | "warn" | "bad" | "info" | "fill";
  icon?: LucideIcon;
  children: ReactNode;
};

/** A word about a thing: its state, its kind. */
export function Badge({ tone = "quiet", icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  );
}
