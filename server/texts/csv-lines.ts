import { type Info, parse } from "csv-parse/sync";

export interface CsvLine {
  /** Counted from 1, as editors do. */
  line: number;
  cells: string[];
}

/** The rows of a CSV file as they stand; none where it is no CSV. */
export function csvLines(text: string, delimiter: string): CsvLine[] {
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    }) as unknown as { info: Info; record: string[] }[];
    return records.map(({ info, record }) => ({ line: info.lines, cells: record }));
  } catch {
    return [];
  }
}
