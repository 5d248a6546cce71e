import type { SearchDocument } from "./types.ts";

/** The texts of a field; none where it is empty. */
export function textsOf(value: string | string[] | null | undefined): string[] {
  return value === null || value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value];
}
/** The texts of each short field. */
export function shortTexts({ fields }: SearchDocument, short: { name: string }[]): string[][] {
  return short.map(({ name }) => textsOf(fields[name]));
}
