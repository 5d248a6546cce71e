import type { ReactNode } from "react";
import clsx from "clsx";
import { Field as BaseField } from "@base-ui/react/field";
import { CircleAlert } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import styles from "./field.module.css";

export type FieldProps = {
  label: ReactNode;
  /** Help that stays visible while typing. */
  hint?: ReactNode;
  /** What is wrong and what to do now. */
  error?: string | null;
  /** Says "optional" beside the label; fields are required unless they say so. */
  optional?: boolean;
  /** Something at the end of the label's line: a count, a link. */
  aside?: ReactNode;
  /** For a field whose place already says what it is. */
  hideLabel?: boolean;
  name?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** Names a control and ties hint and error to it. */
export function Field({
  label,
  hint,
  error,
  optional,
  aside,
  hideLabel,
  name,
  disabled,
  className,
  children,
}: FieldProps) {
  return (
    <BaseField.Root
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      className={clsx(styles.field, className)}
    >
      <div className={clsx(styles.top, hideLabel && "sr")}>
        <BaseField.Label className={styles.label}>{label}</BaseField.Label> {optional && <OptionalMark />}
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
      {hint && <BaseField.Description className={styles.hint}>{hint}</BaseField.Description>}
      <BaseField.Error match={Boolean(error)} className={styles.error}>
        <Icon of={CircleAlert} size="sm" />
        {error}
      </BaseField.Error>
    </BaseField.Root>
  );
}

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  optional?: boolean;
  children: ReactNode;
};

/** Names several controls that answer one question. */
export function FieldGroup({ legend, hint, error, optional, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.field} data-invalid={error ? "" : undefined}>
      <legend className={clsx(styles.label, styles.legend)}>
        {legend} {optional && <OptionalMark />}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
      {error && (
        <p className={styles.error} role="alert">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Says beside a label that the field may stay empty. */
export function OptionalMark() {
  return <span className={styles.optional}>optional</span>;
}
