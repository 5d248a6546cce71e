import { queryOptions, useQuery } from "@tanstack/react-query";
import { formatMoney } from "#shared/money/money.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { dayText, staleEarnings } from "./earnings.ts";
import lists from "#web/shared/lists/acting-rows.module.css";

const drops = queryOptions({
  queryKey: ["earnings", "drops"],
  queryFn: () => api.drops.list({ query: { as: "employee" } }),
});

/** What the reader may claim, and what they did. */
export function Drops() {
  const { data: all = [] } = useQuery(drops);
  const claiming = useChange({
    call: (id: string) => api.drops.claim({ params: { id } }),
    success: ({ reward }) => `${formatMoney(reward)} will be yours once the company pays`,
    stale: staleEarnings,
    once: (id) => id,
  });
  if (all.length === 0) return null;
  return (
    <Section title="Drops" description="Small rewards for the first people to claim them">
      <ul className={lists.rows}>
        {all.map(({ id, title, details, reward, stock, claimed, expiresAt, mine, paid }) => (
          <li key={id}>
            <span>
              {formatMoney(reward)} · {title}
              {details && <small>{details}</small>}
              <small>{mine ? claimText(paid) : leftText({ stock, claimed, expiresAt })}</small>
            </span>
            {mine ? (
              <Badge tone="good">Claimed</Badge>
            ) : (
              <Button
                size="sm"
                tone="fill"
                busy={claiming.isPending && claiming.variables === id}
                aria-label={`Claim ${title}`}
                onClick={() => claiming.mutate(id)}
              >
                Claim
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What became of the reader's claim; how many others are left is none of theirs anymore. */
function claimText(paid: boolean) {
  return paid ? "Paid into your balance" : "Waiting for the company’s payment. Then you can withdraw it";
}

/** How many are left and until when. */
function leftText({ stock, claimed, expiresAt }: { stock: number; claimed: number; expiresAt: string }) {
  return `${counted(stock - claimed, "left", "left")}, until ${dayText(expiresAt)}`;
}
