import { useState } from "react";
import type { Lead } from "#contract/leads.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useNotify } from "./upload.ts";
import styles from "./leads.module.css";

interface NotifyDialogProps {
  leads: readonly Lead[];
  onClose: () => void;
}

/** Asks how: an email goes out now, or the team has notified people itself. */
export function NotifyDialog({ leads, onClose }: NotifyDialogProps) {
  const notify = useNotify(onClose);
  const written = leads.filter(({ person }) => person.email);
  const [by, setBy] = useState<"email" | "team">(written.length > 0 ? "email" : "team");
  const receivers = by === "email" ? written : leads;
  const whom = leads.length === 1 ? leads[0]!.person.fullName : counted(leads.length, "person", "people");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Notify ${whom}?`}
      description="People have a right to know that you have their details and how you got them."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="fill" busy={notify.isPending} onClick={() => notify.mutate({ leads: receivers, by })}>
            {by === "email" ? sendWords(receivers.length) : "Mark as notified"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {notify.error && <FormError title={sentenceOf(notify.error)} />}
        <RadioGroup
          label="How"
          value={by}
          onChange={setBy}
          choices={[
            {
              value: "email",
              label: "Email them now",
              hint:
                written.length < leads.length
                  ? `${written.length} of ${leads.length} have an email`
                  : "You can’t undo this",
              disabled: written.length === 0,
            },
            { value: "team", label: "We already told them ourselves", hint: "We won’t send anything" },
          ]}
        />
        {by === "email" && (
          <p className={styles.quiet}>
            The email names your company, the job, the details you have and where you got them. It links to a
            page where they can see or remove their details.
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

function sendWords(emails: number) {
  return emails === 1 ? "Send email" : `Send ${emails} emails`;
}
