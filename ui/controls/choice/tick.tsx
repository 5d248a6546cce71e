import type { ReactNode } from "react";
import clsx from "clsx";
import styles from "./tick.module.css";

export interface TickProps {
  /** Who is selected by it: "Select Rania Zaidan". */
  label: string;
  checked: boolean;
  /** Some row of the list is selected, so all boxes show. */
  shown: boolean;
  /** With Shift everything since the last choice is meant. */
  onToggle: (how: { range: boolean }) => void;
}

/** A face that turns into a box to tick when someone comes near, and stays one while rows are being selected. */
export function Tick({ label, checked, shown, onToggle, children }: TickProps & { children: ReactNode }) {
  return (
    <span className={clsx(styles.tick, (shown || checked) && styles.shown)}>
      <span className={styles.face}>{children}</span>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={label}
          checked={checked}
          onClick={({ shiftKey }) => onToggle({ range: shiftKey })}
          readOnly
        />
      </label>
    </span>
  );
}
