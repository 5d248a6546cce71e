import { desc, eq, sql } from "drizzle-orm";
import { audit } from "#server/audit/audit.ts";
import type { AdminContext } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { transfer } from "#server/domains/ledger/index.ts";
import { conflict, notFound } from "#server/errors/refusal.ts";
import { billingAccounts } from "./accounts.ts";
import { keepPaid } from "./charge.ts";
import { giveBackLater } from "./give-back.ts";
import { ownerWithId, subjectOf, tellOfChange } from "./owners.ts";
import { invoiceNumber } from "./show-plan.ts";
import { type Invoice, findInvoice, lockSubscription } from "./subscriptions.ts";
import { type InvoiceState, invoices } from "./tables.ts";

const most = 500;
/** Every invoice, those to be paid first, then the newest. */
export async function listAllInvoices(db: Reader) {
  const isOpen = sql`${invoices.state} = 'open'`;
  const rows = await db.select().from(invoices).orderBy(desc(isOpen), desc(invoices.issuedAt)).limit(most);
  return rows.map(present);
}

/** The buyer paid by a transfer that the bank’s statement shows. */
export function recordTransfer(context: AdminContext, id: string, reference: string) {
  const { config, now } = context;
  return change(context, id, {
    from: "open",
    refusal: "This invoice is no longer open. Reload to see its status.",
    action: "invoice.paidByTransfer",
    why: reference,
    act: (tx, invoice) =>
      keepPaid(tx, { config, now: now() }, invoice, { paymentRef: reference, paidBy: "bank", now: now() }),
  });
}

/** Gives the whole payment of a plan back; the plan itself stays as it is. */
export function refundInvoice(context: AdminContext, id: string, reason: string) {
  const { now } = context;
  return change(context, id, {
    from: "paid",
    refusal: "Only paid invoices can be refunded. Reload to see its status.",
    action: "invoice.refunded",
    why: reason,
    act: (tx, invoice) => refund(tx, invoice, now()),
  });
}

async function refund(tx: Transaction, invoice: Invoice, now: Date) {
  const { id, ownerId, kind, paidBy, paymentRef, net, tax, taxName, total, currency } = invoice;
  if (kind !== "plan")
    throw conflict("ALREADY_EARNED", "Employees may have withdrawn this already, so it can’t be refunded.");
  if (paidBy !== "provider" || !paymentRef)
    throw conflict(
      "PAID_BY_TRANSFER",
      "This was paid by bank transfer. Send it back through your bank instead.",
    );
  const account = billingAccounts.refunds(await ownerWithId(tx, ownerId));
  await transfer(tx, {
    key: `refund-of:${id}`,
    memo: "Refund of an invoice",
    at: now,
    entries: [
      { ...billingAccounts.plans, currency, amount: -net },
      { ...billingAccounts.tax(taxName), currency, amount: -tax },
      { ...account, currency, amount: total },
    ].filter(({ amount }) => amount !== 0),
  });
  await tx.update(invoices).set({ state: "refunded", refundedAt: now }).where(eq(invoices.id, id));
  await giveBackLater(tx, { paymentRef, back: { account: account.name, amount: total, currency } }, now);
}

interface Change {
  from: InvoiceState;
  refusal: string;
  action: string;
  why: string;
  act(tx: Transaction, invoice: Invoice): Promise<unknown>;
}
/** One decision about an invoice at a time. */
function change({ db, viewer, now }: AdminContext, id: string, wanted: Change) {
  return db.transaction(async (tx) => {
    const found = await findInvoice(tx, id);
    if (!found) throw notFound("Invoice");
    const owner = await ownerWithId(tx, found.ownerId);
    await lockSubscription(tx, owner, now());
    const invoice = (await findInvoice(tx, id))!;
    if (invoice.state !== wanted.from)
      throw conflict("INVALID_STATE", wanted.refusal, { state: invoice.state });
    await wanted.act(tx, invoice);
    await tellOfChange(tx, owner, now());
    const after = (await findInvoice(tx, id))!;
    await audit(
      tx,
      { viewer, now: now() },
      {
        action: wanted.action,
        subject: { ...subjectOf(owner), kind: "invoice", id },
        before: { state: invoice.state },
        after: { state: after.state },
        why: wanted.why,
      },
    );
    return present(after);
  });
}

function present(invoice: Invoice) {
  const { kind, state, paidBy } = invoice;
  const canRefund = state === "paid" && kind === "plan" && paidBy === "provider";
  return { ...invoice, number: invoiceNumber(invoice.number), canRefund };
}
