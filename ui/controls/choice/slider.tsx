import type { ReactNode } from "react";
import { Slider as Base } from "@base-ui/react/slider";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import styles from "./slider.module.css";

type SliderProps<Value extends number | readonly number[]> = {
  label: ReactNode;
  value?: Value;
  defaultValue?: Value;
  /** While it moves. */
  onChange?: (value: Value) => void;
  /** Once it is let go. */
  onCommit?: (value: Value) => void;
  min?: number;
  max?: number;
  step?: number;
  disabled?: boolean;
  name?: string;
  /** How the number is written: "£60,000", "3 days". */
  say?: (value: number) => string;
};

/** A number, or a range from one number to another, where the exact digit matters less than the place. */
export function Slider<Value extends number | readonly number[]>(props: SliderProps<Value>) {
  const { label, onChange, onCommit, say = String, ...rest } = props;
  const given = props.value ?? props.defaultValue;
  const thumbs = Array.isArray(given) ? ["From", "To"] : [undefined];
  const alive = useHydrated();
  return (
    <Base.Root
      {...rest}
      onValueChange={onChange && ((value) => onChange(value as Value))}
      onValueCommitted={onCommit && ((value) => onCommit(value as Value))}
      className={styles.slider}
    >
      <div className={styles.top}>
        <Base.Label className={styles.label}>{label}</Base.Label>
        <Base.Value className={styles.value}>{(_, values) => values.map(say).join(" to ")}</Base.Value>
      </div>
      <Base.Control className={styles.control}>
        {/* Where things stand is written in style attributes, which the policy drops from server-made pages. */}
        {alive && (
          <Base.Track className={styles.track}>
            <Base.Indicator className={styles.indicator} />
            {thumbs.map((end, index) => (
              <Base.Thumb
                key={end ?? "one"}
                index={index}
                aria-label={end && typeof label === "string" ? `${label}, ${end.toLowerCase()}` : undefined}
                getAriaValueText={(_, value) => say(value)}
                className={styles.thumb}
              />
            ))}
          </Base.Track>
        )}
      </Base.Control>
    </Base.Root>
  );
}
