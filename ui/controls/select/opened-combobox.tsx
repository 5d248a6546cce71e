import { useLayoutEffect, useRef, useState } from "react";
import clsx from "clsx";
import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { Option } from "./select.tsx";
import { useOptions, wordsFor } from "./use-options.ts";
import type { ComboboxProps } from "./combobox.tsx";
import { unlessEscape } from "./unless-escape.ts";
import input from "../fields/input.module.css";
import floating from "#ui/overlays/floating.module.css";
import options from "./options.module.css";
import styles from "./combobox.module.css";

/** What had been done to the input before the list could open. */
export interface Started {
  focused: boolean;
  /** Start and end in characters: what is selected is what the next keys replace. */
  selection: [start: number, end: number];
  /** What was typed, when it is not what was chosen. */
  typed: string | null;
  open: boolean;
}

/** The combobox once it is used: its input goes on where the first one stood. */
export function OpenedCombobox(props: ComboboxProps & { started: Started }) {
  const {
    options: source,
    value,
    onChange,
    placeholder,
    emptyText = "Nothing found",
    label,
    started,
    ...rest
  } = props;
  const chosen = value?.label ?? "";
  const [query, setQuery] = useState(started.typed ?? chosen);
  // What is chosen may come back later than it was picked, by way of the address.
  const [shown, setShown] = useState(chosen);
  if (shown !== chosen) {
    setShown(chosen);
    setQuery(chosen);
  }
  const [open, setOpen] = useState(started.open);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!started.focused) return;
    box.current?.focus();
    box.current?.setSelectionRange(...started.selection);
  }, [started]);
  const found = useOptions(source, query === chosen ? "" : query, open);
  const words = wordsFor(found, emptyText);
  return (
    <Base.Root
      {...rest}
      items={found.options}
      filter={typeof source === "function" ? null : undefined}
      value={value}
      onValueChange={unlessEscape(onChange)}
      inputValue={query}
      onInputValueChange={unlessEscape(setQuery)}
      open={open}
      onOpenChange={setOpen}
      isItemEqualToValue={(item, other) => item.value === other.value}
      autoHighlight
    >
      <Base.InputGroup className={styles.group}>
        <Base.Input
          ref={box}
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
          <Base.Popup className={clsx(floating.floating, options.popup)}>
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
