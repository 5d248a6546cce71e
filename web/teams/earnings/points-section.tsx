import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Redemption } from "#contract/gift-cards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useMe } from "#web/shared/session/session.ts";
import { PointsDialog } from "./points-dialog.tsx";
import { points, pointsText } from "../shared/points.ts";
import { redemptionText, redemptions, staleGiftCards } from "./points.ts";
import lists from "#web/shared/lists/acting-rows.module.css";
import styles from "./earnings.module.css";

/** Points of the company one works at, and the gift cards one redeemed at any. */
export function Points() {
  const works = Boolean(useMe().employee?.companyId);
  const { data: redeemed = [] } = useQuery(redemptions);
  if (!works && redeemed.length === 0) return null;
  return (
    <Section title="Points" anchor="points" actions={works && <OpenPoints />}>
      <Stack gap={4}>
        {works && <Balance />}
        <ul className={lists.rows}>
          {redeemed.map((redemption) => (
            <GiftCardRow key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}

function OpenPoints() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(points);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {data?.points ? "Redeem points" : "What points are for"}
      </Button>
      {open && <PointsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Balance() {
  const { data } = useQuery(points);
  return <p>{data ? `You have ${pointsText(data.points)}.` : "Loading points"}</p>;
}

function GiftCardRow({ redemption }: { redemption: Redemption }) {
  const [shown, setShown] = useState(false);
  const { id, title, value, state, code } = redemption;
  return (
    <li>
      <span>
        {title}, {formatMoney(value)}
        <small>{redemptionText(redemption)}</small>
        {shown && <code className={styles.code}>{code}</code>}
      </span>
      {code !== null && (
        <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? "Hide code" : "Show code"}
        </Button>
      )}
      {state === "requested" && <CancelRedemption id={id} title={title} />}
      {state === "canceled" && <Badge tone="outline">Canceled</Badge>}
    </li>
  );
}

function CancelRedemption({ id, title }: { id: string; title: string }) {
  const canceling = useChange({
    call: () => api.giftCards.cancel({ params: { id } }),
    success: "Canceled, and your points are back",
    stale: staleGiftCards,
    once: () => id,
  });
  return (
    <ConfirmDialog
      title={`Cancel “${title}”?`}
      description="Your points come back at once."
      action="Cancel gift card"
      busy={canceling.isPending}
      onConfirm={() => canceling.mutate()}
      trigger={
        <Button size="sm" aria-label={`Cancel ${title}`}>
          Cancel
        </Button>
      }
    />
  );
}
