import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type GiftCard, pointsFor } from "#contract/gift-cards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { dayText } from "./earnings.ts";
import { points, pointsText } from "../shared/points.ts";
import { offered, reasonText, staleGiftCards } from "./points.ts";
import lists from "#web/shared/lists/acting-rows.module.css";

/** What points are for, what they can be redeemed for, and how they came and went. */
export function PointsDialog({ onClose }: { onClose: () => void }) {
  const { data = { points: 0, entries: [] } } = useQuery(points);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`You have ${pointsText(data.points)}`}
      description={`You get ${pointsFor.shortlisted} points when someone you referred is shortlisted and ${pointsFor.hired} more when they’re hired, once for each person.`}
    >
      <Stack gap={6}>
        <Section title="Gift cards" level={3}>
          <Offered points={data.points} />
        </Section>
        <Section title="History" level={3}>
          {data.entries.length === 0 && <EmptyState size="sm" title="No points yet" />}
          <ul className={lists.rows}>
            {data.entries.map((entry) => (
              <li key={entry.id}>
                <span>
                  {reasonText(entry)}
                  <small>
                    {entry.about}, {dayText(entry.at)}
                  </small>
                </span>
                <b>{entry.points > 0 ? `+${entry.points}` : `−${-entry.points}`}</b>
              </li>
            ))}
          </ul>
        </Section>
      </Stack>
    </Dialog>
  );
}

function Offered({ points: left }: { points: number }) {
  const { data: cards = [] } = useQuery(offered);
  if (cards.length === 0) return <EmptyState size="sm" title="Your company offers no gift cards right now" />;
  return (
    <ul className={lists.rows}>
      {cards.map((card) => (
        <li key={card.id}>
          <span>
            {card.title}, {formatMoney(card.value)}
            {card.details && <small>{card.details}</small>}
            <small>{pointsText(card.points)}; the code comes by email within 48 hours</small>
          </span>
          {card.points <= left ? <Redeem card={card} /> : <span>{pointsText(card.points - left)} to go</span>}
        </li>
      ))}
    </ul>
  );
}

/** The key made with the button lets one press count once; the next redemption has a new one. */
function Redeem({ card: { id, title } }: { card: GiftCard }) {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const redeeming = useChange({
    call: () => api.giftCards.redeem({ body: { key, giftCardId: id } }),
    done: () => setKey(crypto.randomUUID()),
    success: "Gift card redeemed. The code comes by email within 48 hours.",
    stale: staleGiftCards,
    once: () => id,
  });
  return (
    <Button
      size="sm"
      tone="fill"
      busy={redeeming.isPending}
      aria-label={`Redeem ${title}`}
      onClick={() => redeeming.mutate()}
    >
      Redeem
    </Button>
  );
}
