import type { ComponentProps, CSSProperties } from "react";
import clsx from "clsx";
import { Field } from "@base-ui/react/field";
import styles from "./input.module.css";

type TextAreaProps = ComponentProps<"textarea"> & {
  /** Grows with what is written. */
  grow?: boolean;
};

/** Several lines of text. Put it in a Field, which names it. */
export function TextArea({
  grow = true,
  rows = 3,
  className,
  name,
  disabled,
  style,
  ...props
}: TextAreaProps) {
  return (
    <Field.Control
      name={name}
      disabled={disabled}
      render={
        <textarea
          rows={rows}
          {...props}
          style={{ ...style, "--rows": rows } as CSSProperties}
          className={clsx(styles.input, grow && styles.grow, className)}
        />
      }
    />
  );
}
