import { useQuery } from "@tanstack/react-query";
import type { ApplicationRow } from "#contract/application-shapes.ts";
import type { Interview } from "#contract/interviews.ts";
import { isOpen } from "#shared/interviews/is-open.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { timeHere } from "#web/shared/interviews/interview-facts.tsx";
import { interviewsOf } from "#web/shared/interviews/interview-queries.ts";

interface HireDialogProps {
  open?: boolean;
  /** Null while nobody is about to be hired. */
  row: ApplicationRow | null;
  onHire: (row: ApplicationRow) => void;
  onClose: () => void;
}
/** Asks before someone is hired, and says what ends with it. */
export function HireDialog({ open = false, row, onHire, onClose }: HireDialogProps) {
  const { data: interviews = [] } = useQuery({ ...interviewsOf(row?.id ?? ""), enabled: row !== null });
  const interview = stillOpen(interviews);
  const told = `We’ll tell them right away that they’re hired for ${row?.job.jobTitle ?? "the job"}.`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(asked) => !asked && onClose()}
      title={`Hire ${row?.candidate.fullName ?? ""}?`}
      description={[told, interview && endOf(interview)].filter(Boolean).join(" ")}
      action="Hire"
      onConfirm={() => row && onHire(row)}
    />
  );
}

function stillOpen(interviews: readonly Interview[]) {
  const now = new Date();
  return interviews.find((each) => isOpen(each, now));
}

function endOf({ time }: Interview) {
  return time
    ? `Their interview on ${timeHere(time)} will be canceled.`
    : "The interview you’re arranging will be canceled.";
}
