import type { ComponentProps } from "react";
import clsx from "clsx";
import { gapClass } from "./space.ts";
import type { Gap } from "./space.ts";
import styles from "./space.module.css";

type StackProps = ComponentProps<"div"> & { gap?: Gap; align?: "start" | "center" | "end" };

/** Things below one another. */
export function Stack({ gap = 4, align, className, ...props }: StackProps) {
  return <div {...props} className={clsx(styles.stack, gapClass(gap), align && styles[align], className)} />;
}
