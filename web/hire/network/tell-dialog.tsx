import { useState } from "react";
import type { UploadedLead } from "#contract/imported-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { RadioGroup } from "#ui/controls/radio-group.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useTelling } from "./uploaded.ts";
import styles from "./uploaded.module.css";

interface TellDialogProps {
  leads: readonly UploadedLead[];
  onClose: () => void;
}

/** The moment somebody decides: an email goes out now, or the team has told people itself. */
export function TellDialog({ leads, onClose }: TellDialogProps) {
  const tell = useTelling(onClose);
  const written = leads.filter(({ person }) => person.email);
  const [by, setBy] = useState<"email" | "team">(written.length > 0 ? "email" : "team");
  const told = by === "email" ? written : leads;
  const whom = leads.length === 1 ? leads[0]!.person.fullName : counted(leads.length, "person", "people");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tell ${whom}?`}
      description="People have a right to know who has their details, and where from."
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button tone="fill" busy={tell.isPending} onClick={() => tell.mutate({ leads: told, by })}>
            {by === "email" ? sendWords(told.length) : "Mark as told"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {tell.error && <FormError title={sentenceOf(tell.error)} />}
        <RadioGroup
          label="How"
          value={by}
          onChange={setBy}
          choices={[
            {
              value: "email",
              label: "Send them an email now",
              hint:
                written.length < leads.length
                  ? `${written.length} of ${leads.length} have an email address`
                  : "It cannot be called back",
              disabled: written.length === 0,
            },
            { value: "team", label: "We have told them ourselves", hint: "Nothing is sent" },
          ]}
        />
        {by === "email" && (
          <p className={styles.quiet}>
            The email names your company, the job, what you keep and where you have it from. A link lets them
            see their details and have them removed.
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

function sendWords(emails: number) {
  return emails === 1 ? "Send the email" : `Send ${emails} emails`;
}
