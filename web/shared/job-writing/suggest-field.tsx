import { Lightbulb } from "lucide-react";
import { useState } from "react";
import type { Hearing } from "#contract/endpoint.ts";
import type { FieldProposal } from "#contract/job-writing.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { useArriving } from "#web/api/use-arriving.ts";
import { ArrivalStatus } from "./arrival-status.tsx";
import styles from "./suggest.module.css";

interface SuggestFieldProps {
  /** Asks for the proposal, once what stands in the form is saved. */
  ask: (hearing: Hearing<FieldProposal>) => Promise<FieldProposal>;
  /** What the form calls it. */
  label: string;
  onUse: (values: string[]) => void;
}

/** Proposes a value for one field of a saved job; the person puts it in. */
export function SuggestField({ ask, label, onUse }: SuggestFieldProps) {
  const [open, setOpen] = useState(false);
  const asked = useArriving<FieldProposal>({
    call: (_, hearing) => ask(hearing),
  });
  const { values = [], sentence } = asked.soFar;
  function show(next: boolean) {
    setOpen(next);
    if (next) asked.start();
    else if (asked.pending) asked.stop();
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
        <ArrivalStatus arriving={asked} label="Looking for a suggestion" again={asked.start} />
        {values.map((value) => (
          <b key={value}>{value}</b>
        ))}
        <span className={styles.quiet}>{sentence}</span>
        {values.length > 0 && !asked.pending && (
          <Button
            size="sm"
            onClick={() => {
              onUse(values);
              setOpen(false);
            }}
          >
            {values.length === 1 ? "Use this" : "Use these"}
          </Button>
        )}
      </div>
    </Popover>
  );
}
