import { Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

interface DeleteButtonProps {
  name: string;
  /** What happens as a result. */
  description: string;
  busy: boolean;
  onDelete: () => void;
}
/** Asks first, since deleting can’t be undone. */
export function DeleteButton({ name, description, busy, onDelete }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${name}”?`}
        description={description}
        action="Delete"
        danger
        busy={busy}
        onConfirm={onDelete}
      />
    </>
  );
}
