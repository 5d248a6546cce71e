import { type SpendColumn, type SpendFile, spendColumns } from "#contract/ad-spend.ts";
import { invalid } from "#server/errors/refusal.ts";
import { type CsvLine, csvLines, mostRows } from "#server/texts/csv-lines.ts";
import { spendHeadings } from "./spend-headings.data.ts";

export type Columns = Record<SpendColumn, number | null>;
export interface SpendTable {
  headings: string[];
  columns: Columns;
  lines: CsvLine[];
}

/** The heading row may come after a few lines of notes. */
const mostNotes = 20;

/** A provider’s file as rows, and which of its columns says what; columns that someone chose go before the headings. */
export function readSpendFile({ csv, columns: chosen }: SpendFile): SpendTable {
  const tables = [",", ";", "\t"].map((delimiter) => tableIn(csvLines(csv, delimiter)));
  const known = ({ columns }: SpendTable) => spendColumns.filter((name) => columns[name] !== null).length;
  const [table] = tables.toSorted((a, b) => known(b) - known(a) || b.headings.length - a.headings.length);
  if (!table!.lines.length)
    throw invalid("This file has no rows.", { csv: "Choose a CSV file with a heading row" });
  if (table!.lines.length > mostRows)
    throw invalid("This file is too long.", { csv: "Split files of more than 5,000 rows" });
  return { ...table!, columns: { ...table!.columns, ...chosen } };
}

function tableIn(lines: CsvLine[]): SpendTable {
  const heads = lines.slice(0, mostNotes).map(({ cells }) => columnsIn(cells));
  const at = Math.max(
    0,
    heads.findIndex(({ day, cost }) => day !== null && cost !== null),
  );
  return {
    headings: lines[at]?.cells.map((cell) => cell.trim().slice(0, 80)) ?? [],
    columns: heads[at] ?? columnsIn([]),
    lines: lines.slice(at + 1),
  };
}

function columnsIn(cells: readonly string[]): Columns {
  const headings = cells.map((cell) =>
    cell
      .replace(/\([^()]*\)/g, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ""),
  );
  const at = (column: SpendColumn) =>
    spendHeadings[column].map((heading) => headings.indexOf(heading)).find((index) => index !== -1) ?? null;
  return {
    day: at("day"),
    cost: at("cost"),
    currency: at("currency"),
    job: at("job"),
    exchange: at("exchange"),
  };
}
