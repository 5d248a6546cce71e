import type { z } from "zod";
import type { SpokenLanguage } from "#contract/candidate-shapes.ts";
import { languageLevels, sayLanguageLevel } from "#shared/profile/language-levels.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { EntryList } from "./entry-list.tsx";

export type Spoken = z.infer<typeof SpokenLanguage>;

const levels = [
  { value: "none", label: "No level" },
  ...languageLevels.map((level) => ({ value: level, label: sayLanguageLevel(level) })),
] as const;

interface LanguageEntriesProps {
  value: readonly Spoken[];
  onChange: (value: Spoken[]) => void;
}

/** The languages someone speaks, each with how well. */
export function LanguageEntries({ value, onChange }: LanguageEntriesProps) {
  return (
    <EntryList
      entries={value}
      onChange={onChange}
      add="Add a language"
      blank={{ name: "", level: null }}
      titleOf={({ name }) => name}
      noteOf={({ level }) => (level ? sayLanguageLevel(level) : "")}
      fields={(language, change) => (
        <Grid columns={2} gap={3}>
          <Field label="Language">
            <TextInput
              value={language.name}
              maxLength={200}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label="Level" optional>
            <Select
              options={levels}
              value={language.level ?? "none"}
              onChange={(level) => change({ level: level === "none" ? null : level })}
            />
          </Field>
        </Grid>
      )}
    />
  );
}
