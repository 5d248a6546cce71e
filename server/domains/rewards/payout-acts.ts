import type { DeskPayout, PayoutState } from "#contract/payouts.ts";

export type PayoutAct = DeskPayout["acts"][number];

/** Which state an act leads to from each state; what is not named is refused. Only reconciling leaves "unknown". */
export const payoutActs: Readonly<Record<PayoutState, Partial<Record<PayoutAct, PayoutState>>>> = {
  requested: { approve: "approved", decline: "declined" },
  approved: { send: "unknown", decline: "declined" },
  unknown: { paid: "paid", returned: "returned", readAgain: "unknown", notSent: "approved" },
  paid: {},
  declined: {},
  returned: {},
};

/** Money that left someone’s earnings and may still come back. */
export const payoutsUnderWay = ["requested", "approved", "unknown"] as const satisfies PayoutState[];

interface Involved {
  state: PayoutState;
  approvedBy: string | null;
  sentBy: string | null;
  /** The reader is the payee. */
  own: boolean;
  /** The payee’s account is switched off. */
  disabled: boolean;
  readerId: string;
}
/** What an administrator may do: nothing about their own payout, sending only what someone else approved, and reading the account again only of what they sent. */
export function actsFor({ state, approvedBy, sentBy, own, disabled, readerId }: Involved): PayoutAct[] {
  if (own) return [];
  const may: Partial<Record<PayoutAct, boolean>> = {
    send: !disabled && approvedBy !== readerId,
    readAgain: !disabled && sentBy === readerId,
  };
  const possible = Object.keys(payoutActs[state]) as PayoutAct[];
  return possible.filter((act) => may[act] ?? true);
}
