import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { useMyCompany } from "../shared/company/my-company.ts";
import { SendAgain } from "#web/shared/session/send-again.tsx";
import { useWaiting } from "../shared/verification/use-waiting.ts";

interface PublishButtonProps {
  label: string;
  busy: boolean;
  onPublish: () => void;
}

/** Publishes a job, and says first what else that makes public, or what has to be confirmed before. */
export function PublishButton({ label, busy, onPublish }: PublishButtonProps) {
  const { data: company } = useMyCompany();
  const waiting = useWaiting();
  const [asking, setAsking] = useState(false);
  const press = () => (waiting || company?.published === false ? setAsking(true) : onPublish());
  return (
    <>
      <Button tone="fill" busy={busy} onClick={press}>
        {label}
      </Button>
      {waiting ? (
        <Dialog
          size="sm"
          open={asking}
          onOpenChange={setAsking}
          title="Confirm your email to publish"
          description={
            waiting.for === "email"
              ? `Open the link we sent to ${waiting.email}. Save your job as a draft until then.`
              : `Someone on your team has to confirm an email at ${waiting.domain ?? "your company’s domain"}.`
          }
          footer={waiting.for === "email" && <SendAgain email={waiting.email} />}
        />
      ) : (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Make your careers page public?"
          description={`When your first job goes live, everyone can see your careers page at /${company?.slug}/careers.`}
          action={label}
          onConfirm={() => {
            setAsking(false);
            onPublish();
          }}
        />
      )}
    </>
  );
}
