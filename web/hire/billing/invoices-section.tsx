import type { Invoice } from "#contract/invoices.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { invoiceStateText, isOverdue, isValid } from "#web/shared/billing/invoice-words.ts";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";
import styles from "./billing.module.css";
import { usePayInvoice } from "./plan-changes.ts";

const tones = {
  open: "warn",
  paid: "good",
  void: "quiet",
  refunded: "quiet",
  disputed: "warn",
  chargedBack: "bad",
} as const;

interface InvoicesSectionProps {
  invoices: readonly Invoice[];
  /** Whether the reader may pay one that is open, with a card that is there. */
  mayPay: boolean;
}
/** What was asked for, paid and refunded, the newest first, each as PDF. */
export function InvoicesSection({ invoices, mayPay }: InvoicesSectionProps) {
  const paying = usePayInvoice();
  return (
    <Section title="Invoices" line>
      <Table
        caption="Invoices"
        rows={invoices}
        rowKey={({ id }) => id}
        empty={<EmptyState size="sm" title="No invoices yet" />}
        columns={[
          {
            id: "number",
            title: "Number",
            main: true,
            cell: ({ id, number }) => (
              <span className={styles.whole}>
                <Link href={`/api/company-invoices/${id}/document`} download>
                  {number}
                </Link>
              </span>
            ),
          },
          {
            id: "date",
            title: "Date",
            cell: ({ issuedAt }) => <span className={styles.whole}>{longDay(issuedAt)}</span>,
          },
          {
            id: "what",
            title: "For",
            wideOnly: true,
            cell: ({ kind, lines }) => (kind === "rewards" ? "Referral rewards" : lines[0]?.text),
          },
          { id: "state", title: "Status", cell: (invoice) => <State invoice={invoice} /> },
          {
            id: "total",
            title: "Total",
            numeric: true,
            cell: ({ total, currency }) => moneyOf(total, currency),
          },
          ...(mayPay && invoices.some(canPay)
            ? [
                {
                  id: "acts",
                  title: "Actions",
                  hideTitle: true,
                  cell: (invoice: Invoice) =>
                    canPay(invoice) && (
                      <Button
                        size="sm"
                        aria-label={`Pay invoice ${invoice.number}`}
                        busy={paying.isPending && paying.variables.id === invoice.id}
                        onClick={() => paying.mutate(invoice)}
                      >
                        Pay now
                      </Button>
                    ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}

/** A plan's invoice is paid with the plan, and what the bank has yet to answer isn't asked for again. */
const canPay = ({ kind, state, awaitingBank }: Invoice) =>
  kind === "rewards" && state === "open" && !awaitingBank;

function State({ invoice }: { invoice: Invoice }) {
  const { state, problem, refunds } = invoice;
  return (
    <Row gap={2} wrap>
      <Badge tone={isOverdue(invoice) ? "bad" : tones[state]}>{invoiceStateText(invoice)}</Badge>
      {(state === "open" || state === "void") && problem && <span>{problem}</span>}
      {refunds.filter(isValid).map(({ id, number }) => (
        <Link key={id} href={`/api/company-credit-notes/${id}/document`} download>
          Credit note {number}
        </Link>
      ))}
    </Row>
  );
}
