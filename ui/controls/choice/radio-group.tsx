import type { ReactNode } from "react";
import clsx from "clsx";
import { Radio } from "@base-ui/react/radio";
import { RadioGroup as Base } from "@base-ui/react/radio-group";
import { useLock } from "#ui/hooks/use-lock.ts";
import styles from "./choice.module.css";

export type Choice<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** A price or a count at the end of the line. */
  end?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps<Value extends string> = {
  choices: readonly Choice<Value>[];
  value?: Value | null;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  /** Each choice in a frame of its own, for choices that need explaining. */
  boxed?: boolean;
  /** Many short choices beside each other, such as times of day. */
  across?: boolean;
  /** Needed outside a Field. */
  label?: string;
};

/** One of a few, all visible. Put it in a Field, which names it. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { choices, onChange, boxed, across, label, ...rest } = props;
  const locked = useLock() !== null;
  return (
    <Base
      {...rest}
      disabled={rest.disabled || locked}
      aria-label={label}
      onValueChange={onChange && ((value) => onChange(value as Value))}
      className={clsx(styles.group, boxed && styles.boxed, across && styles.across)}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <Radio.Root
            value={choice.value}
            disabled={choice.disabled}
            className={clsx(styles.box, styles.dot)}
          >
            <Radio.Indicator className={styles.point} />
          </Radio.Root>
          <span className={styles.words}>
            {choice.label}
            {choice.hint && <span className={styles.hint}>{choice.hint}</span>}
          </span>
          {choice.end && <span className={styles.end}>{choice.end}</span>}
        </label>
      ))}
    </Base>
  );
}
