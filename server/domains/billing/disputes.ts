import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import { settle, transfer } from "#server/domains/ledger/index.ts";
import type { Dispute } from "#server/outside/payments/payments.ts";
import { billingAccounts } from "./accounts.ts";
import { drawAttention, settleAttention } from "./attention.ts";
import { ownerWithId, subjectOf, tellOfChange } from "./owners.ts";
import { type Invoice, findInvoice, lockSubscription } from "./subscriptions.ts";
import { invoices, paymentDisputes } from "./tables.ts";

type State = Dispute["state"];
type Kept = typeof paymentDisputes.$inferSelect;

/** What may be told after each state; anything else is told late. */
const next: Record<State, readonly State[]> = {
  inquiry: ["open", "won", "lost"],
  open: ["won", "lost"],
  won: [],
  lost: [],
};

/** Keeps how a dispute stands, however often and in whichever order it is told. The plan goes on as it is. */
export async function keepDispute(tx: Transaction, dispute: Dispute, now: Date) {
  const ofPayment = and(eq(invoices.paymentRef, dispute.paymentRef), eq(invoices.paidBy, "provider"));
  const [found] = await tx.select().from(invoices).where(ofPayment);
  // Others may use the same account of the provider.
  if (!found) return;
  const owner = await ownerWithId(tx, found.ownerId);
  await lockSubscription(tx, owner, now);
  const invoice = (await findInvoice(tx, found.id))!;
  const before = await findDispute(tx, dispute.disputeRef);
  if (before && !next[before.state].includes(dispute.state)) return;
  const transferId = await moveMoney(tx, dispute, before, now);
  await keepState(tx, invoice, { dispute, before, transferId, now });
  await changeInvoice(tx, invoice, { dispute, before });
  await tellOfChange(tx, owner, now);
  const after = (await findInvoice(tx, invoice.id))!;
  await audit(
    tx,
    { viewer: null, now },
    {
      action: actions[dispute.state],
      subject: { ...(await subjectOf(tx, owner)), kind: "invoice", id: invoice.id },
      before: { state: invoice.state },
      after: { state: after.state },
      why: dispute.reason,
    },
  );
}
const actions: Record<State, string> = {
  inquiry: "invoice.inquired",
  open: "invoice.disputed",
  won: "invoice.disputeWon",
  lost: "invoice.disputeLost",
};

/** The provider takes what is disputed, and gives it back if its bank decides so; answers the transfer that took it. */
async function moveMoney(tx: Transaction, dispute: Dispute, before: Kept | undefined, at: Date) {
  const { disputeRef, state, amount, currency } = dispute;
  const { disputed, chargebacks } = billingAccounts;
  let taken = before?.transferId ?? null;
  if (!taken && (state === "open" || state === "lost")) {
    const entries = [
      { ...disputed, currency, amount: -amount },
      { ...billingAccounts.money("provider"), currency, amount },
    ];
    const took = await transfer(tx, { key: `dispute:${disputeRef}`, memo: "Payment disputed", at, entries });
    taken = took.id;
  }
  if (taken && state === "won")
    await settle(tx, {
      of: taken,
      as: "reversed",
      key: `dispute-won:${disputeRef}`,
      memo: "Dispute won",
      at,
    });
  if (state === "lost") {
    const entries = [
      { ...chargebacks, currency, amount: -amount },
      { ...disputed, currency, amount },
    ];
    await transfer(tx, { key: `dispute-lost:${disputeRef}`, memo: "Dispute lost", at, entries });
  }
  return taken;
}

interface Keeping {
  dispute: Dispute;
  before: Kept | undefined;
  transferId: string | null;
  now: Date;
}
async function keepState(
  tx: Transaction,
  { id: invoiceId }: Invoice,
  { dispute, before, transferId, now }: Keeping,
) {
  const { paymentRef: _, ...told } = dispute;
  const row = { ...told, invoiceId, transferId };
  if (before) await tx.update(paymentDisputes).set(row).where(eq(paymentDisputes.id, before.id));
  else await tx.insert(paymentDisputes).values({ ...row, id: newId(), at: now });
}

async function changeInvoice(
  tx: Transaction,
  invoice: Invoice,
  { dispute: { state, amount, reason: why }, before }: Pick<Keeping, "dispute" | "before">,
) {
  const { id, refunded, total } = invoice;
  const settled = refunded === total ? "refunded" : "paid";
  const after = ({ inquiry: invoice.state, open: "disputed", won: settled, lost: "chargedBack" } as const)[
    state
  ];
  await tx.update(invoices).set({ state: after }).where(eq(invoices.id, id));
  const told = before && { amount: before.amount, why: before.reason };
  if (told)
    await settleAttention(
      tx,
      invoice,
      asking.map((problem) => ({ problem, ...told })),
    );
  if (state === "inquiry") await drawAttention(tx, invoice, { problem: "inquiry", amount, why });
  if (state === "open") await drawAttention(tx, invoice, { problem: "disputed", amount, why });
  if (state === "lost") await drawAttention(tx, invoice, { problem: "disputeLost", amount });
}
/** What administrators read while a dispute isn't decided. */
const asking = ["inquiry", "disputed"] as const;

async function findDispute(tx: Transaction, disputeRef: string) {
  const [found] = await tx.select().from(paymentDisputes).where(eq(paymentDisputes.disputeRef, disputeRef));
  return found;
}
