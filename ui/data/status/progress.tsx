import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./progress.module.css";

type ProgressProps = {
  /** What goes on: "Importing people". */
  label: string;
  value: number;
  /** Left out while nobody knows how much there is. */
  max?: number;
  /** Beside the label instead of "120 of 800". */
  note?: ReactNode;
  tone?: "plain" | "good" | "bad";
};

const numbers = new Intl.NumberFormat("en-US");

/** Long work, with counts. */
export function Progress({ label, value, max, note, tone = "plain" }: ProgressProps) {
  const known = max === undefined ? {} : { value, max: Math.max(max, 1) };
  const counts =
    max === undefined ? numbers.format(value) : `${numbers.format(value)} of ${numbers.format(max)}`;
  return (
    <div className={styles.progress}>
      <div className={styles.top}>
        <span className={styles.label}>{label}</span>
        <span className={styles.note}>{note ?? counts}</span>
      </div>
      <progress className={clsx(styles.bar, styles[tone])} {...known} aria-label={label} />
    </div>
  );
}

type StepsProps = { label: string; done: number; of: number };

/** A few things, one mark each: three of today's ten are decided. */
export function Steps({ label, done, of }: StepsProps) {
  return (
    <div className={styles.steps} role="img" aria-label={`${label}: ${done} of ${of}`}>
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={clsx(index < done && styles.done)} />
      ))}
    </div>
  );
}
