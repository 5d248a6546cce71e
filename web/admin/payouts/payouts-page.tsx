import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { DeskPayout, PayoutList } from "#contract/payouts.ts";
import { formatMoney } from "#shared/money/money.ts";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { ShowMore } from "#ui/data/lists/show-more.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { ListTabs } from "../shared/queue/list-tabs.tsx";
import { deskPayouts } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Decision } from "../shared/queue/reviewed-row.tsx";
import { PayoutFacts } from "./payout-facts.tsx";
import { payoutsAt, payoutsPath, stateWords, useDeciding, useSending } from "./payouts.ts";

export const meta = siteMeta({ title: "Payouts", path: payoutsPath, hidden: true });

const lists: Record<PayoutList, string> = { open: "Open", done: "Done" };

/** Rewards on their way to employees: approved by one administrator, sent by another, reconciled with the bank. */
export default function PayoutsPage() {
  const [search, setSearch] = useSearchParams();
  const list: PayoutList = search.get("list") === "done" ? "done" : "open";
  const words = search.get("search") ?? "";
  const found = useInfiniteQuery(deskPayouts(list, words));
  const counts = found.data?.pages.at(-1)?.counts;
  const [shown, setShown] = useState<{ id: string; account: Record<string, string> } | null>(null);
  const decisionsOf = usePayoutDecisions((id, account) => setShown({ id, account }));
  return (
    <ReviewQueue
      words={{ list: "Payouts", row: "Payout", rows: "payouts" }}
      path={payoutsAt(list, words)}
      head={
        <PageHeader size="pane" title="Payouts">
          <SearchInput
            label="Search by payee or bank reference"
            value={words}
            onChange={(next) => setSearch({ list, ...(next && { search: next }) }, { replace: true })}
          />
          <ListTabs
            label="Payouts"
            lists={lists}
            current={list}
            href={(each) => payoutsAt(each, words)}
            count={(each) => counts?.[each]}
          />
        </PageHeader>
      }
      of={{ ...found, data: found.data?.pages.flatMap((page) => page.payouts) }}
      none={noneOn(list, words)}
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
            payout.state === "unknown"
              ? "Bank’s reference, or why it came back or wasn’t sent"
              : "Reason, if you decline",
          maxLength: 300,
        },
        decisions: decisionsOf(payout),
      })}
      foot={
        <ShowMore more={found.hasNextPage} busy={found.isFetchingNextPage} onMore={found.fetchNextPage} />
      }
    />
  );
}

function noneOn(list: PayoutList, words: string) {
  if (words)
    return {
      title: "No payouts found",
      text: "Search by part of a name or email, or by the bank’s reference.",
    };
  return {
    title: list === "open" ? "No open payouts" : "No payouts yet",
    text: "When employees withdraw what they earned, it appears here.",
  };
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
        perform: () => sending.mutate({ id, act: "send" }),
      },
      readAgain: {
        label: "Show the account again",
        busy,
        perform: () => sending.mutate({ id, act: "readAccount" }),
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
      notSent: {
        label: "Not sent",
        needsWords: true,
        busy,
        perform: (reason) => deciding.mutate({ id, act: "notSent", reason }),
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
