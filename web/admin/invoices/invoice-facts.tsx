import type { AnyInvoice } from "#contract/invoices.ts";
import type { Dispute, Refund } from "#contract/refunds.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { invoiceStateText } from "#web/shared/billing/invoice-words.ts";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";

/** What an invoice is for, how it stands, its lines, and what was given back of it. */
export function InvoiceFacts({ invoice }: { invoice: AnyInvoice }) {
  const { id, number, kind, state, problem, paymentRef } = invoice;
  const facts = [
    {
      label: "Document",
      value: (
        <Link href={`/api/admin/invoices/${id}/document`} download>
          {number}.pdf
        </Link>
      ),
    },
    { label: "For", value: kind === "rewards" ? "Referral rewards" : "Plan" },
    { label: "Status", value: invoiceStateText(invoice) },
    ...(state === "open" && problem ? [{ label: "Last try", value: problem }] : []),
    ...(paymentRef ? [{ label: "Payment", value: paymentRef }] : []),
  ];
  return (
    <Stack gap={6}>
      {invoice.attention && <Callout tone="warn">{invoice.attention}</Callout>}
      <StatList stats={facts} />
      <Lines invoice={invoice} />
      <Refunds invoice={invoice} />
      <Disputes invoice={invoice} />
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

function Refunds({ invoice }: { invoice: AnyInvoice }) {
  const { state, refundable, refunds, currency } = invoice;
  if (refunds.length === 0) return state === "paid" && refundable === 0 ? <p>{whyNot(invoice)}</p> : null;
  return (
    <Table
      caption="Refunds"
      rows={refunds}
      rowKey={({ id }) => id}
      columns={[
        {
          id: "number",
          title: "Credit note",
          main: true,
          cell: ({ id, number }) => (
            <Link href={`/api/admin/credit-notes/${id}/document`} download>
              {number}
            </Link>
          ),
        },
        { id: "at", title: "Date", cell: ({ at }) => longDay(at) },
        { id: "reason", title: "Reason", cell: ({ reason }) => reason },
        {
          id: "state",
          title: "Status",
          cell: ({ state: is, problem }) => [refundWords[is], problem].filter(Boolean).join(". "),
        },
        { id: "total", title: "Amount", numeric: true, cell: ({ total }) => moneyOf(total, currency) },
      ]}
    />
  );
}

const refundWords: Record<Refund["state"], string> = {
  pending: "On its way",
  succeeded: "Refunded",
  failed: "Failed",
};

function Disputes({ invoice: { disputes, currency } }: { invoice: AnyInvoice }) {
  if (disputes.length === 0) return null;
  return (
    <Table
      caption="Disputes"
      rows={disputes}
      rowKey={({ id }) => id}
      columns={[
        { id: "ref", title: "Dispute", main: true, cell: ({ disputeRef }) => disputeRef },
        { id: "at", title: "Date", cell: ({ at }) => longDay(at) },
        { id: "reason", title: "Reason", cell: ({ reason }) => reason },
        { id: "state", title: "Status", cell: disputeStateText },
        { id: "amount", title: "Amount", numeric: true, cell: ({ amount }) => moneyOf(amount, currency) },
      ]}
    />
  );
}

const disputeWords: Record<Dispute["state"], string> = {
  inquiry: "The bank asks",
  open: "The bank decides",
  won: "Won",
  lost: "Lost",
};
/** "The bank decides. Answer by December 12, 2026" */
function disputeStateText({ state, answerBy }: Dispute) {
  const undecided = state === "inquiry" || state === "open";
  return undecided && answerBy
    ? `${disputeWords[state]}. Answer by ${longDay(answerBy)}`
    : disputeWords[state];
}

function whyNot({ kind }: AnyInvoice) {
  return kind === "rewards"
    ? "Rewards that were paid for belong to the employees and can’t be refunded. If someone was hired by mistake, the hiring team can record the last day under Company > Referral bonus: what isn’t due by then is never invoiced."
    : "This was paid by bank transfer. To give it back, send it through your bank.";
}
