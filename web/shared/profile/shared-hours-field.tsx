import { counted } from "#shared/words/sentence-list.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";

interface SharedHoursFieldProps {
  value: number | null;
  onChange: (hours: number | null) => void;
}
const most = 8;
const options = [
  { value: "", label: "Any" },
  ...Array.from({ length: most }, (_, at) => ({
    value: String(at + 1),
    label: `At least ${counted(at + 1, "hour")} a day`,
  })),
];

/** How many hours a day a remote team works while the person does; null where it doesn’t matter. */
export function SharedHoursField({ value, onChange }: SharedHoursFieldProps) {
  return (
    <Field
      label="Working hours you share with a remote team"
      hint="Counted from 9 AM to 5 PM in your time zone"
    >
      <NativeSelect
        options={options}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      />
    </Field>
  );
}
