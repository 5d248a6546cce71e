import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FieldChange, ImportLine } from "#contract/job-imports.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { api } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import styles from "./imports.module.css";

const names: Record<FieldChange["field"], string> = {
  title: "Title",
  department: "Department",
  location: "Location",
  salary: "Salary",
  employmentType: "Job type",
  seniority: "Level",
  visibility: "Visible to",
  closesOn: "Last day to apply",
  link: "Link",
  description: "Description",
};

const changesOf = (companyId: string, importId: string, position: number) =>
  queryOptions({
    queryKey: ["job-imports", companyId, importId, "changes", position],
    queryFn: () =>
      api.jobImports.lineChanges({ params: { id: companyId, importId, position: String(position) } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

interface LineChangesProps {
  companyId: string;
  importId: string;
  line: ImportLine;
}

/** What becomes of a job whose posting has changed, field by field; read when someone asks. */
export function LineChanges({ companyId, importId, line }: LineChangesProps) {
  const [open, setOpen] = useState(false);
  const changes = useQuery({ ...changesOf(companyId, importId, line.position), enabled: open });
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={line.title}
      align="end"
      trigger={
        <Button size="sm" aria-label={`What changes in ${line.title}`}>
          What changes
        </Button>
      }
    >
      <div className={styles.changes}>
        <Loaded of={changes} rows={3} loading="Loading changes" failed="Couldn’t load what changes">
          {(found) =>
            found.length === 0 ? (
              <p className={styles.quiet}>Only how the text is formatted changes.</p>
            ) : (
              <dl>
                {found.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{names[field]}</dt>
                    <dd>
                      {before && <del>{before}</del>} {after ? <ins>{after}</ins> : before && "Removed"}
                    </dd>
                  </div>
                ))}
              </dl>
            )
          }
        </Loaded>
      </div>
    </Popover>
  );
}
