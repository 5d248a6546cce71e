import { Button } from "#ui/controls/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface CancelInterviewProps {
  /** Who will be told, and what stays possible. */
  description: string;
  busy: boolean;
  onCancel: () => void;
}
/** Asks before an interview is canceled. */
export function CancelInterview({ description, busy, onCancel }: CancelInterviewProps) {
  return (
    <ConfirmDialog
      title="Cancel this interview?"
      description={description}
      action="Cancel interview"
      cancel="Keep it"
      danger
      busy={busy}
      onConfirm={onCancel}
      trigger={<Button tone="bare">Cancel interview</Button>}
    />
  );
}
