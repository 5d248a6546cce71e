import type { DeskPayout, PayoutList } from "#contract/payouts.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { addressWith } from "../shared/filter-address.ts";

export const payoutsPath = "/admin/payouts";
export const payoutsAt = (list: PayoutList, search = "") => addressWith(payoutsPath, { list, search });
/** Every list of payouts, whatever was searched for. */
const stalePayouts = [["payouts"]] as const;

export const stateWords: Record<DeskPayout["state"], string> = {
  requested: "Waiting for approval",
  approved: "Approved, to be sent by someone else",
  unknown: "Sent, not confirmed by the bank yet",
  paid: "Paid",
  declined: "Declined",
  returned: "Returned by the bank",
};

interface About {
  id: string;
}
type Decision = About &
  (
    | { act: "approve" }
    | { act: "decline" | "returned" | "notSent"; reason: string }
    | { act: "paid"; reference: string }
  );

const toasts: Record<Decision["act"], string> = {
  approve: "Payout approved",
  decline: "Payout declined",
  paid: "Payout confirmed",
  returned: "Payout returned",
  notSent: "Payout waits to be sent again",
};

/** Decides about a payout, or says what the bank's statement says. */
export function useDeciding() {
  return useChange({
    call: (decision: Decision) => {
      const params = { id: decision.id };
      if (decision.act === "approve") return api.payouts.approve({ params });
      if (decision.act === "decline")
        return api.payouts.decline({ params, body: { reason: decision.reason } });
      if (decision.act === "paid")
        return api.payouts.reconcile({ params, body: { outcome: "paid", reference: decision.reference } });
      return api.payouts.reconcile({ params, body: { outcome: decision.act, reason: decision.reason } });
    },
    success: (_, { act }) => toasts[act],
    stale: stalePayouts,
    once: ({ id }) => id,
  });
}

/** Shows the account's numbers to the person who makes the transfer. */
export function useSending(show: (id: string, account: Record<string, string>) => void) {
  return useChange({
    call: ({ id, act }: About & { act: "send" | "readAccount" }) => api.payouts[act]({ params: { id } }),
    done: ({ account }, { id }) => show(id, account),
    stale: stalePayouts,
    once: ({ id }) => id,
  });
}
