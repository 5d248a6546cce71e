import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Drop } from "#contract/drops.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { DateField } from "#ui/controls/fields/date-field.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { EndOffer } from "./end-offer.tsx";
import { OfferFields, useOffer } from "./offer-fields.tsx";
import { dayText } from "./rewards.ts";

const drops = queryOptions({
  queryKey: ["rewards", "drops"],
  queryFn: () => api.drops.list({ query: { as: "company" } }),
});

/** Small rewards for the first employees who claim them. */
export function DropsSection({ currency, may }: { currency: string; may: boolean }) {
  const [adding, setAdding] = useState(false);
  const { data: all = [] } = useQuery(drops);
  return (
    <Section
      title="Drops"
      description="A small reward for the first employees who claim it"
      actions={
        may && (
          <Button size="sm" onClick={() => setAdding(true)}>
            New drop
          </Button>
        )
      }
    >
      <Table
        caption="Drops"
        rows={all}
        rowKey={({ id }) => id}
        empty={<EmptyState size="sm" title="No drops yet" />}
        columns={[
          { id: "title", title: "Drop", main: true, cell: ({ title }) => title },
          { id: "reward", title: "Reward", numeric: true, cell: ({ reward }) => formatMoney(reward) },
          {
            id: "claimed",
            title: "Claimed",
            numeric: true,
            cell: ({ claimed, stock }) => `${claimed} of ${stock}`,
          },
          {
            id: "until",
            title: "Until",
            cell: ({ open, expiresAt }) => (open ? dayText(expiresAt) : "Over"),
          },
          {
            id: "acts",
            title: "Actions",
            hideTitle: true,
            cell: (drop) => may && drop.open && <EndDrop drop={drop} />,
          },
        ]}
      />
      {adding && <NewDrop currency={currency} onClose={() => setAdding(false)} />}
    </Section>
  );
}

function EndDrop({ drop }: { drop: Drop }) {
  return (
    <EndOffer
      offer={drop}
      noun="drop"
      description="No one can claim it anymore. What was claimed stays."
      call={() => api.drops.end({ params: { id: drop.id } })}
      stale={drops}
    />
  );
}

function NewDrop({ currency, onClose }: { currency: string; onClose: () => void }) {
  const { offer, fields } = useOffer(currency);
  const [until, setUntil] = useState("");
  const making = useChange({
    call: (wanted: NonNullable<typeof offer>) =>
      api.drops.create({ body: { ...wanted, expiresAt: new Date(until).toISOString() } }),
    done: onClose,
    success: "Drop published",
    refusal: null,
    stale: [drops],
    once: () => "drop",
  });
  const wrong = fieldsOf(making.error);
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title="New drop"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="fill"
            busy={making.isPending}
            disabled={!offer || !until}
            onClick={() => offer && making.mutate(offer)}
          >
            Publish
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {making.error && <FormError title={sentenceOf(making.error)} />}
        <OfferFields fields={fields} wrong={wrong} amountLabel="Reward for each" />
        <Field label="Until" hint="In your own time zone" error={wrong.expiresAt ?? null}>
          <DateField kind="datetime-local" value={until} onChange={({ target }) => setUntil(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
