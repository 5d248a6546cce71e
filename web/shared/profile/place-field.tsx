import { Combobox } from "#ui/controls/select/combobox.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { splitTypedPlaces } from "#shared/places/typed-places.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { useState } from "react";
import { findPlaces, findPlacesOrTyped, isKnownPlace } from "./places.ts";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";

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
        emptyText="Type to find a location"
      />
    </Field>
  );
}

/** Without an answer nothing is said about the place. */
function leftOpen() {
  return null;
}

interface PlacesFieldProps {
  label: string;
  hint?: string;
  value: readonly string[];
  /** Remote is told where it was typed among the places: "Berlin or remote". */
  onChange: (places: string[], remote: boolean) => void;
}
export function PlacesField({ label, hint, value, onChange }: PlacesFieldProps) {
  const [unknown, setUnknown] = useState<string[]>([]);
  const change = (typed: string[]) => {
    const read = typed.map(splitTypedPlaces);
    const names = [...new Set(read.flatMap((each) => each.names))];
    onChange(
      names,
      read.some(({ remote }) => remote),
    );
    for (const name of names.filter((each) => !value.includes(each)))
      isKnownPlace(name).then((known) => known || setUnknown((all) => [...all, name]), leftOpen);
  };
  const notFound = value.filter((name) => unknown.includes(name));
  return (
    <Field
      label={label}
      hint={
        notFound.length
          ? `We don’t recognize ${sentenceList(notFound)}. We’ll only find jobs that use exactly that name.`
          : hint
      }
      optional
    >
      <TagsInput
        options={findPlaces}
        value={value}
        onChange={change}
        max={20}
        placeholder="Add a location"
        firstOnEnter
      />
    </Field>
  );
}
