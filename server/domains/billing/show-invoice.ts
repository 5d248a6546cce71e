import type { Context } from "#server/context.ts";
import { notFound } from "#server/errors/refusal.ts";
import { Download } from "#server/http/mount.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import type { Owner } from "./owners.ts";
import { invoiceNumber } from "./show-plan.ts";
import { findInvoice } from "./subscriptions.ts";

/** An invoice of the caller's company, or of their own plan, as PDF. */
export async function showInvoice({ db, config }: Pick<Context, "db" | "config">, owner: Owner, id: string) {
  const invoice = await findInvoice(db, id);
  if (invoice?.ownerId !== owner.id) throw notFound("Invoice");
  const pdf = await invoicePdf(invoice, config);
  return new Download("application/pdf", Buffer.from(pdf), `${invoiceNumber(invoice.number)}.pdf`, {
    "cache-control": "private, no-store",
  });
}
