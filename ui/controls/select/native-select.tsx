import type { ComponentProps } from "react";
import clsx from "clsx";
import { Field } from "@base-ui/react/field";
import { ChevronDown } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { Option } from "./select.tsx";
import input from "../fields/input.module.css";
import styles from "./select.module.css";

type NativeSelectProps = ComponentProps<"select"> & { options: readonly Option[]; placeholder?: string };

/** The browser's own select: for public pages, which work before any script does. */
export function NativeSelect({
  options,
  placeholder,
  className,
  name,
  disabled,
  ...props
}: NativeSelectProps) {
  const select = (
    <select {...props} className={clsx(input.input, styles.native, className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles.box}>
      <Field.Control name={name} disabled={disabled} render={select} />
      <span className={styles.icon}>
        <Icon of={ChevronDown} size="sm" />
      </span>
    </div>
  );
}
