import { Plus } from "lucide-react";
import { useState } from "react";
import type { ReadRequirement } from "#contract/job-requirements.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { sentenceOf } from "#web/api/client.ts";
import type { JobDraft } from "../job-draft.ts";
import { added, asRead, broughtBack, changed, joined, removed, split } from "./corrections.ts";
import { RequirementRow } from "./requirement-row.tsx";
import { useRequirements } from "./use-requirements.ts";
import styles from "./requirements.module.css";

const RequirementDialog = lazyOverlay(
  async () => (await import("./requirement-dialog.tsx")).RequirementDialog,
);

interface RequirementsFieldProps {
  draft: JobDraft;
  error: string | undefined;
  set: (part: Partial<JobDraft>) => void;
}

/** What applicants will be compared with, as it was understood, for the team to correct. */
export function RequirementsField({ draft, error, set }: RequirementsFieldProps) {
  const { data: shown = [], error: failure, refetch } = useRequirements(draft);
  const [editing, setEditing] = useState<ReadRequirement | "new" | null>(null);
  const corrections = draft.requirementCorrections;
  const save = (requirementCorrections: typeof corrections) => set({ requirementCorrections });
  const left = corrections?.removed.length ?? 0;
  const actsOn = (each: ReadRequirement) => ({
    edit: () => setEditing(each),
    setMust: (must: boolean) => save(changed(corrections, each, { must })),
    join: (other: ReadRequirement) => save(joined(corrections, each, other)),
    split: () => save(split(corrections, each)),
    reset: () => save(asRead(corrections, each)),
    remove: () => save(removed(corrections, each)),
  });
  return (
    <FieldGroup
      legend="Requirements"
      hint="What we understood. We compare applicants with these, and update their scores when you save."
      error={error}
    >
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label="Requirements">
          {shown.map((each) => (
            <RequirementRow
              key={each.id}
              requirement={each}
              others={shown.filter(({ id }) => id !== each.id)}
              acts={actsOn(each)}
            />
          ))}
        </ul>
      ) : (
        !failure && <p className={styles.none}>Requirements appear here as you write.</p>
      )}
      {failure && (
        <p className={styles.none} role="alert">
          {sentenceOf(failure)}{" "}
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        <Button size="sm" icon={Plus} onClick={() => setEditing("new")}>
          Add a requirement
        </Button>
        {left > 0 && (
          <Button size="sm" tone="bare" onClick={() => save(broughtBack(corrections))}>
            {left === 1 ? "Restore 1 removed requirement" : `Restore ${left} removed requirements`}
          </Button>
        )}
      </div>
      {editing !== null && (
        <RequirementDialog
          open
          requirement={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onSave={(part) =>
            save(editing === "new" ? added(corrections, part) : changed(corrections, editing, part))
          }
        />
      )}
    </FieldGroup>
  );
}
