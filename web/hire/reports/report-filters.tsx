import { useNavigate } from "react-router";
import { Field } from "#ui/controls/fields/field.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { JobPicker } from "#web/hire/shared/jobs/job-picker.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { type Period, type ReportView, addressOf, periods } from "./reports.ts";
import styles from "./reports.module.css";

interface ReportFiltersProps {
  view: ReportView;
  choices: { departments: string[]; sources: string[] };
}
function isSwapped({ from, to }: ReportView) {
  return !!from && !!to && to < from;
}

/** What the report is about; the address keeps it. */
export function ReportFilters({ view, choices }: ReportFiltersProps) {
  const navigate = useNavigate();
  const { companyAdmin } = useMe();
  const show = (changes: Partial<ReportView>) =>
    void navigate(addressOf({ ...view, ...changes }), { replace: true, preventScrollReset: true });
  const words = (values: string[]) => values.map((value) => ({ value, label: value }));
  return (
    <div className={styles.filters} role="group" aria-label="What the report is about">
      <Field label="Applied">
        <NativeSelect
          value={view.period}
          options={periods}
          onChange={({ target }) => show({ period: target.value as Period, from: undefined, to: undefined })}
        />
      </Field>
      {view.period === "custom" && (
        <>
          <Field label="From">
            <DateField value={view.from ?? ""} onChange={({ target }) => show({ from: target.value })} />
          </Field>
          <Field label="To" error={isSwapped(view) ? "Choose a day on or after the “From” day." : null}>
            <DateField value={view.to ?? ""} onChange={({ target }) => show({ to: target.value })} />
          </Field>
        </>
      )}
      <Field label="Job">
        <JobPicker
          companyId={companyAdmin?.companyId ?? ""}
          statuses={["live", "closed"]}
          value={view.jobId ?? null}
          placeholder="All jobs"
          onChange={(jobId) => show({ jobId: jobId ?? undefined })}
        />
      </Field>
      <Field label="Department">
        <NativeSelect
          value={view.department ?? ""}
          placeholder="All departments"
          options={words(choices.departments)}
          onChange={({ target }) => show({ department: target.value })}
        />
      </Field>
      <Field label="Source">
        <NativeSelect
          value={view.source ?? ""}
          placeholder="All sources"
          options={words(choices.sources)}
          onChange={({ target }) => show({ source: target.value })}
        />
      </Field>
    </div>
  );
}
