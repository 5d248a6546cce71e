import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CompanyRedemption } from "#contract/gift-cards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { dayText } from "./rewards.ts";

const requests = queryOptions({
  queryKey: ["gift-cards", "requests"],
  queryFn: () => api.giftCards.requests(),
});
const stale = [["gift-cards"]];

/** "Send by Nov 26, 2:00 PM", in the reader's zone. */
function dueText(at: string) {
  return dateWords(at, {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
}
const decided: Record<Exclude<CompanyRedemption["state"], "requested">, string> = {
  delivered: "Sent",
  declined: "Declined",
  canceled: "Canceled",
};
function stateText({ state, dueAt, decidedAt }: CompanyRedemption) {
  if (state !== "requested") return decidedAt ? `${decided[state]} ${dayText(decidedAt)}` : decided[state];
  const by = dueText(dueAt);
  return Date.parse(dueAt) < Date.now() ? `Overdue since ${by}` : `Send by ${by}`;
}

/** Gift cards that employees redeemed: those to be sent first. */
export function GiftCardRequests() {
  const [open, setOpen] = useState<{ act: "send" | "decline"; request: CompanyRedemption } | null>(null);
  const { data: all = [] } = useQuery(requests);
  if (all.length === 0) return null;
  return (
    <>
      <Table
        caption="Redeemed gift cards"
        rows={all}
        rowKey={({ id }) => id}
        columns={[
          { id: "name", title: "Redeemed by", main: true, cell: ({ employeeName }) => employeeName },
          {
            id: "card",
            title: "Gift card",
            cell: ({ title, value }) => `${title}, ${formatMoney(value)}`,
          },
          { id: "state", title: "State", cell: stateText },
          {
            id: "acts",
            title: "Actions",
            hideTitle: true,
            cell: (request) =>
              request.state === "requested" && (
                <Row>
                  <Button
                    size="sm"
                    tone="fill"
                    aria-label={`Send code to ${request.employeeName}`}
                    onClick={() => setOpen({ act: "send", request })}
                  >
                    Send code
                  </Button>
                  <Button
                    size="sm"
                    aria-label={`Decline the gift card of ${request.employeeName}`}
                    onClick={() => setOpen({ act: "decline", request })}
                  >
                    Decline
                  </Button>
                </Row>
              ),
          },
        ]}
      />
      {open?.act === "send" && <SendCode request={open.request} onClose={() => setOpen(null)} />}
      {open?.act === "decline" && <Decline request={open.request} onClose={() => setOpen(null)} />}
    </>
  );
}

interface DecisionProps {
  request: CompanyRedemption;
  onClose: () => void;
}
function SendCode({ request: { id, title, value, employeeName }, onClose }: DecisionProps) {
  const [code, setCode] = useState("");
  const sending = useChange({
    call: () => api.giftCards.deliver({ params: { id }, body: { code } }),
    done: onClose,
    success: `Code sent to ${employeeName}`,
    refusal: null,
    stale,
    once: () => id,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Send ${title} to ${employeeName}`}
      description={`Buy the gift card worth ${formatMoney(value)}, then enter its code or link. We email it, and only ${employeeName} can read it again.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={sending.isPending}
            disabled={!code.trim()}
            onClick={() => sending.mutate()}
          >
            Send code
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {sending.error && <FormError title={sentenceOf(sending.error)} />}
        <Field label="Code or link" error={fieldsOf(sending.error).code ?? null}>
          <TextInput
            value={code}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => setCode(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

function Decline({ request: { id, title, employeeName }, onClose }: DecisionProps) {
  const [reason, setReason] = useState("");
  const declining = useChange({
    call: () => api.giftCards.decline({ params: { id }, body: { reason } }),
    done: onClose,
    success: "Gift card declined",
    refusal: null,
    stale,
    once: () => id,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Decline ${title}?`}
      description={`The points go back to ${employeeName}, who reads why.`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="danger"
            busy={declining.isPending}
            disabled={!reason.trim()}
            onClick={() => declining.mutate()}
          >
            Decline
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {declining.error && <FormError title={sentenceOf(declining.error)} />}
        <Field label="Reason" error={fieldsOf(declining.error).reason ?? null}>
          <TextArea value={reason} maxLength={300} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
