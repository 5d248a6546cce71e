import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { peopleWords } from "./batch-words.ts";
import { reasons } from "./pass-choices.ts";

const standard =
  "Thank you for applying for {job}. We’ve decided not to move forward with your application, and we appreciate the time you put into it.";

interface PassManyDialogProps {
  count: number;
  onPass: (wish: { reason?: string; message?: string }) => void;
  onClose: () => void;
}

/** Says no to many: a reason for the team, and one email that greets each by name. */
export default function PassManyDialog({ count, onPass, onClose }: PassManyDialogProps) {
  const [reason, setReason] = useState("");
  const [message, setMessage] = useState(standard);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Pass ${peopleWords(count)}?`}
      description="You can undo this for a few seconds. Then we’ll email everyone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            onClick={() =>
              onPass({
                ...(reason && { reason }),
                ...(message.trim() && message.trim() !== standard && { message: message.trim() }),
              })
            }
          >
            Pass {peopleWords(count)}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Reason" hint="Only your team sees it." optional>
          <NativeSelect
            placeholder="No reason"
            value={reason}
            options={reasons.map((each) => ({ value: each, label: each }))}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <Field
          label="Email"
          hint="It starts with “Hi” and the person’s first name. We fill in {firstName}, {job} and {company} for each person."
        >
          <TextArea
            rows={7}
            maxLength={4000}
            value={message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
