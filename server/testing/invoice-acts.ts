import fc from "fast-check";
import { disputedCard, failingRefundsCard, goodCard, slowRefundsCard } from "./payments.ts";

/** Cards whose payments end in every way. */
export const anyCard = fc.constantFrom(goodCard, disputedCard, failingRefundsCard, slowRefundsCard);
/** What can happen to a company that has one and owes rewards. */
export const anInvoiceAct = fc.oneof(
  fc.constant("try" as const),
  fc.constant("subscribe" as const),
  fc.record({ upgrade: fc.constantFrom("at once" as const, "once the bank answers" as const) }),
  fc.constant("cancel" as const),
  fc.constant("cancel the purchase" as const),
  fc.constant("earn" as const),
  fc.record({ refund: fc.integer({ min: 1, max: 30_000 }) }),
  fc.constant("refuse" as const),
  fc.constant("lose the answer" as const),
  fc.constant("take its time" as const),
  fc.constant("hold webhooks" as const),
  fc.record({ addCard: anyCard }),
  fc.constant("banks answer" as const),
  fc.record({ decide: fc.constantFrom("won" as const, "lost" as const) }),
  fc.constant("remove a card" as const),
  fc.record({
    away: fc.constantFrom(1, 5, 12, 30),
    cancels: fc.boolean(),
  }),
  fc.record({ release: fc.record({ times: fc.nat(2), reversed: fc.boolean(), together: fc.boolean() }) }),
  fc.record({ days: fc.integer({ min: 1, max: 20 }) }),
);
export type InvoiceAct = typeof anInvoiceAct extends fc.Arbitrary<infer A> ? A : never;
