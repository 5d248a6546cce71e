import type { ComponentProps } from "react";
import clsx from "clsx";
import { gapClass } from "./space.ts";
import type { Gap } from "./space.ts";
import styles from "./space.module.css";

type GridProps = ComponentProps<"div"> & { columns?: 2 | 3 | 4; gap?: Gap };

/** Equal columns that become one on a phone (four become two). */
export function Grid({ columns = 2, gap = 6, className, ...props }: GridProps) {
  return (
    <div {...props} className={clsx(styles.grid, styles[`columns${columns}`], gapClass(gap), className)} />
  );
}
