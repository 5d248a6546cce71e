import type { AnyInvoice, InvoiceList } from "#contract/invoices.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { moneyOf } from "#web/shared/billing/money-words.ts";
import { addressWith } from "../shared/filter-address.ts";

export const invoicesPath = "/admin/invoices";
export const invoicesAt = (list: InvoiceList, search = "") => addressWith(invoicesPath, { list, search });
/** Every list of invoices, whatever was searched for. */
export const staleInvoices = [["invoices"]] as const;

export function titleOf({ total, currency, buyer }: AnyInvoice) {
  return `${moneyOf(total, currency)} from ${buyer}`;
}

interface About {
  invoice: AnyInvoice;
}
/** A transfer that the bank’s statement shows paid an invoice. */
export function useRecording() {
  return useChange({
    call: ({ invoice, reference }: About & { reference: string }) =>
      api.billing.recordTransfer({ params: { id: invoice.id }, body: { reference } }),
    success: (_, { invoice }) => `Invoice ${invoice.number} is paid`,
    stale: staleInvoices,
    once: ({ invoice }) => invoice.id,
  });
}
/** What had happened to a payment was seen to. */
export function useResolving() {
  return useChange({
    call: ({ invoice, note }: About & { note: string }) =>
      api.billing.resolveAttention({ params: { id: invoice.id }, body: { note } }),
    success: (_, { invoice }) => `Invoice ${invoice.number} is off the list`,
    stale: staleInvoices,
    once: ({ invoice }) => invoice.id,
  });
}
