import { eq, inArray, sql } from "drizzle-orm";
import { type Names, namesOf } from "#server/database/names-of.ts";
import type { Reader } from "#server/database/open.ts";
import { creditNoteNumber, invoiceNumber } from "./present-invoices.ts";
import { invoiceRefunds, invoices, paymentMethods } from "./tables.ts";

/** What the audit log calls them. */
export const invoiceNames: Names = async (db, ids) =>
  (await numbersOfInvoices(db, ids)).map(({ id, name }) => ({ id, name: invoiceNumber(Number(name)) }));
export const creditNoteNames: Names = async (db, ids) =>
  (await numbersOfNotes(db, ids)).map(({ id, name }) => ({ id, name: creditNoteNumber(Number(name)) }));
export const paymentMethodNames = namesOf(
  paymentMethods,
  sql<string>`initcap(${paymentMethods.brand}) || ' ending in ' || ${paymentMethods.last4}`,
);

const numbersOfInvoices = namesOf(invoices, invoices.number);
const numbersOfNotes = namesOf(invoiceRefunds, invoiceRefunds.number);

/** The invoices and credit notes of those who have a plan. */
export async function documentsOf(db: Reader, ownerIds: string[]): Promise<string[]> {
  if (ownerIds.length === 0) return [];
  const rows = await db
    .select({ id: invoices.id, noteId: invoiceRefunds.id })
    .from(invoices)
    .leftJoin(invoiceRefunds, eq(invoiceRefunds.invoiceId, invoices.id))
    .where(inArray(invoices.ownerId, ownerIds));
  return [...new Set(rows.flatMap(({ id, noteId }) => [id, noteId ?? []].flat()))];
}
