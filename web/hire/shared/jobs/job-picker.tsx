import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { Combobox } from "#ui/controls/select/combobox.tsx";
import { api } from "#web/api/client.ts";
import { type JobTab, jobById } from "./hire-jobs.ts";

interface JobPickerProps {
  companyId: string;
  value: string | null;
  onChange: (jobId: string | null) => void;
  /** Which jobs can be chosen. */
  statuses: readonly JobTab[];
  placeholder: string;
  /** Needed outside a Field. */
  label?: string;
}
const mostShown = 30;

/** One of the company's jobs, found on the server while someone types, however many there are. */
export function JobPicker({ companyId, value, onChange, statuses, placeholder, label }: JobPickerProps) {
  const { data: chosen } = useQuery({ ...jobById(value ?? ""), enabled: value !== null });
  const status = statuses.join(",");
  const find = useCallback(
    async (q: string) => {
      const found = await api.jobs.ofCompany({
        params: { id: companyId },
        query: { status, limit: mostShown, ...(q && { q }) },
      });
      return found.jobs.map(optionOf);
    },
    [companyId, status],
  );
  return (
    <Combobox
      options={find}
      value={value && chosen?.id === value ? optionOf(chosen) : null}
      onChange={(option) => onChange(option?.value ?? null)}
      placeholder={placeholder}
      emptyText="No jobs match"
      label={label}
    />
  );
}

interface Named {
  id: string;
  jobTitle: string;
  status: JobTab;
  department: string | null;
  locations: string[];
}
function optionOf({ id, jobTitle, status, department, locations }: Named) {
  const title = jobTitle || "Untitled draft";
  return {
    value: id,
    label: status === "closed" ? `${title} (closed)` : title,
    hint: [department, locations[0]].filter(Boolean).join(", "),
  };
}
