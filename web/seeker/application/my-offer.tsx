import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { MyOffer as Offer } from "#contract/offers.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { DownloadOffer } from "#web/shared/offers/download-offer.tsx";
import { OfferTerms, dayText } from "#web/shared/offers/offer-terms.tsx";
import { awaitsAnswer, myOffers } from "#web/seeker/shared/offers/my-offers.ts";

const stale = [["offers"], ["my-applications"]];

/** The latest offer for an application, to read, accept or decline, and the letters of those before. */
export function MyOffer({ applicationId, companyName }: { applicationId: string; companyName: string }) {
  const { data: [latest, ...earlier] = [] } = useQuery(myOffers(applicationId));
  if (!latest) return null;
  return (
    <Section title="Offer" content="beside" line>
      <Shown key={latest.id} offer={latest} companyName={companyName} />
      {earlier.map((offer) => (
        <Stack key={offer.id} gap={2}>
          <p>
            {stateText(offer, companyName)}: {offer.title}
          </p>
          <div>
            <DownloadOffer id={offer.id} />
          </div>
        </Stack>
      ))}
    </Section>
  );
}

function Shown({ offer, companyName }: { offer: Offer; companyName: string }) {
  const { id, state, sentAt } = offer;
  useEffect(() => {
    // Whether the team learns that it was read is no reason to tell its reader of a failure.
    if (state === "sent") void api.offers.view({ params: { id } }).catch(() => {});
  }, [id, state]);
  return (
    <Stack gap={4}>
      <p>
        <b>{stateText(offer, companyName)}</b>
      </p>
      <OfferTerms offer={offer} />
      <Row gap={2} wrap>
        {awaitsAnswer(offer) && (
          <>
            <Accept offer={offer} companyName={companyName} />
            <Decline offer={offer} />
          </>
        )}
        {sentAt && <DownloadOffer id={id} />}
      </Row>
    </Stack>
  );
}

function Accept({ offer, companyName }: { offer: Offer; companyName: string }) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const { fullName } = useMe();
  const formId = useId();
  const { onSubmit, busy, sentence, fields } = useSubmit(
    ({ signature = "" }) => api.offers.accept({ params: { id: offer.id }, body: { signature } }),
    { done: () => setOpen(false), success: "Offer accepted", stale },
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Accept this offer?"
      description={`Typing your name signs it. ${companyName} is told, and you both keep the signed offer.`}
      trigger={<Button tone="fill">Accept offer</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId} tone="fill" busy={busy}>
            Sign and accept
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Stack gap={3}>
          {sentence && !fields.signature && <FormError title={sentence} />}
          <Field label="Your full name" error={fields.signature}>
            <TextInput
              name="signature"
              autoComplete="name"
              maxLength={200}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          {typed.trim() !== "" && !isBeginOf(typed, fullName) && (
            <Callout tone="warn" role="status">
              Your profile says {fullName}. Check the name before you sign.
            </Callout>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Whether a name was typed as far as it goes, in any case. */
function isBeginOf(typed: string, name: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLocaleLowerCase();
  return plain(name).startsWith(plain(typed));
}

function Decline({ offer }: { offer: Offer }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState("");
  const decline = useChange({
    call: () => api.offers.decline({ params: { id: offer.id }, body: { reason: reason.trim() || null } }),
    done: () => setOpen(false),
    success: "Offer declined",
    refusal: null,
    stale,
    once: () => "decline",
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Decline this offer?"
      description="You can’t accept it afterwards. Your application stays open."
      trigger={<Button>Decline</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button tone="danger" busy={decline.isPending} onClick={() => decline.mutate()}>
            Decline offer
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {decline.error && <FormError title={sentenceOf(decline.error)} />}
        <Field label="Reason" hint="The team can see it" optional>
          <TextArea
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}

function stateText({ state, expiresOn, withdrawnBy }: Offer, companyName: string) {
  if (state === "accepted") return "You accepted this offer";
  if (state === "declined") return "You declined this offer";
  if (state === "expired") return "This offer has expired";
  if (withdrawnBy === "candidate") return "This offer ended when you withdrew your application";
  if (withdrawnBy === "decision") return `This offer ended when ${companyName} rejected your application`;
  if (state === "withdrawn") return `${companyName} withdrew this offer`;
  return `${companyName} made you an offer. Respond by ${dayText(expiresOn)}.`;
}
