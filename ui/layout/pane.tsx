import type { ReactNode, Ref } from "react";
import clsx from "clsx";
import styles from "./pane.module.css";

type PaneProps = { label?: string; children: ReactNode; className?: string };

/** A column with a head, a body that scrolls and a foot that stays. */
export function Pane({ label, children, className }: PaneProps) {
  return (
    <section className={clsx(styles.pane, className)} aria-label={label}>
      {children}
    </section>
  );
}

type PaneHeadProps = { children: ReactNode; tall?: boolean };

/** The line above a detail: where it is from, what else can be done. */
export function PaneHead({ children, tall }: PaneHeadProps) {
  return <div className={clsx(styles.head, tall && styles.tall)}>{children}</div>;
}

type PaneBodyProps = {
  children: ReactNode;
  /** none: for lists that bring their own space. */
  space?: "none" | "sm" | "md" | "lg";
  /** A body that scrolls and holds nothing to focus needs a name of its own. */
  label?: string;
  /** The element that scrolls. */
  ref?: Ref<HTMLDivElement>;
};

export function PaneBody({ children, space = "md", label, ref }: PaneBodyProps) {
  const reachable = label ? { role: "region", "aria-label": label, tabIndex: 0 } : {};
  return (
    <div ref={ref} className={clsx(styles.body, styles[space])} {...reachable}>
      {children}
    </div>
  );
}

type PaneFootProps = { children: ReactNode; space?: "sm" | "md" | "lg"; className?: string };

/** The actions on what the pane shows; they never move. */
export function PaneFoot({ children, space = "md", className }: PaneFootProps) {
  return <div className={clsx(styles.foot, styles[`${space}Foot`], className)}>{children}</div>;
}
