import type { ComponentProps } from "react";
import clsx from "clsx";
import { gapClass } from "./space.ts";
import type { Gap } from "./space.ts";
import styles from "./space.module.css";

type RowProps = ComponentProps<"div"> & {
  gap?: Gap;
  align?: "start" | "center" | "end" | "baseline";
  justify?: "between" | "right" | "middle";
  wrap?: boolean;
};

/** Things beside one another. */
export function Row({ gap = 2, align = "center", justify, wrap, className, ...props }: RowProps) {
  const look = clsx(
    styles.row,
    gapClass(gap),
    styles[align],
    justify && styles[justify],
    wrap && styles.wrap,
  );
  return <div {...props} className={clsx(look, className)} />;
}
