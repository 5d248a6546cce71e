import type { UseQueryResult } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import type { PaymentMethod } from "#contract/billing.ts";
import type { Invoice } from "#contract/invoices.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { useFocusInList } from "#ui/hooks/use-focus-in-list.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AddCard } from "./add-card.tsx";
import { cardName } from "#web/shared/billing/card-words.ts";
import { moneyOf } from "#web/shared/billing/money-words.ts";
import { paymentMethods } from "./plan-changes.ts";
import styles from "./billing.module.css";

interface CardsSectionProps {
  methods: UseQueryResult<PaymentMethod[]>;
  invoices: readonly Invoice[];
  may: boolean;
}

/** The cards that pay for the plan; the default is charged. */
export function CardsSection({ methods, invoices, may }: CardsSectionProps) {
  const focus = useFocusInList();
  const remove = useChange({
    call: ({ id }: PaymentMethod) => api.billing.removeMethod({ params: { id } }),
    done: (left, _, cache) => cache.setQueryData(paymentMethods.queryKey, left),
    success: (_, card) => `${cardName(card)} removed`,
    stale: [["plan"]],
  });
  const makeDefault = useChange({
    call: ({ id }: PaymentMethod) => api.billing.makeDefault({ params: { id } }),
    done: (cards, _, cache) => cache.setQueryData(paymentMethods.queryKey, cards),
    success: (_, card) => `We’ll charge ${cardName(card)} from now on`,
    stale: [["plan"]],
    once: ({ id }) => id,
  });
  return (
    <Section
      title="Cards"
      content="beside"
      line
      description="Cards are kept by the payment provider; we see only their last 4 digits. The default is charged."
      actions={may && <AddCard />}
    >
      {may && <ChargedAtOnce invoices={invoices} />}
      <Loaded of={methods} rows={1} size="sm" loading="Loading cards" failed="Couldn’t load your cards">
        {(cards) =>
          cards.length === 0 ? (
            <p>No card yet</p>
          ) : (
            <ul {...focus} className={styles.offers}>
              {cards.map((card, nth) => (
                <li key={card.id} className={styles.offer}>
                  <span>
                    {cardName(card)}, expires {card.expMonth}/{card.expYear}{" "}
                    {nth === 0 && <Badge>Default</Badge>}
                  </span>
                  {may && (
                    <Row gap={2}>
                      {nth > 0 && (
                        <Button
                          size="sm"
                          aria-label={`Make ${cardName(card)} the default`}
                          onClick={() => makeDefault.mutate(card)}
                        >
                          Make default
                        </Button>
                      )}
                      <IconButton
                        icon={Trash2}
                        label={`Remove ${cardName(card)}`}
                        onClick={() => remove.mutate(card)}
                      />
                    </Row>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

/** What a card is charged for as soon as it is added. */
function ChargedAtOnce({ invoices }: Pick<CardsSectionProps, "invoices">) {
  const unpaid = invoices.filter(({ state, awaitingBank }) => state === "open" && !awaitingBank);
  if (unpaid.length === 0) return null;
  const named = unpaid.map(({ number, total, currency }) => `${number} (${moneyOf(total, currency)})`);
  return <p>We’ll charge a card you add right away for {sentenceList(named)}.</p>;
}
