import { useState } from "react";
import type { ReferralRequest } from "#contract/referrals.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useDecline } from "./referrals.ts";

/** Asks once more before the person hears that they won't be referred. */
export function DeclineDialog({ request }: { request: ReferralRequest }) {
  const { candidate, job } = request;
  const [open, setOpen] = useState(false);
  const decline = useDecline(request, () => setOpen(false));
  return (
    <ConfirmDialog
      title={`Decline to refer ${candidate.fullName}?`}
      description={`They hear that you can’t refer them for ${job.jobTitle}, and can still apply themselves. The hiring team hears nothing.`}
      action="Decline"
      danger
      busy={decline.isPending}
      onConfirm={() => decline.mutate()}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" tone="bare">
          Decline<span className="sr"> to refer {candidate.fullName}</span>
        </Button>
      }
    />
  );
}
