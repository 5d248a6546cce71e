import { useState } from "react";
import type { MyApplication } from "#contract/application-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useWithdraw } from "./my-applications.ts";

interface WithdrawDialogProps {
  application: MyApplication;
  size?: "sm" | "md";
}

/** Takes an application back, with a reason if one likes to give it. */
export function WithdrawDialog({ application, size = "sm" }: WithdrawDialogProps) {
  const [open, setOpen] = useState(false);
  const place = { userId: useMe().id, name: `withdraw:${application.id}` };
  const [reason, setReason] = useState(() => keptOnDevice<string>(place) ?? "");
  const withdraw = useWithdraw();
  // Only an employee was asked: the company hears nothing of it.
  const request = application.applicationState === "referralRequest";
  function write(now: string) {
    setReason(now);
    keepOnDevice(place, now || null);
  }
  /** This dialog goes as the application shows as withdrawn; where the server refuses, the next one has the reason. */
  async function send() {
    setOpen(false);
    if (await withdraw.attempt({ application, reason })) keepOnDevice(place, null);
  }
  return (
    <Dialog
      title={request ? "Withdraw your referral request?" : `Withdraw from ${application.job.jobTitle}?`}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size={size} tone="bare">
          Withdraw
        </Button>
      }
      footer={
        <Button tone="danger" onClick={() => void send()}>
          {request ? "Withdraw request" : "Withdraw application"}
        </Button>
      }
    >
      {request ? (
        <p>No one at {application.company.companyName} sees your request anymore.</p>
      ) : (
        <Field label="Reason" hint={`${application.company.companyName} can see it`} optional>
          <TextArea rows={3} maxLength={500} value={reason} onChange={({ target }) => write(target.value)} />
        </Field>
      )}
    </Dialog>
  );
}
