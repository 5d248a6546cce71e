import { useState } from "react";
import type { KeyboardEvent } from "react";
import clsx from "clsx";
import { Combobox as Base } from "@base-ui/react/combobox";
import { unlessEscape } from "#ui/controls/select/unless-escape.ts";
import type { Option } from "#ui/controls/select/select.tsx";
import { TagChip, TagOption } from "./tag-parts.tsx";
import { itemsFor, splitTags, withTags } from "./tags.ts";
import { useOptions, wordsFor } from "#ui/controls/select/use-options.ts";
import type { FindOptions } from "#ui/controls/select/use-options.ts";
import input from "../fields/input.module.css";
import floating from "#ui/overlays/floating.module.css";
import options from "../select/options.module.css";
import styles from "../select/combobox.module.css";

type TagsInputProps = {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What can be chosen; a tag is kept as the option's label. Keep a function stable. */
  options?: readonly Option[] | FindOptions;
  /** Also takes words that are no option. */
  free?: boolean;
  /** Enter takes the first option where there is one, also when it comes a moment later. */
  firstOnEnter?: boolean;
  max?: number;
  placeholder?: string;
  disabled?: boolean;
  /** Needed outside a Field. */
  label?: string;
};

const nothing: readonly Option[] = [];

/** Several words: chosen from options, typed freely, or pasted with commas. Put it in a Field. */
export function TagsInput(props: TagsInputProps) {
  const {
    value,
    onChange,
    options: source = nothing,
    free = true,
    firstOnEnter = false,
    max,
    placeholder,
    disabled,
    label,
  } = props;
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState<string>();
  const found = useOptions(source, query, open);
  const items = itemsFor(found.options, query, free);
  const full = max !== undefined && value.length >= max;

  function add(words: string) {
    const next = withTags(value, splitTags(words), max);
    setQuery("");
    if (next.length !== value.length) onChange(next);
  }

  function typed(words: string, { reason }: { reason: string }) {
    // The list that closes empties the field by itself; words that may be kept are taken when the field is left.
    if (free && reason === "input-clear") return;
    if (free && /[,;\n]/.test(words)) return add(words);
    setQuery(words);
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.key !== "Enter" || highlighted || !query.trim()) return;
    event.preventDefault();
    if (firstOnEnter) void addFirst();
    else if (free) add(query);
  }

  /** Of several words, such as "Berlin, Munich", each is taken as it was typed. */
  async function addFirst() {
    if (splitTags(query).length > 1) return add(query);
    const none = () => [];
    const options =
      typeof source === "function"
        ? await source(query.trim(), new AbortController().signal).catch(none)
        : found.options;
    if (!options[0]) return add(query);
    setQuery("");
    const next = withTags(value, [options[0].label], max);
    if (next.length !== value.length) onChange(next);
  }

  return (
    <Base.Root
      multiple
      disabled={disabled}
      items={items}
      filter={typeof source === "function" ? null : undefined}
      value={[...value]}
      onValueChange={unlessEscape((next: string[]) => {
        onChange(max === undefined ? next : next.slice(0, max));
        setQuery("");
      })}
      inputValue={query}
      onInputValueChange={unlessEscape(typed)}
      open={open && (items.length > 0 || found.state !== "ready" || !free)}
      onOpenChange={setOpen}
      onItemHighlighted={setHighlighted}
    >
      <Base.InputGroup className={clsx(input.input, styles.box)}>
        <Base.Chips className={styles.chips}>
          {value.map((tag) => (
            <TagChip key={tag} tag={tag} />
          ))}
          <Base.Input
            aria-label={label}
            placeholder={value.length === 0 ? placeholder : undefined}
            readOnly={full}
            onKeyDown={keyPressed}
            onBlur={() => free && query.trim() && add(query)}
            className={styles.typing}
          />
        </Base.Chips>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className={options.positioner}>
          <Base.Popup className={clsx(floating.floating, options.popup)}>
            <Base.Status className={clsx(found.state !== "ready" && options.note)}>
              {found.state !== "ready" && wordsFor(found, "")}
            </Base.Status>
            <Base.Empty className={options.note}>{found.state === "ready" && "Nothing found"}</Base.Empty>
            <Base.List>
              {(item: string) => <TagOption key={item} tag={item} known={found.options} />}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
