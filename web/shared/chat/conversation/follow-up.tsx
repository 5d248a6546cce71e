import { useQuery } from "@tanstack/react-query";
import { AlarmClock } from "lucide-react";
import { useState } from "react";
import { type Conversation, type FollowUpDays, followUpDays, longestMessage } from "#contract/messaging.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { ReadAs } from "#web/shared/templates/read-as.tsx";
import { WordsField } from "#web/shared/templates/words-field.tsx";

const delays: Record<FollowUpDays, string> = { 1: "In a day", 2: "In 2 days", 3: "In 3 days" };
const choices = followUpDays.map((days) => ({ value: String(days), label: delays[days] }));

interface OfConversation {
  conversation: Conversation;
}
interface Planned {
  text: string;
  at: string;
}

/** Words that go out later, unless the candidate writes before. */
export function FollowUpMenu({ conversation }: OfConversation) {
  const [open, setOpen] = useState(false);
  const id = conversation.applicationId;
  const { data } = useQuery({
    queryKey: ["conversations", "follow-up", id],
    queryFn: () => api.messaging.followUp({ params: { id } }),
  });
  const planned = data?.followUp;
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={AlarmClock}
        label={planned ? "Follow-up scheduled" : "Follow up later"}
        pressed={Boolean(planned)}
        onClick={() => setOpen(true)}
      />
      {open &&
        (planned ? (
          <PlannedFollowUp conversation={conversation} planned={planned} onClose={close} />
        ) : (
          <NewFollowUp conversation={conversation} onClose={close} />
        ))}
    </>
  );
}

function NewFollowUp({ conversation, onClose }: OfConversation & { onClose: () => void }) {
  const [text, setText] = useState("");
  const [days, setDays] = useState("1");
  const id = conversation.applicationId;
  const { mutate: plan, isPending } = useChange({
    call: () =>
      api.messaging.planFollowUp({ params: { id }, body: { text, days: Number(days) as FollowUpDays } }),
    done: onClose,
    success: "Follow-up scheduled",
    once: () => "plan",
    stale: [["conversations", "follow-up", id]],
  });
  return (
    <FollowUpDialog
      conversation={conversation}
      onClose={onClose}
      footer={
        <Button tone="fill" disabled={!text.trim()} busy={isPending} onClick={() => plan()}>
          Schedule follow-up
        </Button>
      }
    >
      <Stack>
        <WordsField
          label="Message"
          value={text}
          maxLength={longestMessage}
          rows={4}
          onChange={setText}
          readers={[{ name: conversation.candidate.fullName, about: { requestId: id } }]}
        />
        <Field label="When">
          <RadioGroup label="When" choices={choices} value={days} onChange={setDays} />
        </Field>
      </Stack>
    </FollowUpDialog>
  );
}

interface PlannedProps extends OfConversation {
  planned: Planned;
  onClose: () => void;
}
function PlannedFollowUp({ conversation, planned, onClose }: PlannedProps) {
  const id = conversation.applicationId;
  const { mutate: cancel, isPending } = useChange({
    call: () => api.messaging.cancelFollowUp({ params: { id } }),
    done: onClose,
    success: "Follow-up canceled",
    stale: [["conversations", "follow-up", id]],
  });
  return (
    <FollowUpDialog
      conversation={conversation}
      onClose={onClose}
      footer={
        <Button tone="danger" busy={isPending} onClick={() => cancel()}>
          Cancel follow-up
        </Button>
      }
    >
      <Stack>
        <p>
          Goes out <TimeAgo at={planned.at} />.
        </p>
        <ReadAs message={planned.text} about={{ requestId: id }} />
      </Stack>
    </FollowUpDialog>
  );
}

interface FollowUpDialogProps extends OfConversation {
  onClose: () => void;
  footer: React.ReactNode;
  children: React.ReactNode;
}
function FollowUpDialog({ conversation, onClose, footer, children }: FollowUpDialogProps) {
  const [first] = conversation.candidate.fullName.split(" ");
  return (
    <Dialog
      title="Follow up later"
      description={`Sent as you, unless ${first} replies first.`}
      open
      onOpenChange={(open) => !open && onClose()}
      footer={footer}
    >
      {children}
    </Dialog>
  );
}
