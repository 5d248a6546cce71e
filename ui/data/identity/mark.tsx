import clsx from "clsx";
import { Check, X } from "lucide-react";
import type { Fit } from "#ui/data/status/fit-marks.tsx";
import styles from "./mark.module.css";

type MarkProps = {
  fit: Fit;
  /** What a screen reader hears; null where words beside say it. */ label?: string | null;
};

const words = { met: "Met", unclear: "Unclear", missing: "Missing" };

/** One requirement: a tick, a question or a cross, told apart by shape. */
export function Mark({ fit, label = words[fit] }: MarkProps) {
  return (
    <span
      className={clsx(styles.mark, styles[fit])}
      role={label ? "img" : undefined}
      aria-label={label ?? undefined}
    >
      <Sign fit={fit} />
    </span>
  );
}

/** The sign alone, for a line of small print. */
export function Sign({ fit }: { fit: Fit }) {
  if (fit === "met") return <Check size={14} strokeWidth={2} aria-hidden="true" />;
  if (fit === "missing") return <X size={14} strokeWidth={2} aria-hidden="true" />;
  return (
    <span className={styles.question} aria-hidden="true">
      ?
    </span>
  );
}
