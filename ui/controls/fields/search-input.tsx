import { useState } from "react";
import { Search, X } from "lucide-react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { InputBox, type InputProps } from "./input-box.tsx";

type SearchInputProps = Omit<InputProps, "type" | "value" | "onChange" | "icon" | "end"> & {
  /** Says what is searched: "Search jobs". */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Narrows what stands below it. */
export function SearchInput({ label, value: known, onChange, ...props }: SearchInputProps) {
  // A value that stands in the address comes back late; until it does, what was typed stands here.
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === known) setTyped(null);
  const value = typed ?? known;
  function change(next: string) {
    setTyped(next);
    onChange(next);
  }
  return (
    <InputBox
      placeholder={label}
      autoComplete="off"
      {...props}
      type="text"
      role="searchbox"
      enterKeyHint="search"
      aria-label={label}
      icon={Search}
      value={value}
      onChange={(event) => change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !value) return;
        event.stopPropagation();
        change("");
      }}
      end={value && <IconButton size="xs" icon={X} label="Clear search" onClick={() => change("")} />}
    />
  );
}
