import clsx from "clsx";
import { Input } from "@base-ui/react/input";
import type { ComponentProps } from "react";
import input from "./input.module.css";
import styles from "./date-field.module.css";

type DateFieldProps = Omit<ComponentProps<"input">, "type"> & {
  kind?: "date" | "time" | "datetime-local" | "month";
};

/** A day (or a time) in the reader's own way of writing it; values are ISO. Put it in a Field. */
export function DateField({ kind = "date", className, ...props }: DateFieldProps) {
  return <Input {...props} type={kind} className={clsx(input.input, styles.date, className)} />;
}
