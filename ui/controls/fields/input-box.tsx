import type { ComponentProps, ReactNode } from "react";
import clsx from "clsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./input.module.css";

export type InputProps = ComponentProps<"input"> & {
  icon?: LucideIcon;
  /** A unit or a small button inside the end of the box. */
  end?: ReactNode;
};

/** One line of text with what stands at its ends; `as` is the input itself. */
export function InputBox({
  as: Input = "input",
  icon,
  end,
  className,
  ...props
}: InputProps & { as?: "input" | ((props: ComponentProps<"input">) => ReactNode) }) {
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
