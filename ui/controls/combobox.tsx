import { useState } from "react";
import clsx from "clsx";
import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, X } from "lucide-react";
import { Icon } from "./icon.tsx";
import type { Option } from "./select.tsx";
import { useOptions, wordsFor } from "./use-options.ts";
import type { FindOptions } from "./use-options.ts";
import input from "./input.module.css";
import options from "./options.module.css";
import styles from "./combobox.module.css";

export type { FindOptions };

type ComboboxProps = {
  /** The options themselves, or how to find them. Keep the function stable. */
  options: readonly Option[] | FindOptions;
  value: Option | null;
  onChange: (value: Option | null) => void;
  placeholder?: string;
  emptyText?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
  /** Needed outside a Field. */
  label?: string;
};

/** One of many, found by typing. Put it in a Field, which names it. */
export function Combobox(props: ComboboxProps) {
  const {
    options: source,
    value,
    onChange,
    placeholder,
    emptyText = "Nothing found",
    label,
    ...rest
  } = props;
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const found = useOptions(source, query === value?.label ? "" : query, open);
  const words = wordsFor(found, emptyText);
  return (
    <Base.Root
      {...rest}
      items={found.options}
      filter={typeof source === "function" ? null : undefined}
      value={value}
      onValueChange={onChange}
      onInputValueChange={setQuery}
      open={open}
      onOpenChange={setOpen}
      isItemEqualToValue={(item, other) => item.value === other.value}
      autoHighlight
    >
      <Base.InputGroup className={styles.group}>
        <Base.Input
          placeholder={placeholder}
          aria-label={label}
          className={clsx(input.input, styles.input)}
        />
        <Base.Clear aria-label="Clear" className={styles.clear}>
          <Icon of={X} size="sm" />
        </Base.Clear>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className={options.positioner}>
          <Base.Popup className={options.popup}>
            <Base.Status className={clsx(words && options.note)}>
              {found.state !== "ready" && words}
            </Base.Status>
            <Base.Empty className={options.note}>{found.state === "ready" && emptyText}</Base.Empty>
            <Base.List>
              {(item: Option) => (
                <Base.Item key={item.value} value={item} disabled={item.disabled} className={options.option}>
                  {item.icon && <Icon of={item.icon} size="sm" />}
                  <span className={options.words}>
                    {item.label}
                    {item.hint && <span className={options.hint}>{item.hint}</span>}
                  </span>
                  <Base.ItemIndicator className={options.check}>
                    <Icon of={Check} size="sm" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
