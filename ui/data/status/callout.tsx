import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./callout.module.css";

type CalloutProps = {
  /** info: good to know; warn: to be looked at. */
  tone: "info" | "warn";
  /** ul: for several lines that are items. */
  as?: "p" | "div" | "ul";
  /** status: it comes while the screen is read. */
  role?: "status" | "note";
  /** Its place on the screen: margins and how its parts stand. */
  className?: string;
  children: ReactNode;
};

/** A few words in a box of their own, beside what they are about. */
export function Callout({ tone, as: Part = "p", role, className, children }: CalloutProps) {
  return (
    <Part role={role} className={clsx(styles.callout, styles[tone], className)}>
      {children}
    </Part>
  );
}
