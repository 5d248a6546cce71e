import { useState } from "react";
import type { Message } from "#contract/chat/shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { RadioGroup } from "#ui/controls/choice/radio-group.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { OpenChannel } from "#web/api/chat-client/index.ts";
import { act } from "../act.ts";

interface ReportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  onReport: (reason: string) => void;
}
const reasons = [
  { value: "spam", label: "Spam" },
  { value: "harassment", label: "Harassment or abuse" },
  { value: "fraud", label: "Asking for money or private information" },
  { value: "discrimination", label: "Discrimination" },
  { value: "other", label: "Something else" },
];

/** Says what is wrong; people of the platform look at it, the other side is not told. */
export function ReportDialog({ open, onOpenChange, title, onReport }: ReportDialogProps) {
  const [reason, setReason] = useState("spam");
  return (
    <Dialog
      size="sm"
      title={title}
      description="Our team will review it. We won’t tell them who reported it."
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            tone="danger"
            onClick={() => {
              onReport(reason);
              onOpenChange(false);
            }}
          >
            Report
          </Button>
        </>
      }
    >
      <RadioGroup label="What’s wrong?" choices={reasons} value={reason} onChange={setReason} />
    </Dialog>
  );
}

interface ReportMessageProps {
  channel: OpenChannel;
  /** The message that is being reported; null while there is none. */
  message: Message | null;
  onClose: () => void;
}
/** Reports one message of a conversation or a thread. */
export function ReportMessage({ channel, message, onClose }: ReportMessageProps) {
  return (
    <ReportDialog
      open={message !== null}
      onOpenChange={onClose}
      title="Report this message"
      onReport={(why) =>
        message && act(channel.report({ messageId: message.id }, why), "Thanks. We’ll look into it.")
      }
    />
  );
}
