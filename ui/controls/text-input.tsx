import type { ComponentProps, ReactNode } from "react";
import clsx from "clsx";
import { Input } from "@base-ui/react/input";
import { Icon } from "./icon.tsx";
import type { LucideIcon } from "./icon.tsx";
import styles from "./input.module.css";

export type TextInputProps = ComponentProps<"input"> & {
  icon?: LucideIcon;
  /** A unit or a small button inside the end of the box. */
  end?: ReactNode;
};

/** One line of text. Put it in a Field, which names it. */
export function TextInput({ icon, end, className, ...props }: TextInputProps) {
  if (!icon && !end) return <Input {...props} className={clsx(styles.input, className)} />;
  return (
    <div className={clsx(styles.box, icon && styles.withStart, end && styles.withEnd, className)}>
      {icon && (
        <span className={styles.start}>
          <Icon of={icon} size="sm" />
        </span>
      )}
      <Input {...props} className={styles.input} />
      {end && <span className={clsx(styles.end, typeof end === "string" && styles.words)}>{end}</span>}
    </div>
  );
}
