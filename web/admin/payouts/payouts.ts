import { queryOptions } from "@tanstack/react-query";
import type { DeskPayout } from "#contract/payouts.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

export const payoutsPath = "/admin/payouts";
export type PayoutList = "open" | "done";
export const payoutsAt = (list: PayoutList, open?: string) =>
  `${payoutsPath}?${new URLSearchParams({ list, ...(open && { open }) })}`;

export const deskPayouts = queryOptions({ queryKey: ["payouts"], queryFn: () => api.payouts.desk() });

const waits: readonly DeskPayout["state"][] = ["requested", "approved", "unknown"];
export function payoutsOn(list: PayoutList, all: readonly DeskPayout[]) {
  return all.filter(({ state }) => waits.includes(state) === (list === "open"));
}

export const stateWords: Record<DeskPayout["state"], string> = {
  requested: "Waiting for approval",
  approved: "Approved, to be sent by someone else",
  unknown: "Sent, not confirmed by the bank yet",
  paid: "Paid",
  declined: "Declined",
  returned: "Returned by the bank",
};

export type Decision =
  | { act: "approve" }
  | { act: "decline" | "returned"; reason: string }
  | { act: "paid"; reference: string };

const toasts: Record<Decision["act"], string> = {
  approve: "Payout approved",
  decline: "Payout declined",
  paid: "Payout confirmed",
  returned: "Payout returned",
};

/** Decides about a payout, or says what the bank's statement says. */
export function useDeciding(id: string) {
  const params = { id };
  return useChange({
    call: (decision: Decision) => {
      if (decision.act === "approve") return api.payouts.approve({ params });
      if (decision.act === "decline")
        return api.payouts.decline({ params, body: { reason: decision.reason } });
      if (decision.act === "paid")
        return api.payouts.reconcile({ params, body: { outcome: "paid", reference: decision.reference } });
      return api.payouts.reconcile({ params, body: { outcome: "returned", reason: decision.reason } });
    },
    success: (_, { act }) => toasts[act],
    stale: [deskPayouts],
    once: () => id,
  });
}

/** Shows the account's numbers, once, to the person who makes the transfer. */
export function useSending(id: string, show: (account: Record<string, string>) => void) {
  return useChange({
    call: () => api.payouts.send({ params: { id } }),
    done: ({ account }) => show(account),
    stale: [deskPayouts],
    once: () => id,
  });
}
