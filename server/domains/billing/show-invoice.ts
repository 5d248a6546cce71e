import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { creditNotePdf } from "./credit-note-pdf.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import type { Owner } from "./owners.ts";
import { creditNoteNumber, invoiceNumber } from "./present-invoices.ts";
import { findInvoice } from "./subscriptions.ts";
import { invoiceRefunds } from "./tables.ts";

type Showing = Pick<Context, "db" | "config">;

/** An invoice of the caller's company, or of their own plan, as PDF. */
export async function showInvoice({ db, config }: Showing, owner: Owner, id: string) {
  const invoice = await findInvoice(db, id);
  if (invoice?.ownerId !== owner.id) throw notFound("Invoice");
  return asFile(await invoicePdf(invoice, config), invoiceNumber(invoice.number));
}

/** What was given back of one of their invoices, as PDF. */
export async function showCreditNote({ db, config }: Showing, owner: Owner, id: string) {
  const [refund] = await db.select().from(invoiceRefunds).where(eq(invoiceRefunds.id, id));
  const invoice = refund && (await findInvoice(db, refund.invoiceId));
  if (invoice?.ownerId !== owner.id) throw notFound("Credit note");
  return asFile(await creditNotePdf(refund!, invoice, config), creditNoteNumber(refund!.number));
}

function asFile(pdf: Uint8Array, name: string) {
  return new Download("application/pdf", Buffer.from(pdf), `${name}.pdf`, {
    "cache-control": "private, no-store",
  });
}
