import { useState } from "react";
import { Mail } from "lucide-react";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field, FieldGroup } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import type { Option } from "#ui/controls/select/select.tsx";
import { Slider } from "#ui/controls/choice/slider.tsx";
import { SuggestInput } from "#ui/controls/fields/suggest-input.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { TagsInput } from "#ui/controls/tags/tags-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { places, skills } from "./samples.data.ts";

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});

async function findPlaces(query: string): Promise<Option[]> {
  return places.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
}

export function FormsPart() {
  return (
    <Section title="Forms" line>
      <Grid columns={3}>
        <TypedFields />
        <ChosenFields />
        <Switches />
      </Grid>
    </Section>
  );
}

function TypedFields() {
  const [search, setSearch] = useState("harbour");
  return (
    <Stack>
      <FormError
        title="Your answers are kept. Two fields need a look."
        fields={[
          { label: "Email", message: "write it as name@example.org", href: "#email" },
          { label: "Notes", message: "at most 500 letters" },
        ]}
      />
      <Field label="Name" hint="As on your passport">
        <TextInput defaultValue="Noor Bakker" autoComplete="name" />
      </Field>
      <Field label="Email" error="Write it as name@example.org">
        <TextInput id="email" icon={Mail} type="email" defaultValue="noor@" />
      </Field>
      <Field label="Password" hint="At least 12 letters">
        <PasswordInput defaultValue="a long sentence" autoComplete="new-password" />
      </Field>
      <Field label="Salary" optional>
        <TextInput inputMode="numeric" defaultValue="62,000" end="£ a year" />
      </Field>
      <Field label="Notes" aside="24 of 500">
        <TextArea defaultValue="I moved to Bristol in May, so two days is fine." />
      </Field>
      <Field label="Code" disabled>
        <TextInput defaultValue="Cannot be changed" />
      </Field>
      <SearchInput label="Search jobs" value={search} onChange={setSearch} />
    </Stack>
  );
}

function ChosenFields() {
  const [stage, setStage] = useState("series-a");
  const [place, setPlace] = useState<Option | null>(places[0] ?? null);
  const [tags, setTags] = useState(["Figma", "User research", "Maps"]);
  const [title, setTitle] = useState("");
  return (
    <Stack>
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
      <Field label="Title" hint="Suggestions may be passed over">
        <SuggestInput value={title} onChange={setTitle} suggest={findPlaces} placeholder="Begin to type" />
      </Field>
      <Field label="Skills" hint="Or write your own">
        <TagsInput options={skills} value={tags} onChange={setTags} placeholder="Add a skill" />
      </Field>
      <Field label="Can start">
        <DateField defaultValue="2027-01-12" />
      </Field>
      <FileDrop
        label="Add your resume"
        hint="PDF or Word, up to 10 MB"
        accept=".pdf,.docx"
        files={[
          { id: "1", name: "ines-carvalho.pdf", note: "2 pages" },
          { id: "2", name: "portfolio-2026.pdf", note: "64%", progress: 0.64 },
          { id: "3", name: "scan.tiff", error: "Only PDF or Word" },
        ]}
        onFiles={() => {}}
        onRemove={() => {}}
      />
      <FileDrop label="Add a logo" error="The picture is larger than 2 MB" onFiles={() => {}} />
    </Stack>
  );
}

function Switches() {
  const [range, setRange] = useState<readonly number[]>([58000, 74000]);
  const [days, setDays] = useState(3);
  return (
    <Stack>
      <FieldGroup legend="Work you want">
        <Checkbox label="Full time" defaultChecked />
        <Checkbox label="Part time" hint="Up to 30 hours a week" />
        <Checkbox label="Some of these" indeterminate />
        <Checkbox label="Not offered here" disabled />
      </FieldGroup>
      <Field label="Where">
        <RadioGroup
          defaultValue="remote"
          choices={[
            { value: "remote", label: "Remote", hint: "Anywhere in the country" },
            { value: "hybrid", label: "Some days in the office" },
          ]}
        />
      </Field>
      <Field label="Plan">
        <RadioGroup
          boxed
          defaultValue="grow"
          choices={[
            { value: "start", label: "Start", hint: "3 jobs at a time", end: "£0" },
            { value: "grow", label: "Grow", hint: "25 jobs at a time", end: "£90" },
          ]}
        />
      </Field>
      <Switch label="Email me once a day" defaultChecked />
      <Switch label="Hide me from my employer" hint="They see nothing at all" trailing />
      <Slider
        label="Pay"
        value={range}
        onChange={setRange}
        min={30000}
        max={120000}
        step={1000}
        say={money.format}
      />
      <Slider label="Days in the office" value={days} onChange={setDays} min={0} max={5} />
    </Stack>
  );
}
