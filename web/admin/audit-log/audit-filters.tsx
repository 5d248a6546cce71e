import { useNavigate, useSearchParams } from "react-router";
import type { AuditKind } from "#contract/audit-log.ts";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { type Filters, addressOf, filtersIn } from "./audit-log.ts";
import { kindWords } from "./entry-words.ts";
import styles from "./audit-log.module.css";

const searched = [
  { name: "who", label: "Done by", hint: "Name or email" },
  { name: "about", label: "About", hint: "Name or email" },
  { name: "company", label: "Company", hint: "Name" },
  { name: "action", label: "Action", hint: "Such as “pass”" },
] as const;
const kinds = (Object.keys(kindWords) as AuditKind[]).map((value) => ({ value, label: kindWords[value] }));

/** The filters of the log, kept in the address. */
export function AuditFilters({ wrong }: { wrong: Record<string, string> }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersIn(search);
  const show = (name: keyof Filters, value: string) =>
    void navigate(addressOf({ ...filters, [name]: value }), { replace: true });
  return (
    <div className={styles.filters} role="group" aria-label="Which entries">
      {searched.map(({ name, label, hint }) => (
        <Field key={name} label={label} error={wrong[name] ?? null}>
          <SearchInput
            label={label}
            placeholder={hint}
            value={filters[name] ?? ""}
            onChange={(value) => show(name, value)}
          />
        </Field>
      ))}
      <Field label="Kind">
        <NativeSelect
          value={filters.kind ?? ""}
          placeholder="All kinds"
          options={kinds}
          onChange={({ target }) => show("kind", target.value)}
        />
      </Field>
      <Field label="From (UTC)">
        <DateField value={filters.from ?? ""} onChange={({ target }) => show("from", target.value)} />
      </Field>
      <Field label="To (UTC)">
        <DateField value={filters.to ?? ""} onChange={({ target }) => show("to", target.value)} />
      </Field>
    </div>
  );
}
