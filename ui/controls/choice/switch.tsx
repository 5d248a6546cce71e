import { type ReactNode, useId } from "react";
import clsx from "clsx";
import { Switch as Base } from "@base-ui/react/switch";
import { useLock } from "#ui/hooks/use-lock.ts";
import choice from "./choice.module.css";
import styles from "./switch.module.css";

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  hideLabel?: boolean;
  /** Puts the switch at the end of the line, for lists of settings. */
  trailing?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  name?: string;
  onChange?: (checked: boolean) => void;
};

/** A setting that takes effect at once. */
export function Switch({ label, hint, hideLabel, trailing, onChange, ...props }: SwitchProps) {
  const lock = useLock();
  // By its id, so that it has a name before scripts run: a label names no element of this kind by itself.
  const words = useId();
  return (
    <label className={clsx(choice.choice, trailing && styles.trailing)}>
      <Base.Root
        {...props}
        aria-labelledby={words}
        disabled={props.disabled || lock !== null}
        onCheckedChange={onChange && ((checked) => onChange(checked))}
        className={styles.track}
      >
        <Base.Thumb className={styles.thumb} />
      </Base.Root>
      <span id={words} className={clsx(choice.words, hideLabel && "sr")}>
        {label}
        {hint && <span className={choice.hint}>{hint}</span>}
      </span>
    </label>
  );
}
