import { useCan } from "#web/hire/shared/team/rights.ts";
import { useState } from "react";
import type { Offer } from "#contract/offers.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { DownloadOffer } from "#web/shared/offers/download-offer.tsx";
import { useKeptForm, useKeptSending } from "#web/shared/editor/use-kept-form.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useOfferStep } from "./offer-queries.ts";

interface OfferStepsProps {
  offer: Offer;
  candidate: string;
  onChange: () => void;
}
/** What the team can do with an offer as it stands. */
export function OfferSteps({ offer, candidate, onChange }: OfferStepsProps) {
  const { id, state, approvers, sentAt, version } = offer;
  const params = { id };
  const submit = useOfferStep(() => api.offers.submit({ params, body: { version } }));
  const send = useOfferStep(() => api.offers.send({ params, body: { version } }));
  const withdraw = useOfferStep(() => api.offers.withdraw({ params }));
  const mayMessage = useCan()("messages");
  const me = useMe().id;
  const myTurn = state === "approval" && approvers.find(({ decision }) => decision === null)?.userId === me;
  const ready = state === "approved" || (state === "draft" && approvers.length === 0);
  const open = ["draft", "approval", "approved", "sent", "viewed"].includes(state);
  const error = submit.error ?? send.error ?? withdraw.error;
  return (
    <Stack gap={3}>
      {myTurn && <Judging id={id} version={version} />}
      {error && <FormError title={sentenceOf(error)} />}
      {ready && !mayMessage && (
        <Callout tone="info">A teammate with the permission to message people can send this offer.</Callout>
      )}
      <Row gap={2} wrap>
        {state === "draft" && approvers.length > 0 && (
          <Button tone="fill" busy={submit.isPending} onClick={() => submit.mutate(undefined)}>
            Ask for approval
          </Button>
        )}
        {ready && mayMessage && (
          <ConfirmDialog
            // What a teammate changes meanwhile is read first.
            key={version}
            title={`Send the offer to ${candidate}?`}
            description="They can accept it at once, and its words can’t be changed anymore."
            action="Send offer"
            busy={send.isPending}
            onConfirm={() => send.mutate(undefined)}
            trigger={<Button tone="fill">Send offer</Button>}
          />
        )}
        {state === "draft" && <Button onClick={onChange}>Change</Button>}
        {sentAt && <DownloadOffer id={id} />}
        {open && (
          <ConfirmDialog
            title={sentAt ? "Withdraw this offer?" : "Discard this offer?"}
            description={
              sentAt
                ? `${candidate} will be told that it no longer stands.`
                : "No one outside your team has seen it."
            }
            action={sentAt ? "Withdraw offer" : "Discard offer"}
            danger
            busy={withdraw.isPending}
            onConfirm={() => withdraw.mutate(undefined)}
            trigger={<Button tone="bare">{sentAt ? "Withdraw offer" : "Discard offer"}</Button>}
          />
        )}
      </Row>
    </Stack>
  );
}

/** For the approver whose turn it is. */
function Judging({ id, version }: { id: string; version: number }) {
  const kept = `offer-note:${id}`;
  const { draft, set } = useKeptForm(kept, null, () => ({ note: "" }));
  const send = useKeptSending(kept);
  const { note } = draft;
  const [unsaid, setUnsaid] = useState(false);
  const judge = useOfferStep((approved: boolean) =>
    send(() => api.offers.judge({ params: { id }, body: { approved, note: note.trim() || null, version } })),
  );
  function askForChanges() {
    setUnsaid(note.trim() === "");
    if (note.trim()) judge.mutate(false);
  }
  return (
    <Stack gap={3}>
      <Field
        label="Note to the team"
        hint="The teammate who wrote the offer reads it. To ask for changes, say what should change."
        error={unsaid && note.trim() === "" ? "Say what should change" : null}
      >
        <TextArea
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
      {judge.error && <FormError title={sentenceOf(judge.error)} />}
      <Row gap={2}>
        <Button tone="fill" busy={judge.isPending} onClick={() => judge.mutate(true)}>
          Approve offer
        </Button>
        <Button busy={judge.isPending} onClick={askForChanges}>
          Ask for changes
        </Button>
      </Row>
    </Stack>
  );
}
