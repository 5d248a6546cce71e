import type { ReactNode } from "react";
import clsx from "clsx";
import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import input from "../fields/input.module.css";
import floating from "#ui/overlays/floating.module.css";
import options from "./options.module.css";
import styles from "./select.module.css";

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  hint?: ReactNode;
  icon?: LucideIcon;
  disabled?: boolean;
};

type SelectProps<Value extends string> = {
  options: readonly Option<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  size?: "sm" | "md";
  /** Needed outside a Field. */
  label?: string;
  className?: string;
};

/** One of a list that need not be searched. Put it in a Field, which names it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options: items, onChange, placeholder = "Choose", size = "md", label, className, ...rest } = props;
  return (
    <Base.Root
      {...rest}
      items={items}
      modal={false}
      onValueChange={(value) => value !== null && onChange?.(value as Value)}
    >
      <Base.Trigger aria-label={label} className={clsx(input.input, styles.trigger, styles[size], className)}>
        <Base.Value placeholder={placeholder} className={styles.value} />
        <Base.Icon className={styles.icon}>
          <Icon of={ChevronDown} size="sm" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className={options.positioner}>
          <Base.Popup className={clsx(floating.floating, options.popup)}>
            <Base.List>
              {items.map((item) => (
                <SelectOption key={item.value} item={item} />
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function SelectOption({ item }: { item: Option }) {
  return (
    <Base.Item value={item.value} disabled={item.disabled} className={options.option}>
      {item.icon && <Icon of={item.icon} size="sm" />}
      <span className={options.words}>
        <Base.ItemText render={<span />}>{item.label}</Base.ItemText>
        {item.hint && <span className={options.hint}>{item.hint}</span>}
      </span>
      <Base.ItemIndicator className={options.check}>
        <Icon of={Check} size="sm" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
