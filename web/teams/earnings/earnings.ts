import { queryOptions } from "@tanstack/react-query";
import type { Payout } from "#contract/payouts.ts";
import type { RewardTransaction } from "#contract/rewards.ts";
import { formatMoney } from "#shared/money/money.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";

export const earningsPath = "/teams/earnings";

export const earningsOf = (employeeId: string) =>
  queryOptions({
    queryKey: ["earnings", employeeId],
    queryFn: () => api.rewards.earnings({ params: { id: employeeId } }),
  });

export const transactionsOnPage = 50;

export const rewardTransactionsOn = (page: number) =>
  queryOptions({
    queryKey: ["earnings", "transactions", page],
    queryFn: () =>
      api.rewards.transactions({
        query: { skip: (page - 1) * transactionsOnPage, limit: transactionsOnPage },
      }),
    placeholderData: (last) => last,
  });
/** The newest, with how many are new. */
export const rewardTransactions = rewardTransactionsOn(1);

export const bankAccounts = queryOptions({
  queryKey: ["earnings", "accounts"],
  queryFn: () => api.payouts.accounts(),
});

export const ownPayouts = queryOptions({
  queryKey: ["earnings", "payouts"],
  queryFn: () => api.payouts.mine(),
});

/** All that a withdrawal changes. */
export const staleEarnings = [["earnings"]];

/** "Nov 26, 2026", on the reader's clock or another one. */
export function dayText(at: string, timeZone?: string) {
  return dateWords(at, { dateStyle: "medium", ...(timeZone && { timeZone }) });
}

const happened: Record<RewardTransaction["kind"], string> = {
  earned: "Earned for a hire, not due yet",
  due: "Due, waiting for the company’s payment",
  vested: "Paid by the company, ready to withdraw",
  void: "Not paid, because they left",
  undone: "Not paid, because the team took the hire back",
  restored: "Promised again, because they’re staying",
  drop: "Claimed, waiting for the company’s payment",
  withdrawn: "Withdrawal requested",
  paid: "Paid out",
  returned: "Not paid out, back in your earnings",
};

/** "$1,000 · Due now, ready to withdraw" */
export function transactionText({ kind, amount }: RewardTransaction) {
  return `${formatMoney(amount)} · ${happened[kind]}`;
}

/** What the payee reads of a payout: how many eyes are still to look is ours to know. */
export const payoutWords: Record<Payout["state"], string> = {
  requested: "In review",
  approved: "In review",
  unknown: "On its way to your bank",
  paid: "Paid",
  declined: "Declined",
  returned: "Returned by the bank",
};
