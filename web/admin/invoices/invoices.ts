import type { AnyInvoice } from "#contract/billing.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { type InvoiceList, allInvoices } from "../shared/queue/queues.ts";

export const invoicesPath = "/admin/invoices";
export const invoicesAt = (list: InvoiceList) => `${invoicesPath}?${new URLSearchParams({ list })}`;

export function stateText({ state, problem }: AnyInvoice) {
  if (state === "open") return problem ?? "Not paid yet";
  return { paid: "Paid", void: "Void", refunded: "Refunded" }[state];
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
    stale: [allInvoices],
    once: ({ invoice }) => invoice.id,
  });
}

export function useRefunding() {
  return useChange({
    call: ({ invoice, reason }: About & { reason: string }) =>
      api.billing.refund({ params: { id: invoice.id }, body: { reason } }),
    success: (_, { invoice }) => `Invoice ${invoice.number} is refunded`,
    stale: [allInvoices],
    once: ({ invoice }) => invoice.id,
  });
}
