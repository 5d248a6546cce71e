import { and, eq } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import type { Transaction } from "#server/database/open.ts";
import type { Dispute } from "#server/outside/payments/payments.ts";
import { drawAttention, settleAttention } from "./attention.ts";
import { keepPayment } from "./charge.ts";
import { type Kept, bookFees, coveredByLost, moveDisputed } from "./disputed-money.ts";
import { isStray } from "./give-back.ts";
import { ownerWithId, subjectOf, tellOfChange } from "./owners.ts";
import { type Invoice, findInvoice, lockSubscription } from "./subscriptions.ts";
import { chargeBackStray } from "./stray-disputes.ts";
import { invoices, paymentDisputes } from "./tables.ts";

type State = Dispute["state"];

/** What may be told after each state; anything else is told late. */
const next: Record<State, readonly State[]> = {
  inquiry: ["open", "won", "lost"],
  open: ["won", "lost"],
  won: [],
  lost: [],
};

type Keeping = Pick<Context, "db" | "config" | "outside" | "now">;
/** The invoice that a payment was for. One that nobody has told of yet is kept first: events come in any order. */
export async function invoicePaidBy({ db, config, outside, now }: Keeping, paymentRef: string) {
  const [found] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.paymentRef, paymentRef), eq(invoices.paidBy, "provider")));
  if (found) return found.id;
  const payment = await outside.payments!.findPayment(paymentRef);
  if (payment) await keepPayment(db, { config, now: now() }, payment);
  // Others may use the same account of the provider.
  return payment?.invoiceId ?? null;
}

interface Told {
  invoiceId: string;
  dispute: Dispute;
}
/** Keeps how a dispute stands, however often and in whichever order it is told. The plan goes on as it is. */
export async function keepDispute(tx: Transaction, { invoiceId, dispute }: Told, now: Date) {
  const found = await findInvoice(tx, invoiceId);
  if (!found) return;
  const owner = await ownerWithId(tx, found.ownerId);
  await lockSubscription(tx, owner, now);
  const invoice = (await findInvoice(tx, invoiceId))!;
  await bookFees(tx, dispute.fees, now);
  const before = await findDispute(tx, dispute.disputeRef);
  if (before && !next[before.state].includes(dispute.state)) return;
  const transferId = await moveDisputed(tx, dispute, before, now);
  await keepState(tx, invoiceId, { dispute, before, transferId, now });
  await seeTo(tx, invoice, { dispute, before });
  if (!isStray(invoice, dispute.paymentRef)) await changeInvoice(tx, invoice, dispute);
  else if (dispute.state === "lost") await chargeBackStray(tx, invoice, dispute, now);
  await tellOfChange(tx, owner, now);
  const after = (await findInvoice(tx, invoiceId))!;
  await audit(
    tx,
    { viewer: null, now },
    {
      action: actions[dispute.state],
      subject: { ...(await subjectOf(tx, owner)), kind: "invoice", id: invoiceId },
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

interface Change {
  dispute: Dispute;
  before: Kept | undefined;
}
async function keepState(
  tx: Transaction,
  invoiceId: string,
  { dispute, before, transferId, now }: Change & { transferId: string | null; now: Date },
) {
  const { fees: _, ...told } = dispute;
  const row = { ...told, invoiceId, transferId };
  if (before) await tx.update(paymentDisputes).set(row).where(eq(paymentDisputes.id, before.id));
  else await tx.insert(paymentDisputes).values({ ...row, id: newId(), at: now });
}

/** What administrators read while a dispute isn't decided. */
async function seeTo(
  tx: Transaction,
  invoice: Invoice,
  { dispute: { state, amount, reason: why }, before }: Change,
) {
  if (before)
    await settleAttention(
      tx,
      invoice,
      (["inquiry", "disputed"] as const).map((problem) => ({ problem, amount: before.amount })),
    );
  if (state === "inquiry") await drawAttention(tx, invoice, { problem: "inquiry", amount, why });
  if (state === "open") await drawAttention(tx, invoice, { problem: "disputed", amount, why });
}

async function changeInvoice(tx: Transaction, invoice: Invoice, { state, amount }: Dispute) {
  const { id, kind, refunded, total } = invoice;
  const settled = refunded === total ? "refunded" : "paid";
  const after = ({ inquiry: invoice.state, open: "disputed", won: settled, lost: "chargedBack" } as const)[
    state
  ];
  await tx.update(invoices).set({ state: after }).where(eq(invoices.id, id));
  if (state !== "lost") return;
  const covered = await coveredByLost(tx, invoice);
  await settleAttention(
    tx,
    invoice,
    covered.map((refund) => ({ problem: "refundFailed" as const, amount: refund.total })),
  );
  const problem = kind === "rewards" ? "rewardsDisputeLost" : "disputeLost";
  await drawAttention(tx, invoice, { problem, amount });
}

async function findDispute(tx: Transaction, disputeRef: string) {
  const [found] = await tx.select().from(paymentDisputes).where(eq(paymentDisputes.disputeRef, disputeRef));
  return found;
}
