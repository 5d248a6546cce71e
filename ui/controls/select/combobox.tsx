import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import clsx from "clsx";
import { Field } from "@base-ui/react/field";
import { X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { Option } from "./select.tsx";
import type { Started } from "./opened-combobox.tsx";
import type { FindOptions } from "./use-options.ts";
import input from "../fields/input.module.css";
import styles from "./combobox.module.css";

export type { FindOptions };

export type ComboboxProps = {
  /** The options themselves, or how to find them. Keep the function stable. */
  options: readonly Option[] | FindOptions;
  value: Option | null;
  onChange: (value: Option | null) => void;
  placeholder?: string;
  emptyText?: string;
  name?: string;
  /** Where scripts do not run, the typed words are sent under this name. */
  typedName?: string;
  disabled?: boolean;
  required?: boolean;
  /** Needed outside a Field. */
  label?: string;
};

const load = () => import("./opened-combobox.tsx");
type Opened = { Combobox: ComponentType<ComboboxProps & { started: Started }>; started: Started };

/** One of many, found by typing. Put it in a Field, which names it. Until it is used it is only its input; the rest is fetched then. */
export function Combobox(props: ComboboxProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const clicked = useRef(false);
  if (opened) return <opened.Combobox {...props} started={opened.started} />;

  /** Goes on with the focus, the words and the selection of the input that stood here. */
  async function use() {
    const { OpenedCombobox } = await load();
    // In one step: a letter typed between reading the words and showing the list would be lost.
    flushSync(() => goOn(OpenedCombobox));
  }
  function goOn(OpenedCombobox: Opened["Combobox"]) {
    const focused = document.activeElement === box.current;
    const typed = box.current?.value ?? "";
    const changed = typed !== (props.value?.label ?? "");
    setOpened({
      Combobox: OpenedCombobox,
      started: {
        focused,
        selection: [box.current?.selectionStart ?? typed.length, box.current?.selectionEnd ?? typed.length],
        typed: changed ? typed : null,
        open: focused && (changed || clicked.current),
      },
    });
  }
  const { value, onChange, placeholder, name, typedName, disabled, required, label } = props;
  return (
    <div className={styles.group}>
      {name && <input type="hidden" name={name} value={value?.value ?? ""} />}
      <Field.Control
        key={value?.value ?? ""}
        ref={box}
        render={<input name={typedName} />}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-label={label}
        autoComplete="off"
        placeholder={placeholder}
        defaultValue={value?.label ?? ""}
        disabled={disabled}
        required={required}
        className={clsx(input.input, styles.input)}
        onPointerEnter={() => void load()}
        onPointerDown={() => (clicked.current = true)}
        onFocus={() => void use()}
      />
      {value && !disabled && (
        <button type="button" aria-label="Clear" className={styles.clear} onClick={() => onChange(null)}>
          <Icon of={X} size="sm" />
        </button>
      )}
    </div>
  );
}
