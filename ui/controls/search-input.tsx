import { Search, X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";
import type { TextInputProps } from "./text-input.tsx";

type SearchInputProps = Omit<TextInputProps, "type" | "value" | "onChange" | "icon" | "end"> & {
  /** Says what is searched: "Search jobs". */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Narrows what stands below it. */
export function SearchInput({ label, value, onChange, ...props }: SearchInputProps) {
  return (
    <TextInput
      placeholder={label}
      autoComplete="off"
      {...props}
      type="text"
      role="searchbox"
      enterKeyHint="search"
      aria-label={label}
      icon={Search}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !value) return;
        event.stopPropagation();
        onChange("");
      }}
      end={value && <IconButton size="xs" icon={X} label="Clear search" onClick={() => onChange("")} />}
    />
  );
}
