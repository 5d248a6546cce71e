import { camelCase } from "#shared/words/camel-case.ts";

/** A row as the database wrote it down, by the names its fields have in the code; times are text there. */
export function storedRow<Row extends object>(row: Record<string, unknown>): Partial<Row> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [camelCase(name), value]),
  ) as Partial<Row>;
}
