import { useState } from "react";
import { Mail } from "lucide-react";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FileDrop } from "#ui/controls/fields/file-drop.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { SuggestInput } from "#ui/controls/fields/suggest-input.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { findPlaces } from "../find-places.ts";

export function Fields() {
  return (
    <Grid columns={2}>
      <Typed />
      <Given />
    </Grid>
  );
}

function Typed() {
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

function Given() {
  const [title, setTitle] = useState("");
  return (
    <Stack>
      <Field label="Title" hint="Suggestions may be passed over">
        <SuggestInput value={title} onChange={setTitle} suggest={findPlaces} placeholder="Begin to type" />
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
