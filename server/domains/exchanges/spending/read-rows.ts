import { type SpendColumn, type SpendFile, mostAdCost } from "#contract/ad-spend.ts";
import type { CsvLine } from "#server/texts/csv-lines.ts";
import { type Place, type Places, findPlace } from "./places-of-company.ts";
import { currencyIn, decimalMarkOf, readCost } from "./read-cost.ts";
import { isFuture, orderOfDays, readDay, unclearDay } from "./read-day.ts";
import type { SpendTable } from "./read-spend-file.ts";

export interface ReadRow extends Place {
  line: number;
  day: string;
  amount: number;
  currency: string;
}
export interface RefusedRow {
  line: number;
  column: SpendColumn;
  why: string;
}
const tooMuch = "With the other rows of this ad and day, this amount is too large.";
interface Ad {
  jobId: string;
  exchangeId: string;
  day: string;
  currency: string;
}
/** Several campaigns of one ad and day are one cost. */
export function keyOfCost({ jobId, exchangeId, day, currency }: Ad) {
  return [jobId, exchangeId, day, currency].join();
}

/** Nothing that a column says is longer. */
const longestText = 500;
type Refused = Omit<RefusedRow, "line">;

interface Asked {
  file: SpendFile;
  places: Places;
  now: Date;
}

/** What each row of a file says an ad cost, and which rows say it in a way nobody can read. */
export function readRows(table: SpendTable, { file, places, now }: Asked) {
  const { columns, headings, lines } = table;
  const textIn = ({ cells }: CsvLine, column: SpendColumn) =>
    columns[column] === null ? "" : (cells[columns[column]] ?? "").trim().slice(0, longestText);
  const all = (column: SpendColumn) => lines.map((line) => textIn(line, column));
  const days = all("day");
  const order = file.dayOrder ?? orderOfDays(days);
  const mark = decimalMarkOf(all("cost"));
  const headed = columns.cost === null ? null : currencyIn(headings[columns.cost] ?? "");

  function read(line: CsvLine): Omit<ReadRow, "line"> | Refused {
    if (line.cells.slice(headings.length).some((cell) => cell.trim()))
      return no("cost", "This row has more cells than headings. Put amounts with a comma in quotes.");
    const day = readDay(textIn(line, "day"), order);
    if (!day) return no("day", `“${shown(textIn(line, "day"))}” isn’t a day.`);
    if (isFuture(day, now)) return no("day", "This day hasn’t come yet.");
    const cost = textIn(line, "cost");
    const currency = currencyIn(textIn(line, "currency")) ?? currencyIn(cost) ?? headed ?? file.currency;
    if (!currency) return no("currency", "No currency. Choose one for the whole file.");
    const amount = readCost(cost, currency, mark);
    if (typeof amount === "string") return no("cost", amount);
    const place = findPlace(places, {
      cells: line.cells,
      job: textIn(line, "job"),
      exchange: textIn(line, "exchange"),
      jobId: file.jobId,
      exchangeId: file.exchangeId,
    });
    return "why" in place ? place : { ...place, day, amount, currency };
  }

  const rows: ReadRow[] = [];
  const refused: RefusedRow[] = [];
  const fits = boundedSums();
  for (const each of lines) {
    const said = read(each);
    const row = "why" in said || fits(said) ? said : no("cost", tooMuch);
    if ("why" in row) refused.push({ line: each.line, ...row });
    else rows.push({ line: each.line, ...row });
  }
  return { rows, refused, unclearDay: unclearDay(days, order) };
}

/** Adds a row to what its ad cost that day, unless that would be too much. */
function boundedSums() {
  const sums = new Map<string, number>();
  return ({ job, exchange, day, currency, amount }: Omit<ReadRow, "line">) => {
    const key = keyOfCost({ jobId: job.id, exchangeId: exchange.id, day, currency });
    const sum = (sums.get(key) ?? 0) + amount;
    if (sum > mostAdCost(currency)) return false;
    sums.set(key, sum);
    return true;
  };
}

function no(column: SpendColumn, why: string): Refused {
  return { column, why };
}
function shown(text: string) {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
