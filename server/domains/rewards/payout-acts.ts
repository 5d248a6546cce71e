import type { DeskPayout, PayoutState } from "#contract/payouts.ts";

export type PayoutAct = DeskPayout["acts"][number];

/** Which state an act leads to from each state; what is not named is refused. Only reconciling leaves "unknown". */
export const payoutActs: Readonly<Record<PayoutState, Partial<Record<PayoutAct, PayoutState>>>> = {
  requested: { approve: "approved", decline: "declined" },
  approved: { send: "unknown", decline: "declined" },
  unknown: { paid: "paid", returned: "returned" },
  paid: {},
  declined: {},
  returned: {},
};

/** Money that left someone’s earnings and may still come back. */
export const payoutsUnderWay = ["requested", "approved", "unknown"] as const satisfies PayoutState[];

interface Involved {
  state: PayoutState;
  approvedBy: string | null;
  /** The reader is the payee. */
  own: boolean;
  readerId: string;
}
/** What an administrator may do: nothing about their own payout, and sending only what someone else approved. */
export function actsFor({ state, approvedBy, own, readerId }: Involved): PayoutAct[] {
  if (own) return [];
  const possible = Object.keys(payoutActs[state]) as PayoutAct[];
  return possible.filter((act) => act !== "send" || approvedBy !== readerId);
}
