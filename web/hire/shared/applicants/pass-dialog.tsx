import { notAllowed } from "#contract/team-rights.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EmailTemplate, RejectReason } from "#contract/template-shapes.ts";
import { mostTemplateText } from "#contract/template-kinds.ts";
import { tokenProblem } from "#shared/words/tokens.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { emailTemplates, rejectReasons } from "#web/shared/templates/template-queries.ts";
import { ReadAs } from "#web/shared/templates/read-as.tsx";
import { TokenTextArea } from "#web/shared/templates/token-text-area.tsx";
import { peopleWords } from "./batch-words.ts";

interface PassDialogProps {
  ids: readonly string[];
  /** Of the only one it is about. */
  name?: string;
  onPass: (wish: { reason?: string; message?: string }) => void;
  onClose: () => void;
}

/** Says no to one or many: a reason for the team, and one email that greets each by name. */
export default function PassDialog({ ids, name, onPass, onClose }: PassDialogProps) {
  const { data: known } = useQuery(rejectReasons);
  const { data: emails } = useQuery(emailTemplates);
  const mayMessage = useCan()("messages");
  const [reason, setReason] = useState("");
  const [written, setWritten] = useState<string | null>(null);
  const reasons = known?.reasons ?? [];
  const template = messageFor(reason, reasons, emails);
  const message = written ?? template;
  const who = name ?? peopleWords(ids.length);
  const own = written?.trim() && written.trim() !== template ? written.trim() : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Pass ${who}?`}
      description={`You can undo this for a few seconds. Then we’ll email ${name ? "them" : "everyone"}.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            disabled={own !== null && tokenProblem(own, "email") !== null}
            onClick={() => onPass({ ...(reason && { reason }), ...(own && { message: own }) })}
          >
            Pass {who}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Field label="Reason" hint="Only your team sees it. It can have an email of its own." optional>
          <NativeSelect
            placeholder="No reason"
            value={reason}
            options={reasons.map((each) => ({ value: each.reason, label: each.reason }))}
            onChange={({ target }) => {
              setReason(target.value);
              setWritten(null);
            }}
          />
        </Field>
        {mayMessage ? (
          <TokenTextArea
            label="Email"
            hint="It starts with “Hi” and the person’s first name. We fill in the placeholders for each person."
            place="email"
            maxLength={mostTemplateText}
            value={message}
            onChange={setWritten}
          />
        ) : (
          <p>They get your company’s email. {notAllowed("messages")}</p>
        )}
        <ReadAs about={{ requestId: ids[0]! }} message={message} />
      </Stack>
    </Dialog>
  );
}

/** What candidates are told about a reason: its own email, the company's, or the standard one. */
function messageFor(
  reason: string,
  reasons: readonly RejectReason[],
  emails: readonly EmailTemplate[] | undefined,
) {
  const usual = emails?.find(({ event }) => event === "application.passed");
  const ofReason = reasons.find((each) => each.reason === reason)?.email;
  return (ofReason ?? usual?.email ?? usual?.standard)?.message ?? "";
}
