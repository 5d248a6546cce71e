import type { ReactNode } from "react";
import clsx from "clsx";
import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import styles from "./segmented.module.css";

export type Segment<Value extends string = string> = { value: Value; label: ReactNode; icon?: LucideIcon };

type SegmentedProps<Value extends string> = {
  /** Says what is chosen here. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  wide?: boolean;
};

/** One of two to five, side by side: how to look at the same thing. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, segments, value, onChange, disabled, wide } = props;
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      disabled={disabled}
      onValueChange={([next]) => next && onChange(next as Value)}
      className={clsx(styles.segmented, wide && styles.wide)}
    >
      {segments.map((segment) => (
        <Toggle key={segment.value} value={segment.value} className={styles.segment}>
          {segment.icon && <Icon of={segment.icon} size="sm" />}
          {segment.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
