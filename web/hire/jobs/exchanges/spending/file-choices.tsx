import { type SpendFile, type SpendPreview, dayOrders, spendColumns } from "#contract/ad-spend.ts";
import type { Exchange } from "#contract/exchanges.ts";
import type { Job } from "#contract/job-shapes.ts";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { Grid } from "#ui/layout/grid.tsx";
import { CurrencyField } from "#web/hire/shared/money/currency-field.tsx";
import { columnWords } from "./spending.ts";

interface FileChoicesProps {
  file: SpendFile;
  preview: SpendPreview;
  job: Job;
  exchanges: readonly Exchange[];
  onChange: (changes: Partial<SpendFile>) => void;
}
/** Which column says what, and what holds for rows that don’t say. */
export function FileChoices({ file, preview, job, exchanges, onChange }: FileChoicesProps) {
  const headings = preview.headings.map((heading, at) => ({
    value: String(at),
    label: heading || `Column ${at + 1}`,
  }));
  const without = {
    job: `None: all for ${job.jobTitle}`,
    exchange: "None: choose below",
    currency: "None: choose below",
    day: "Choose a column",
    cost: "Choose a column",
  };
  return (
    <Grid columns={3} gap={4}>
      {spendColumns.map((column) => (
        <Field key={column} label={`${columnWords[column]} column`}>
          <NativeSelect
            value={String(preview.columns[column] ?? "")}
            placeholder={without[column]}
            options={headings}
            onChange={({ target }) =>
              onChange({
                columns: { ...file.columns, [column]: target.value === "" ? null : Number(target.value) },
              })
            }
          />
        </Field>
      ))}
      <Field label="Job board, where a row names none">
        <NativeSelect
          value={file.exchangeId ?? ""}
          placeholder="Choose a job board"
          options={exchanges.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ exchangeId: target.value || undefined })}
        />
      </Field>
      <CurrencyField
        label="Currency, where a row names none"
        value={file.currency ?? ""}
        onChange={(currency) => onChange({ currency: currency || undefined })}
      />
      {preview.unclearDay && (
        <DayOrderField unclear={preview.unclearDay} onChange={(dayOrder) => onChange({ dayOrder })} />
      )}
    </Grid>
  );
}

const orderWords = { "month first": "Month first", "day first": "Day first" } as const;

interface DayOrderFieldProps {
  unclear: NonNullable<SpendPreview["unclearDay"]>;
  onChange: (order: SpendFile["dayOrder"]) => void;
}
/** Says how a day was read that could be two, and lets it be turned around. */
function DayOrderField({ unclear: { text, day, order }, onChange }: DayOrderFieldProps) {
  const read = dateWords(day, { dateStyle: "long", timeZone: "UTC" });
  return (
    <Field label="Order of days" hint={`We read ${text} as ${read}`}>
      <NativeSelect
        value={order}
        options={dayOrders.map((value) => ({ value, label: orderWords[value] }))}
        onChange={({ target }) => onChange(dayOrders.find((each) => each === target.value))}
      />
    </Field>
  );
}
