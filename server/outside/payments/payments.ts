/** A card as its holder recognizes it. */
export interface Card {
  methodRef: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface Charge {
  invoiceId: string;
  /** The attempt: the same again is the same payment. */
  attempt: number;
  customerRef: string;
  methodRef: string;
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  description: string;
}
export type ChargeOutcome =
  | { state: "paid"; paymentRef: string }
  | { state: "refused"; why: string }
  /** The bank takes its time; a webhook will say. */
  | { state: "waiting" };

export interface GivenBack {
  /** The same again is the same refund. */
  key: string;
  invoiceId: string;
  paymentRef: string;
  /** In the smallest unit of its currency; null is all of it. */
  part: { amount: number; currency: string } | null;
}

export type RefundOutcome =
  | { state: "succeeded" }
  /** Its bank takes its time; a webhook will say. */
  | { state: "pending" }
  | { state: "failed"; why: string };

/** A cardholder has their bank take a payment back. */
export interface Dispute {
  disputeRef: string;
  paymentRef: string;
  /** What is disputed, in the smallest unit of its currency. */
  amount: number;
  currency: string;
  reason: string;
  /** An inquiry moves no money yet; of one that is open or lost the provider has taken it. */
  state: "inquiry" | "open" | "won" | "lost";
  /** Until when it can be answered. */
  answerBy: Date | null;
  /** What the provider took for itself so far, each named once. */
  fees: { ref: string; amount: number; currency: string }[];
}

export interface PaymentTold {
  kind: "payment";
  invoiceId: string;
  attempt: number;
  outcome: ChargeOutcome;
}
/** What the provider tells on its own, late, twice or out of order. */
export type PaymentNews =
  | PaymentTold
  | { kind: "refund"; invoiceId: string; key: string; outcome: RefundOutcome }
  | { kind: "dispute"; dispute: Dispute }
  | { kind: "card"; sessionRef: string };

/** A charge as it may have been made since its invoice; its customer may be deleted by now. */
export interface MadeBefore extends Pick<Charge, "invoiceId" | "attempt"> {
  customerRef: string | null;
  since: Date;
}

/** The way to whoever collects money. Card numbers are typed on its own pages and never come here. */
export interface Payments {
  openCustomer(of: { ownerId: string; name: string }): Promise<string>;
  /** The provider's page where someone types a card; it leads back to `returnTo`, which `{CHECKOUT_SESSION_ID}` in it names. */
  askForCard(wanted: { customerRef: string; returnTo: string; cancelTo: string }): Promise<{ url: string }>;
  /** The card that was typed there, and whose it is; null while there is none, and where it is no card. */
  typedCard(sessionRef: string): Promise<{ customerRef: string; card: Card } | null>;
  forgetCard(methodRef: string): Promise<void>;
  /** Deletes who paid, with their name and cards; payments stay, and can be given back. */
  forgetCustomer(customerRef: string): Promise<void>;
  /** Throws where nobody knows what became of it; the same charge again finds out. */
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** What became of a charge whose answer was lost; null where it never arrived. */
  madeBefore(charge: MadeBefore): Promise<ChargeOutcome | null>;
  /** A payment by its name, and what it was for; null where it is none of the product's. */
  findPayment(paymentRef: string): Promise<PaymentTold | null>;
  /** Disputes that were opened since, as they stand: a webhook that told of one may have been lost. */
  disputesSince(at: Date): Promise<Dispute[]>;
  /** Gives a payment back once, and answers what became of that by now. */
  giveBack(back: GivenBack): Promise<RefundOutcome>;
  /** What a webhook says; null where it concerns nobody here. Throws where its signature is wrong. */
  readNews(body: Buffer, signature: string): PaymentNews | null;
}
