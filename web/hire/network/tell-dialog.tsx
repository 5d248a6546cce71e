import { useState } from "react";
import type { UploadedLead } from "#contract/uploaded-people.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { RadioGroup } from "#ui/controls/radio-group.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog, DialogClose } from "#ui/overlays/dialog.tsx";
import { sentenceOf } from "#web/api/client.ts";
import { useUploadedActions } from "./uploaded.ts";
import styles from "./uploaded.module.css";

interface TellDialogProps {
  leads: readonly UploadedLead[];
  onClose: () => void;
}

/** The moment somebody decides: a letter goes out now, or the team has told people itself. */
export function TellDialog({ leads, onClose }: TellDialogProps) {
  const { tell } = useUploadedActions();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const written = leads.filter(({ person }) => person.email);
  const [by, setBy] = useState<"letter" | "team">(written.length > 0 ? "letter" : "team");
  const told = by === "letter" ? written : leads;
  const whom = leads.length === 1 ? leads[0]!.person.fullName : counted(leads.length, "person", "people");

  async function send() {
    setBusy(true);
    try {
      await tell(told, by);
      onClose();
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  }
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
          <Button tone="fill" busy={busy} onClick={() => void send()}>
            {by === "letter" ? sendWords(told.length) : "Mark as told"}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure && <FormError title={failure} />}
        <RadioGroup
          label="How"
          value={by}
          onChange={setBy}
          choices={[
            {
              value: "letter",
              label: "Send them a letter now",
              hint:
                written.length < leads.length
                  ? `${written.length} of ${leads.length} have an e-mail address`
                  : "It cannot be called back",
              disabled: written.length === 0,
            },
            { value: "team", label: "We have told them ourselves", hint: "Nothing is sent" },
          ]}
        />
        {by === "letter" && (
          <p className={styles.quiet}>
            The letter names your company, the job, what you keep and where you have it from. A link lets them
            see their details and have them removed.
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

function sendWords(letters: number) {
  return letters === 1 ? "Send the letter" : `Send ${letters} letters`;
}
