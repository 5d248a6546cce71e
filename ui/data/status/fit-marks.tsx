import clsx from "clsx";
import styles from "./fit-marks.module.css";

export type Fit = "met" | "unclear" | "missing";

type FitMarksProps = { fits: readonly Fit[]; size?: "sm" | "md" | "lg" };

/** A count, never a percentage: met is full, unclear is half, missing is hollow. */
export function FitMarks({ fits, size = "md" }: FitMarksProps) {
  return (
    <span className={clsx(styles.fit, styles[size])} role="img" aria-label={fitWords(fits)}>
      {fits.map((fit, index) => (
        <i key={index} className={styles[fit]} />
      ))}
    </span>
  );
}

export function fitWords(fits: readonly Fit[]): string {
  const count = (wanted: Fit) => fits.filter((fit) => fit === wanted).length;
  return `${count("met")} met, ${count("unclear")} unclear, ${count("missing")} missing`;
}
