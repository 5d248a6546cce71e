import { useState } from "react";
import { Field } from "#ui/controls/fields/field.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { type Option, Select } from "#ui/controls/select/select.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { findPlaces } from "../find-places.ts";
import { places } from "../samples.data.ts";

export function Selects() {
  const [stage, setStage] = useState("series-a");
  const [place, setPlace] = useState<Option | null>(places[0] ?? null);
  return (
    <Grid columns={3}>
      <Field label="Stage">
        <Select
          value={stage}
          onChange={setStage}
          options={[
            { value: "seed", label: "Seed" },
            { value: "series-a", label: "Series A", hint: "10 to 80 people" },
            { value: "public", label: "Public" },
          ]}
        />
      </Field>
      <Field label="Department">
        <NativeSelect placeholder="All departments" options={[{ value: "eng", label: "Engineering" }]} />
      </Field>
      <Field label="Place" hint="Type to find a city">
        <Combobox options={findPlaces} value={place} onChange={setPlace} placeholder="Anywhere" />
      </Field>
    </Grid>
  );
}
