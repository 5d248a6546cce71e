import type { PlanOffer } from "#contract/billing.ts";
import { Table } from "#ui/data/lists/table.tsx";
import { moneyOf } from "#web/shared/billing/money-words.ts";

/** What is due today, line by line, as the invoice will say. */
export function DueTable({ due }: { due: NonNullable<PlanOffer["due"]> }) {
  const rows = [...due.lines, { text: "Tax", amount: due.tax }, { text: "Due today", amount: due.total }];
  return (
    <Table
      caption="Due today"
      rows={rows}
      rowKey={({ text }) => text}
      columns={[
        { id: "text", title: "What", main: true, cell: ({ text }) => text },
        { id: "amount", title: "Amount", numeric: true, cell: ({ amount }) => moneyOf(amount) },
      ]}
    />
  );
}
