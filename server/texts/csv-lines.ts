import { type Info, parse } from "csv-parse/sync";

export interface CsvLine {
  /** Counted from 1, as editors do. */
  line: number;
  cells: string[];
}

/** As many rows as a file may bring; with notes and headings above them some more are read, so that a longer one is told from it. */
export const mostRows = 5000;
export const mostLinesRead = mostRows + 50;
/** As much of a cell as is looked at. */
export const longestCell = 5000;

/** The rows of a CSV file that hold something; none where it is no CSV. */
export function csvLines(text: string, delimiter: string): CsvLine[] {
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: mostLinesRead,
    }) as unknown as { info: Info; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch {
    return [];
  }
}
