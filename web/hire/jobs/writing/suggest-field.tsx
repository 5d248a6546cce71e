import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { FieldProposal, WrittenField } from "#contract/job-writing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "./writing.module.css";

interface SuggestFieldProps {
  jobId: string;
  field: Exclude<WrittenField, "jobDescription">;
  /** What the form calls it. */
  label: string;
  onUse: (values: string[]) => void;
}

/** Proposes a value for one field of a saved job; the person puts it in. */
export function SuggestField({ jobId, field, label, onUse }: SuggestFieldProps) {
  const [open, setOpen] = useState(false);
  const ask = useChange<void, FieldProposal>({
    call: () => api.jobWriting.generateDetail({ params: { id: jobId }, query: { field } }),
    refusal: null,
  });
  function show(next: boolean) {
    setOpen(next);
    if (next) ask.mutate();
  }
  return (
    <Popover
      label={`Suggestion for ${label}`}
      align="end"
      open={open}
      onOpenChange={show}
      trigger={
        <Button size="sm" tone="bare" icon={Lightbulb} aria-label={`Suggest: ${label}`}>
          Suggest
        </Button>
      }
    >
      <div className={styles.proposal} role="status">
        {ask.isPending && "Looking for a suggestion…"}
        {ask.error && sentenceOf(ask.error)}
        {ask.data && !ask.isPending && (
          <>
            {ask.data.values.map((value) => (
              <b key={value}>{value}</b>
            ))}
            <span className={styles.quiet}>{ask.data.sentence}</span>
            {ask.data.values.length > 0 && (
              <Button
                size="sm"
                onClick={() => {
                  onUse(ask.data!.values);
                  setOpen(false);
                }}
              >
                {ask.data.values.length === 1 ? "Use this" : "Use these"}
              </Button>
            )}
          </>
        )}
      </div>
    </Popover>
  );
}
