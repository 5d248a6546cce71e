import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatMoney } from "#shared/money/money.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import {
  dayText,
  earningsPath,
  ownPayouts,
  payoutWords,
  rewardTransactionsOn,
  staleEarnings,
  transactionText,
  transactionsOnPage,
} from "./earnings.ts";
import lists from "#web/shared/lists/acting-rows.module.css";
import styles from "./earnings.module.css";

/** Payouts and everything else that happened to one's earnings, newest first. */
export function Activity() {
  return (
    <Stack gap={8}>
      <Payouts />
      <Transactions />
    </Stack>
  );
}

function Payouts() {
  const { data: payouts = [] } = useQuery(ownPayouts);
  if (payouts.length === 0) return null;
  return (
    <Section title="Payouts">
      <ul className={lists.rows}>
        {payouts.map(({ id, amount, to, state, requestedAt, reference, reason }) => (
          <li key={id}>
            <span>
              {formatMoney(amount)} to {to}
              <small>
                Requested {dayText(requestedAt)}
                {reference && `, reference ${reference}`}
                {reason && `: ${reason}`}
              </small>
            </span>
            <Badge tone={state === "paid" ? "good" : "outline"}>{payoutWords[state]}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Transactions() {
  const page = Math.max(1, Math.trunc(Number(useSearchParams()[0].get("page"))) || 1);
  const { data } = useQuery(rewardTransactionsOn(page));
  const reading = useChange({
    call: (id: string) => api.rewards.readTransaction({ params: { id }, body: { readStatus: true } }),
    stale: staleEarnings,
    once: (id) => id,
  });
  return (
    <Section title="Activity" anchor="activity" actions={data && data.unread > 0 && <ReadAll />}>
      {data?.total === 0 && <EmptyState size="sm" title="No activity yet" />}
      <ul className={lists.rows}>
        {data?.transactions.map((transaction) => (
          <li key={transaction.id}>
            <span className={transaction.readStatus ? undefined : styles.unread}>
              {transactionText(transaction)}
              <small>
                {transaction.about}, {dayText(transaction.at)}
              </small>
            </span>
            {!transaction.readStatus && (
              <Button size="sm" tone="bare" onClick={() => reading.mutate(transaction.id)}>
                Mark as read
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Paging
        page={page}
        pages={Math.ceil((data?.total ?? 0) / transactionsOnPage)}
        hrefFor={(number) => `${earningsPath}?page=${number}#activity`}
        label="Pages of your activity"
      />
    </Section>
  );
}

/** Also what is on other pages. */
function ReadAll() {
  const reading = useChange({
    call: () => api.rewards.readTransactions(),
    stale: staleEarnings,
    once: () => "read-all",
  });
  return (
    <Button size="sm" busy={reading.isPending} onClick={() => reading.mutate()}>
      Mark all as read
    </Button>
  );
}
