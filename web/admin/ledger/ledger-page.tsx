import { queryOptions, useQuery } from "@tanstack/react-query";
import { formatMoney } from "#shared/money/money.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";

export const meta = siteMeta({ title: "Ledger", path: "/admin/ledger", hidden: true });

type Overview = Awaited<ReturnType<typeof api.ledger.overview>>;
const overview = queryOptions({ queryKey: ["ledger"], queryFn: () => api.ledger.overview() });

/** Where all money and credits are, and whether they add up. */
export default function LedgerPage() {
  return (
    <>
      <PageHeader
        title="Ledger"
        actions={
          <ButtonLink href="/api/admin/ledger/journal" download>
            Download this year’s journal
          </ButtonLink>
        }
      />
      <PaneBody space="md" label="Ledger">
        <Loaded of={useQuery(overview)} rows={6} loading="Loading ledger" failed="Couldn’t load the ledger">
          {(shown) => (
            <Stack gap={8}>
              <Accounts {...shown} />
              <Problems {...shown} />
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </>
  );
}

/** What the accounts of a kind are for. */
const kindWords: Readonly<Record<string, string>> = {
  bank: "Bank transfers received",
  credits: "Apply credits",
  earnings: "Earnings of employees",
  payouts: "Paid out to banks",
  provider: "Payments through the provider",
  receivable: "Owed by customers",
  refunds: "Refunds",
  revenue: "Revenue from plans",
  rewards: "Reward money of companies",
  tax: "Tax",
};

function Accounts({ sums, transfers }: Overview) {
  return (
    <Section title="Accounts" description={`${counted(transfers, "transfer")} so far`}>
      <Table
        caption="Accounts by kind"
        columns={[
          { id: "kind", title: "Kind", main: true, cell: ({ kind }) => kindWords[kind] ?? kind },
          { id: "currency", title: "Currency", cell: ({ currency }) => currency },
          { id: "accounts", title: "Accounts", numeric: true, cell: ({ accounts }) => accounts },
          { id: "balance", title: "Balance", numeric: true, cell: (row) => shown(row.balance, row.currency) },
          {
            id: "held",
            title: "On hold",
            numeric: true,
            cell: (row) => shown(Math.abs(row.held), row.currency),
          },
        ]}
        rows={sums}
        rowKey={({ kind, currency }) => `${kind} ${currency}`}
        empty={<EmptyState size="sm" title="No money has moved yet" />}
      />
    </Section>
  );
}

function Problems({ problems }: Overview) {
  return (
    <Section title="Checks" description="Counted from every entry each time you open this page.">
      {problems.length === 0 ? (
        <p>Every transfer sums to zero, and every balance matches its entries.</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Units of our own have names longer than a currency's. */
function shown(amount: number, currency: string) {
  if (currency.length !== 3) return amount.toLocaleString("en-US");
  return amount < 0 ? `−${formatMoney({ amount: -amount, currency })}` : formatMoney({ amount, currency });
}
