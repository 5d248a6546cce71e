import { Combobox } from "#ui/controls/combobox.tsx";
import { Field } from "#ui/controls/field.tsx";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
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
  /** Remote is told where it was typed among the places: "Berlin or remote". */
  onChange: (places: string[], remote: boolean) => void;
}
export function PlacesField({ label, hint, value, onChange }: PlacesFieldProps) {
  const change = (typed: string[]) => {
    const read = typed.map(splitTypedPlaces);
    onChange(
      [...new Set(read.flatMap(({ names }) => names))],
      read.some(({ remote }) => remote),
    );
  };
  return (
    <Field label={label} hint={hint} optional>
      <TagsInput options={findPlaces} value={value} onChange={change} max={20} placeholder="Add a place" />
    </Field>
  );
}
