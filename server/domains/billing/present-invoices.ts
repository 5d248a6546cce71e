import { asc, desc, eq, inArray } from "drizzle-orm";
import type { Reader } from "#server/database/open.ts";
import type { Invoice } from "./subscriptions.ts";
import { invoiceRefunds, invoices, paymentDisputes } from "./tables.ts";

/** P-000042 */
export function invoiceNumber(number: number) {
  return `P-${String(number).padStart(6, "0")}`;
}
/** C-000042 */
export function creditNoteNumber(number: number) {
  return `C-${String(number).padStart(6, "0")}`;
}

/** Whether nobody knows yet if it is paid: its payment was asked for, and neither went through nor was refused. */
export function isAwaitingBank({ state, triedWith }: Pick<Invoice, "state" | "triedWith">) {
  return state === "open" && triedWith !== null;
}

/** Whether it’s for a purchase that isn’t paid for yet. */
export function isPurchase({ state, grants }: Pick<Invoice, "state" | "grants">) {
  return state === "open" && grants !== null;
}

/** What was asked for and paid, the newest first. */
export async function listInvoices(db: Reader, ownerId: string) {
  const issued = await db
    .select()
    .from(invoices)
    .where(eq(invoices.ownerId, ownerId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));
  return presentInvoices(db, issued);
}

/** Invoices with their numbers as people read them, what was given back of each, and disputes of their payments. */
export async function presentInvoices(db: Reader, rows: readonly Invoice[]) {
  const ids = rows.filter(({ paymentRef }) => paymentRef !== null).map(({ id }) => id);
  const [refunds, disputes] = ids.length
    ? await Promise.all([refundsOf(db, ids), disputesOf(db, ids)])
    : [[], []];
  const refundsBy = Map.groupBy(refunds, ({ invoiceId }) => invoiceId);
  const disputesBy = Map.groupBy(disputes, ({ invoiceId }) => invoiceId);
  return rows.map((invoice) => ({
    ...invoice,
    number: invoiceNumber(invoice.number),
    awaitingBank: isAwaitingBank(invoice),
    providerAway: isAwaitingBank(invoice) && invoice.unansweredSince !== null,
    cancelable: isPurchase(invoice),
    refunds: (refundsBy.get(invoice.id) ?? []).map((refund) => ({
      ...refund,
      number: creditNoteNumber(refund.number),
    })),
    disputes: disputesBy.get(invoice.id) ?? [],
  }));
}

function refundsOf(db: Reader, ids: string[]) {
  return db
    .select()
    .from(invoiceRefunds)
    .where(inArray(invoiceRefunds.invoiceId, ids))
    .orderBy(asc(invoiceRefunds.number));
}
function disputesOf(db: Reader, ids: string[]) {
  return db
    .select()
    .from(paymentDisputes)
    .where(inArray(paymentDisputes.invoiceId, ids))
    .orderBy(asc(paymentDisputes.at));
}
