import type { ComponentProps } from "react";
import clsx from "clsx";
import styles from "./card.module.css";

type CardProps = ComponentProps<"div"> & { space?: "none" | "sm" | "md" | "lg" };

/** One thing in a frame of its own. Never inside another card. */
export function Card({ space = "md", className, ...props }: CardProps) {
  return <div {...props} className={clsx(styles.card, styles[space], className)} />;
}
