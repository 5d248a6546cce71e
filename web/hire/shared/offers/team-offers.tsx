import { notAllowed } from "#contract/team-rights.ts";
import { useQuery } from "@tanstack/react-query";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import type { Offer, OfferDraft } from "#contract/offers.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { useKeptOpen, useKeptSending } from "#web/shared/editor/use-kept-form.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { currencyOfPlace } from "#shared/money/currency-of-place.ts";
import { jobById } from "#web/hire/shared/jobs/hire-jobs.ts";
import { keptOffer } from "./offer-draft.ts";
import { OfferForm } from "./offer-form.tsx";
import { offersOf, useOfferStep } from "./offer-queries.ts";
import { OfferView } from "./offer-view.tsx";

const ended = ["accepted", "declined", "expired", "withdrawn"];

/** The offer that is being made, the way to make one, and those before. */
export function TeamOffers({ detail }: { detail: ApplicationDetail }) {
  const can = useCan();
  const may = can("applicants") && can("salaries");
  const all = useQuery({ ...offersOf(detail.id), enabled: may });
  if (can("applicants") && !may) return <EmptyState size="sm" title={notAllowed("salaries")} />;
  if (!may) return <EmptyState size="sm" title="Only teammates who review applicants see offers" />;
  return (
    <Loaded of={all} rows={3} size="sm" loading="Loading offers" failed="Couldn’t load the offers">
      {(offers) => <Offers offers={offers} detail={detail} />}
    </Loaded>
  );
}

function Offers({ offers, detail }: { offers: readonly Offer[]; detail: ApplicationDetail }) {
  const kept = keptOffer(detail.id);
  const [writing, setWriting] = useKeptOpen(kept);
  const send = useKeptSending(kept);
  const { data: job } = useQuery(jobById(detail.job.id));
  const create = useOfferStep(
    (body: OfferDraft) => send(() => api.offers.create({ params: { id: detail.id }, body })),
    () => setWriting(false),
  );
  const free = offers.every(({ state }) => ended.includes(state)) && detail.stage !== "hired";
  const views = offers.map((offer) => <OfferView key={offer.id} offer={offer} detail={detail} />);
  if (writing)
    return (
      <Stack gap={6}>
        {!free && offers.length > 0 && (
          <Callout tone="warn" role="status">
            There is an offer already. Only one can be open at a time, and what you wrote is still here.
          </Callout>
        )}
        {!free && views}
        <OfferForm
          offer={null}
          begin={{
            title: detail.job.jobTitle,
            currency: job?.salary?.currency ?? currencyOfPlace(detail.candidate.location),
            last: free ? offers[0] : undefined,
          }}
          kept={kept}
          error={create.error}
          busy={create.isPending}
          onSave={create.mutate}
          onClose={() => setWriting(false)}
        />
      </Stack>
    );
  return (
    <Stack gap={6}>
      {free && (
        <div>
          <Button tone={offers.length === 0 ? "fill" : "plain"} onClick={() => setWriting(true)}>
            {offers.length === 0 ? "Write an offer" : "Write another offer"}
          </Button>
        </div>
      )}
      {!free && offers.length === 0 && (
        <EmptyState size="sm" title="No offer was made">
          {detail.candidate.fullName} was hired without one.
        </EmptyState>
      )}
      {views}
    </Stack>
  );
}
