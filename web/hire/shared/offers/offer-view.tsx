import type { ApplicationDetail } from "#contract/application-shapes.ts";
import type { Offer, OfferDraft } from "#contract/offers.ts";
import { letterWithFields, offerValues } from "#shared/offers/offer-letter.ts";
import { firstNameOf } from "#shared/words/first-name.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Callout } from "#ui/data/status/callout.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { OfferTerms, offerStateWords } from "#web/shared/offers/offer-terms.tsx";
import { dayOf } from "#web/hire/shared/applicants/delayed-pass.tsx";
import { useKeptOpen, useKeptSending } from "#web/shared/editor/use-kept-form.ts";
import { FilledText, MissingValues } from "#web/shared/templates/filled-text.tsx";
import { useTokenValues } from "#web/shared/templates/template-queries.ts";
import { keptOffer } from "./offer-draft.ts";
import { OfferForm } from "./offer-form.tsx";
import { useOfferStep } from "./offer-queries.ts";
import { OfferSteps } from "./offer-steps.tsx";
import styles from "./offers.module.css";

interface OfferViewProps {
  offer: Offer;
  detail: ApplicationDetail;
}
/** One offer: where it stands, who approved it, what it says, and what can be done. */
export function OfferView({ offer, detail }: OfferViewProps) {
  const kept = keptOffer(offer.id);
  const [changing, setChanging] = useKeptOpen(kept);
  const send = useKeptSending(kept);
  const change = useOfferStep(
    (draft: OfferDraft) =>
      send(() => api.offers.change({ params: { id: offer.id }, body: { ...draft, version: offer.version } })),
    () => setChanging(false),
  );
  const { state, approvers, declineReason, withdrawnBy } = offer;
  if (changing)
    return (
      <Stack gap={4}>
        {state !== "draft" && (
          <Callout tone="warn" role="status">
            This offer can’t be changed anymore, since a teammate went on with it: “{offerStateWords[state]}”.
            Cancel to see it.
          </Callout>
        )}
        <OfferForm
          offer={offer}
          begin={{ title: offer.title, currency: offer.payCurrency }}
          kept={kept}
          error={change.error}
          busy={change.isPending}
          onSave={change.mutate}
          onClose={() => setChanging(false)}
        />
      </Stack>
    );
  return (
    <article className={styles.offer} aria-label={`Offer: ${offerStateWords[state]}`}>
      <Stack gap={4}>
        <p className={styles.state}>
          <Badge tone={tones[state] ?? "quiet"}>{offerStateWords[state]}</Badge>
          {state === "declined" && declineReason && <q>{declineReason}</q>}
          {withdrawnBy && withdrawnWords[withdrawnBy]}
        </p>
        {approvers.length > 0 && <Approvals approvers={approvers} asked={state === "approval"} />}
        {offer.notInPdf.length > 0 && (
          <Callout tone="warn">
            The PDF can’t show {sentenceList(offer.notInPdf.map((each) => `“${each}”`))}. The candidate reads
            the offer in full on its page. Spell these words in another alphabet if they should be in the PDF.
          </Callout>
        )}
        <OfferTerms
          offer={offer}
          letter={unsent.includes(state) ? <UnsentLetter offer={offer} /> : offer.letter}
        />
        {detail.job.status === "closed" && ["sent", "viewed"].includes(state) && (
          <Callout tone="warn">
            The job has closed, and {detail.candidate.fullName} can still accept this offer. Withdraw the
            offer if it no longer stands.
          </Callout>
        )}
        {detail.passAt && ["sent", "viewed"].includes(state) && (
          <Callout tone="warn">
            {detail.candidate.fullName} can still accept this offer until the rejection on{" "}
            {dayOf(detail.passAt)}, and is hired then. Withdraw the offer to keep them from it.
          </Callout>
        )}
        <OfferSteps offer={offer} candidate={detail.candidate.fullName} onChange={() => setChanging(true)} />
      </Stack>
    </article>
  );
}

const withdrawnWords: Record<NonNullable<Offer["withdrawnBy"]>, string> = {
  team: "Your team withdrew it.",
  candidate: "It ended when the candidate withdrew their application.",
  decision: "It ended when the application was rejected.",
};

const unsent: readonly Offer["state"][] = ["draft", "approval", "approved"];

/** The letter as the candidate would get it now, so that approvers and senders read exactly that. */
function UnsentLetter({ offer }: { offer: Offer }) {
  const known = useTokenValues({ requestId: offer.applicationId });
  const text = letterWithFields(offer);
  if (!known) return text;
  // Approvers don’t send the offer: it goes out under its author’s name.
  const { fullName } = offer.createdBy;
  const author = { "sender.fullName": fullName, "sender.firstName": firstNameOf(fullName) };
  const values = { ...known, ...(offer.state === "approval" && author), ...offerValues(offer) };
  return (
    <>
      <FilledText text={text} values={values} />
      <MissingValues text={text} values={values} />
    </>
  );
}

const tones: Partial<Record<Offer["state"], "good" | "bad" | "info" | "warn">> = {
  approval: "warn",
  approved: "info",
  sent: "info",
  viewed: "info",
  accepted: "good",
  declined: "bad",
};

function Approvals({ approvers, asked }: { approvers: Offer["approvers"]; asked: boolean }) {
  const next = asked ? approvers.find(({ decision }) => decision === null) : undefined;
  return (
    <ol className={styles.approvals} aria-label="Approvals">
      {approvers.map((each) => (
        <li key={each.userId}>
          {each.fullName}:{" "}
          {each.decision === "approved"
            ? "approved"
            : each.decision === "rejected"
              ? "asked for changes"
              : each === next
                ? "awaiting approval"
                : "not asked yet"}
          {each.note && <q className={styles.note}>{each.note}</q>}
        </li>
      ))}
    </ol>
  );
}
