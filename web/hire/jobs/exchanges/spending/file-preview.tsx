import type { SpendPreview } from "#contract/ad-spend.ts";
import { formatMoney } from "#shared/money/money.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Table } from "#ui/data/lists/table.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { columnWords } from "./spending.ts";
import styles from "./spending.module.css";

function dayText(at: string) {
  return dateWords(at, { dateStyle: "medium", timeZone: "UTC" });
}
const shownRows = 20;

/** What a file would bring: rows that can be read, rows that can’t with the reason, and what becomes of budgets. */
export function FilePreview({ preview }: { preview: SpendPreview }) {
  const { ready, replaced, rows, refused, budgets } = preview;
  const paused = budgets.filter(({ state }) => state === "spent");
  return (
    <>
      <p role="status">
        {counted(ready, "row")} ready,{" "}
        {refused.length === 0 ? "none" : refused.length.toLocaleString("en-US")} with a mistake.
        {replaced > 0 &&
          ` ${counted(replaced, "cost")} from an earlier file will be replaced by what this one says.`}
      </p>
      {paused.map(({ jobId, jobTitle, spent, budget }) => (
        <Callout key={jobId} tone="warn">
          {jobTitle} will have spent {formatMoney(spent)} of {formatMoney(budget)}, so its links on job boards
          that cost money will be paused.
        </Callout>
      ))}
      {refused.length > 0 && (
        <Table
          caption="Rows with a mistake"
          rows={refused.slice(0, shownRows)}
          rowKey={({ line }) => String(line)}
          columns={[
            { id: "line", title: "Line", main: true, cell: ({ line }) => `Line ${line}` },
            { id: "column", title: "Column", cell: ({ column }) => columnWords[column] },
            { id: "why", title: "What’s wrong", cell: ({ why }) => why },
          ]}
        />
      )}
      <More all={refused.length} of="row with a mistake" many="rows with a mistake" />
      {rows.length > 0 && (
        <Table
          caption="Rows to import"
          rows={rows.slice(0, shownRows)}
          rowKey={({ line }) => String(line)}
          columns={[
            { id: "line", title: "Line", main: true, cell: ({ line }) => `Line ${line}` },
            { id: "day", title: "Day", cell: ({ day }) => dayText(day) },
            { id: "job", title: "Job", cell: ({ jobTitle }) => jobTitle },
            { id: "exchange", title: "Job board", cell: ({ exchangeName }) => exchangeName },
            { id: "cost", title: "Cost", numeric: true, cell: ({ cost }) => formatMoney(cost) },
          ]}
        />
      )}
      <More all={ready} of="row to import" many="rows to import" />
    </>
  );
}

function More({ all, of, many }: { all: number; of: string; many: string }) {
  if (all <= shownRows) return null;
  return <p className={styles.quiet}>And {counted(all - shownRows, of, many)} more.</p>;
}
