import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoney } from "#shared/money/money.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Table } from "#ui/data/lists/table.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Row } from "#ui/layout/row.tsx";
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
  const shown = useQuery(overview);
  return (
    <>
      <PageHeader title="Ledger" actions={<Journal firstYear={shown.data?.firstYear ?? null} />} />
      <PaneBody space="md" label="Ledger">
        <Loaded of={shown} rows={6} loading="Loading ledger" failed="Couldn’t load the ledger">
          {(found) => (
            <Stack gap={8}>
              <Accounts {...found} />
              <Problems {...found} />
            </Stack>
          )}
        </Loaded>
      </PaneBody>
    </>
  );
}

const thisYear = () => new Date().getUTCFullYear();
/** From this year back to the first with a transfer. */
function yearsSince(firstYear: number | null) {
  const now = thisYear();
  return Array.from({ length: Math.max(1, now - (firstYear ?? now) + 1) }, (_, back) => String(now - back));
}

/** A year as a file; the choice is there once there is an earlier one. */
function Journal({ firstYear }: Pick<Overview, "firstYear">) {
  const years = yearsSince(firstYear);
  const [year, setYear] = useState(years[0]!);
  const days = new URLSearchParams({ from: `${year}-01-01`, until: `${year}-12-31` });
  const isNow = year === years[0];
  return (
    <Row gap={2}>
      {years.length > 1 && (
        <Select
          label="Year of the journal"
          size="sm"
          options={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
        />
      )}
      <ButtonLink href={`/api/admin/ledger/journal${isNow ? "" : `?${days}`}`} download>
        {isNow ? "Download this year’s journal" : `Download the journal of ${year}`}
      </ButtonLink>
    </Row>
  );
}

/** What the accounts of a kind are for. */
const kindWords: Readonly<Record<string, string>> = {
  bank: "Bank transfers received",
  credits: "Apply credits",
  disputed: "Disputed payments",
  earnings: "Earnings of employees",
  fees: "Fees for disputes",
  losses: "Lost to chargebacks",
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
    <Section
      title="Accounts"
      description={`${counted(transfers, "transfer")} so far. Money comes from accounts below zero and is in those above: what a bank or the provider took in for us, and what customers owe, is below.`}
    >
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
