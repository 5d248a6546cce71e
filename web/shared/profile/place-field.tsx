import { Combobox } from "#ui/controls/combobox.tsx";
import { Field } from "#ui/controls/field.tsx";
import { findPlaces, findPlacesOrTyped } from "./places.ts";
import { TagsInput } from "#ui/controls/tags-input.tsx";

interface PlaceFieldProps {
  label: string;
  value: string;
  onChange: (place: string) => void;
  error?: string | null;
  optional?: boolean;
}

/** One place, found in the gazetteer or taken as typed. */
export function PlaceField({ label, value, onChange, error, optional }: PlaceFieldProps) {
  return (
    <Field label={label} error={error} optional={optional}>
      <Combobox
        options={findPlacesOrTyped}
        value={value ? { value, label: value } : null}
        onChange={(place) => onChange(place?.value ?? "")}
        emptyText="Type to find a place"
      />
    </Field>
  );
}

interface PlacesFieldProps {
  label: string;
  hint?: string;
  value: readonly string[];
  onChange: (places: string[]) => void;
}
export function PlacesField({ label, hint, value, onChange }: PlacesFieldProps) {
  return (
    <Field label={label} hint={hint} optional>
      <TagsInput options={findPlaces} value={value} onChange={onChange} max={20} placeholder="Add a place" />
    </Field>
  );
}
