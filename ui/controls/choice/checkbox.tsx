import type { ReactNode } from "react";
import clsx from "clsx";
import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Check, Minus } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { useLock } from "#ui/hooks/use-lock.ts";
import styles from "./choice.module.css";

type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** For a box in a table row, whose row names it. */
  hideLabel?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  indeterminate?: boolean;
  disabled?: boolean;
  required?: boolean;
  name?: string;
  value?: string;
  onChange?: (checked: boolean) => void;
};

/** A yes or a no that takes effect when the form is sent. */
export function Checkbox({ label, hint, hideLabel, indeterminate, onChange, ...props }: CheckboxProps) {
  const locked = useLock() !== null;
  return (
    <label className={styles.choice}>
      <Base.Root
        {...props}
        disabled={props.disabled || locked}
        indeterminate={indeterminate}
        onCheckedChange={onChange && ((checked) => onChange(checked))}
        className={styles.box}
      >
        <Base.Indicator>
          <Icon of={indeterminate ? Minus : Check} size="xs" />
        </Base.Indicator>
      </Base.Root>
      <span className={clsx(styles.words, hideLabel && "sr")}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
