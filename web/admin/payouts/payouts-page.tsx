import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { DeskPayout } from "#contract/payouts.ts";
import { formatMoney } from "#shared/money/money.ts";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { ListTabs } from "../shared/queue/list-tabs.tsx";
import { type PayoutList, deskPayouts, payoutsOn } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Decision } from "../shared/queue/reviewed-row.tsx";
import { PayoutFacts } from "./payout-facts.tsx";
import { payoutsAt, payoutsPath, stateWords, useDeciding, useSending } from "./payouts.ts";

export const meta = siteMeta({ title: "Payouts", path: payoutsPath, hidden: true });

const lists: Record<PayoutList, string> = { open: "Open", done: "Done" };

/** Rewards on their way to employees: approved by one administrator, sent by another, reconciled with the bank. */
export default function PayoutsPage() {
  const [search] = useSearchParams();
  const list: PayoutList = search.get("list") === "done" ? "done" : "open";
  const payouts = useQuery(deskPayouts);
  const [shown, setShown] = useState<{ id: string; account: Record<string, string> } | null>(null);
  const decisionsOf = usePayoutDecisions((id, account) => setShown({ id, account }));
  return (
    <ReviewQueue
      words={{ list: "Payouts", row: "Payout", rows: "payouts" }}
      path={payoutsAt(list)}
      head={
        <PageHeader size="pane" title="Payouts">
          <ListTabs
            label="Payouts"
            lists={lists}
            current={list}
            href={payoutsAt}
            count={(each) => payouts.data && payoutsOn(each, payouts.data).length}
          />
        </PageHeader>
      }
      of={{ ...payouts, data: payouts.data && payoutsOn(list, payouts.data) }}
      none={{
        title: list === "open" ? "No open payouts" : "No payouts yet",
        text: "When employees withdraw what they earned, it appears here.",
      }}
      row={(payout) => ({ title: titleOf(payout), text: stateWords[payout.state], at: payout.requestedAt })}
      review={(payout) => ({
        title: titleOf(payout),
        text: (
          <>
            {stateWords[payout.state]}, requested <TimeAgo at={payout.requestedAt} />
          </>
        ),
        body: <PayoutFacts payout={payout} account={shown?.id === payout.id ? shown.account : null} />,
        line: {
          label:
            payout.state === "unknown" ? "Bank’s reference, or why it came back" : "Reason, if you decline",
          maxLength: 300,
        },
        decisions: decisionsOf(payout),
      })}
    />
  );
}

function titleOf({ amount, payee }: DeskPayout) {
  return `${formatMoney(amount)} to ${payee.fullName}`;
}

/** What the law of payouts lets this administrator do; money is moved by a press of a button, never by one key. */
function usePayoutDecisions(show: (id: string, account: Record<string, string>) => void) {
  const deciding = useDeciding();
  const sending = useSending(show);
  const busy = deciding.isPending || sending.isPending;
  return ({ id, acts }: DeskPayout) => {
    const each: Record<DeskPayout["acts"][number], Decision> = {
      approve: {
        label: "Approve",
        tone: "fill",
        busy,
        perform: () => deciding.mutate({ id, act: "approve" }),
      },
      send: {
        label: "Send: show the account",
        tone: "fill",
        busy,
        perform: () => sending.mutate({ id }),
      },
      paid: {
        label: "Paid",
        tone: "fill",
        needsWords: true,
        busy,
        perform: (reference) => deciding.mutate({ id, act: "paid", reference }),
      },
      returned: {
        label: "Came back",
        needsWords: true,
        busy,
        perform: (reason) => deciding.mutate({ id, act: "returned", reason }),
      },
      decline: {
        label: "Decline",
        shortcut: "r",
        needsWords: true,
        busy,
        perform: (reason) => deciding.mutate({ id, act: "decline", reason }),
      },
    };
    return acts.map((act) => each[act]);
  };
}
