import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type GiftCard, pointsFor } from "#contract/gift-cards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { GiftCardRequests } from "./gift-card-requests.tsx";
import { EndOffer } from "./end-offer.tsx";
import { OfferFields, useOffer } from "./offer-fields.tsx";

const giftCards = queryOptions({
  queryKey: ["gift-cards", "of-company"],
  queryFn: () => api.giftCards.list({ query: { as: "company" } }),
});

/** What employees redeem their points for, and what is to be sent to them. */
export function GiftCardsSection({ currency, may }: { currency: string; may: boolean }) {
  const [adding, setAdding] = useState(false);
  const { data: all = [] } = useQuery(giftCards);
  return (
    <Section
      title="Gift cards"
      anchor="gift-cards"
      description={`Employees get ${pointsFor.shortlisted} points for each person they referred whom you shortlist, and ${pointsFor.hired} more when you hire them. They redeem points for what you offer here.`}
      actions={
        may && (
          <Button size="sm" onClick={() => setAdding(true)}>
            New gift card
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <Table
          caption="Gift cards"
          rows={all}
          rowKey={({ id }) => id}
          empty={<EmptyState size="sm" title="No gift cards yet" />}
          columns={[
            { id: "title", title: "Gift card", main: true, cell: ({ title }) => title },
            { id: "value", title: "Value", numeric: true, cell: ({ value }) => formatMoney(value) },
            {
              id: "points",
              title: "Points",
              numeric: true,
              cell: ({ points }) => points.toLocaleString("en-US"),
            },
            {
              id: "redeemed",
              title: "Redeemed",
              numeric: true,
              cell: ({ redeemed, stock }) => `${redeemed} of ${stock}`,
            },
            {
              id: "acts",
              title: "Actions",
              hideTitle: true,
              cell: (card) => (card.open ? may && <EndGiftCard card={card} /> : "Over"),
            },
          ]}
        />
        {may && <GiftCardRequests />}
      </Stack>
      {adding && <NewGiftCard currency={currency} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function EndGiftCard({ card }: { card: GiftCard }) {
  return (
    <EndOffer
      offer={card}
      noun="gift card"
      description="It can’t be redeemed anymore. What was redeemed is still yours to send."
      call={() => api.giftCards.end({ params: { id: card.id } })}
      stale={giftCards}
    />
  );
}

function NewGiftCard({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { offer, fields } = useOffer(currency);
  const [points, setPoints] = useState("100");
  const making = useChange({
    call: (wanted: NonNullable<typeof offer>) =>
      api.giftCards.create({ body: { ...wanted, points: Number(points) } }),
    done: onClose,
    success: "Gift card published",
    refusal: null,
    stale: [giftCards],
    once: () => "gift-card",
  });
  const wrong = fieldsOf(making.error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="New gift card"
      description="When an employee redeems it, you buy it and send them the code within 48 hours."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={making.isPending}
            disabled={!offer}
            onClick={() => offer && making.mutate(offer)}
          >
            Publish
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {making.error && <FormError title={sentenceOf(making.error)} />}
        <OfferFields fields={fields} wrong={wrong} amountLabel="Value" />
        <Field label="Points for one" error={wrong.points ?? null}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            value={points}
            onChange={({ target }) => setPoints(target.value)}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
