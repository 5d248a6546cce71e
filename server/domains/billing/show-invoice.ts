import { eq } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { creditNotePdf } from "./credit-note-pdf.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { type Owner, plainNameOf } from "./owners.ts";
import { creditNoteNumber, invoiceNumber } from "./present-invoices.ts";
import { type Invoice, findInvoice } from "./subscriptions.ts";
import { invoiceRefunds } from "./tables.ts";

type Showing = Pick<Context, "db" | "config">;

/** Whose invoices the caller may open: those of their company or their own plan, or everyone's. */
type Of = Owner | "anyone";

/** An invoice as PDF. */
export async function showInvoice({ db, config }: Showing, of: Of, id: string) {
  const invoice = await findInvoice(db, id);
  if (!invoice || !isOf(invoice, of)) throw notFound("Invoice");
  return asFile(
    await invoicePdf(invoice, config, await plainNameOf(db, invoice.ownerId)),
    invoiceNumber(invoice.number),
  );
}

/** What was given back of an invoice, as PDF. */
export async function showCreditNote({ db, config }: Showing, of: Of, id: string) {
  const [refund] = await db.select().from(invoiceRefunds).where(eq(invoiceRefunds.id, id));
  const invoice = refund && (await findInvoice(db, refund.invoiceId));
  if (!invoice || !isOf(invoice, of)) throw notFound("Credit note");
  const buyer = { invoice, plainName: await plainNameOf(db, invoice.ownerId) };
  return asFile(await creditNotePdf(refund!, buyer, config), creditNoteNumber(refund!.number));
}

function isOf({ ownerId }: Invoice, of: Of) {
  return of === "anyone" || ownerId === of.id;
}

function asFile(pdf: Uint8Array, name: string) {
  return new Download("application/pdf", Buffer.from(pdf), `${name}.pdf`, {
    "cache-control": "private, no-store",
  });
}
