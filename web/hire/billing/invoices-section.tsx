import type { Invoice } from "#contract/billing.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Section } from "#ui/layout/section.tsx";
import { longDay, moneyOf } from "#web/shared/billing/money-words.ts";
import { invoiceStateWords } from "./plan-words.ts";

const tones = { open: "warn", paid: "good", void: "quiet", refunded: "quiet" } as const;

/** What was asked for and paid, the newest first, each as PDF. */
export function InvoicesSection({ invoices }: { invoices: readonly Invoice[] }) {
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
              <Link href={`/api/company-invoices/${id}/document`} download>
                {number}
              </Link>
            ),
          },
          { id: "date", title: "Date", cell: ({ issuedAt }) => longDay(issuedAt) },
          {
            id: "what",
            title: "For",
            wideOnly: true,
            cell: ({ kind, lines }) => (kind === "rewards" ? "Referral rewards" : lines[0]?.text),
          },
          {
            id: "state",
            title: "Status",
            cell: ({ state, problem }) => (
              <>
                <Badge tone={tones[state]}>{invoiceStateWords[state]}</Badge> {state === "open" && problem}
              </>
            ),
          },
          {
            id: "total",
            title: "Total",
            numeric: true,
            cell: ({ total, currency }) => moneyOf(total, currency),
          },
        ]}
      />
    </Section>
  );
}
