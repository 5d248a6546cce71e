import { type ComponentProps, useState } from "react";
import { Autocomplete as Base } from "@base-ui/react/autocomplete";
import { useOptions } from "#ui/controls/select/use-options.ts";
import type { FindOptions } from "#ui/controls/select/use-options.ts";
import { unlessEscape } from "#ui/controls/select/unless-escape.ts";
import input from "./input.module.css";
import clsx from "clsx";
import floating from "#ui/overlays/floating.module.css";
import options from "../select/options.module.css";

type SuggestInputProps = {
  value: string;
  onChange: (value: string) => void;
  /** Finds what the text may become. Keep the function stable. */
  suggest: FindOptions;
  id?: string;
  placeholder?: string;
  maxLength?: number;
} & Pick<ComponentProps<"input">, "onBlur" | "onInvalid" | "onKeyDown">;

/** One line of text that offers words without insisting on them. Put it in a Field, which names it. */
export function SuggestInput({ value, onChange, suggest, onBlur, ...rest }: SuggestInputProps) {
  const [open, setOpen] = useState(false);
  const { options: found } = useOptions(suggest, value, open);
  const items = found.map(({ label }) => label).filter((label) => label !== value);
  return (
    <Base.Root
      items={items}
      filter={null}
      value={value}
      onValueChange={unlessEscape(onChange)}
      open={open && items.length > 0}
      onOpenChange={setOpen}
    >
      {/* Suggestions that arrive after the field was left would open over what is done next. */}
      <Base.Input
        {...rest}
        className={input.input}
        onBlur={(event) => {
          onBlur?.(event);
          if (items.length === 0) setOpen(false);
        }}
      />
      <Base.Portal>
        <Base.Positioner sideOffset={4} className={options.positioner}>
          <Base.Popup className={clsx(floating.floating, options.popup)}>
            <Base.List>
              {(item: string) => (
                <Base.Item key={item} value={item} className={options.option}>
                  <span className={options.words}>{item}</span>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
