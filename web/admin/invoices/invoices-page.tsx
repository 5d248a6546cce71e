import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { AnyInvoice } from "#contract/billing.ts";
import { formatMoney } from "#shared/money/money.ts";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { LinkTabs } from "#ui/data/tabs/tabs.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { moneyOf } from "#web/shared/billing/money-words.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { type InvoiceList, allInvoices, invoicesOn } from "../shared/queue/queues.ts";
import { ReviewQueue } from "../shared/queue/review-queue.tsx";
import type { Decision } from "../shared/queue/reviewed-row.tsx";
import { invoicesAt, invoicesPath, stateText, useRecording, useRefunding } from "./invoices.ts";

export const meta = siteMeta({ title: "Invoices", path: invoicesPath, hidden: true });

/** What companies and job seekers owe and paid. Transfers are recorded here, and plans refunded. */
export default function InvoicesPage() {
  const [search] = useSearchParams();
  const list: InvoiceList = search.get("list") === "settled" ? "settled" : "open";
  const found = useQuery(allInvoices);
  const decisionsOf = useInvoiceDecisions();
  const tab = (each: InvoiceList, label: string) => ({
    href: invoicesAt(each),
    label,
    count: found.data && invoicesOn(each, found.data).length,
    current: each === list,
  });
  return (
    <ReviewQueue
      words={{ list: "Invoices", row: "Invoice", rows: "invoices" }}
      path={invoicesAt(list)}
      head={
        <PageHeader size="pane" title="Invoices">
          <LinkTabs label="Invoices" tabs={[tab("open", "Open"), tab("settled", "Settled")]} />
        </PageHeader>
      }
      of={{ ...found, data: found.data && invoicesOn(list, found.data) }}
      none={{
        title: list === "open" ? "No open invoices" : "No settled invoices yet",
        text: "Invoices for plans and referral rewards appear here.",
      }}
      row={(invoice) => ({
        title: titleOf(invoice),
        text: `${invoice.number} · ${stateText(invoice)}`,
        at: invoice.issuedAt,
      })}
      review={(invoice) => ({
        title: titleOf(invoice),
        text: (
          <>
            Invoice {invoice.number}, issued <TimeAgo at={invoice.issuedAt} />
          </>
        ),
        body: <InvoiceFacts invoice={invoice} />,
        line: {
          label: invoice.state === "open" ? "Bank reference for the transfer" : "Reason for the refund",
          maxLength: 100,
        },
        decisions: decisionsOf(invoice),
      })}
    />
  );
}

function titleOf({ total, currency, buyer }: AnyInvoice) {
  return `${formatMoney({ amount: total, currency })} from ${buyer}`;
}

function InvoiceFacts({ invoice }: { invoice: AnyInvoice }) {
  const { kind, paymentRef } = invoice;
  const facts = [
    { label: "For", value: kind === "rewards" ? "Referral rewards" : "Plan" },
    { label: "Status", value: stateText(invoice) },
    ...(paymentRef ? [{ label: "Payment", value: paymentRef }] : []),
  ];
  return (
    <Stack gap={6}>
      <StatList stats={facts} />
      <Lines invoice={invoice} />
    </Stack>
  );
}

function Lines({ invoice }: { invoice: AnyInvoice }) {
  const { lines, tax, taxName, taxPercent, total, currency } = invoice;
  const rows = [
    ...lines,
    { text: `${taxName}, ${taxPercent}%`, amount: tax },
    { text: "Total", amount: total },
  ].map((row, nth) => ({ ...row, nth }));
  return (
    <Table
      caption="Lines of the invoice"
      rows={rows}
      rowKey={({ nth }) => String(nth)}
      columns={[
        { id: "text", title: "What", main: true, cell: ({ text }) => text },
        { id: "amount", title: "Amount", numeric: true, cell: ({ amount }) => moneyOf(amount, currency) },
      ]}
    />
  );
}

function useInvoiceDecisions() {
  const recording = useRecording();
  const refunding = useRefunding();
  const busy = recording.isPending || refunding.isPending;
  return (invoice: AnyInvoice): Decision[] => {
    if (invoice.state === "open")
      return [
        {
          label: "Paid by transfer",
          tone: "fill",
          needsWords: true,
          busy,
          perform: (reference) => recording.mutate({ invoice, reference }),
        },
      ];
    if (!invoice.canRefund) return [];
    return [
      {
        label: "Refund",
        tone: "danger",
        needsWords: true,
        busy,
        confirm: {
          title: `Refund ${titleOf(invoice)}?`,
          description: "The whole amount goes back to the card. The plan stays as it is.",
        },
        perform: (reason) => refunding.mutate({ invoice, reason }),
      },
    ];
  };
}
