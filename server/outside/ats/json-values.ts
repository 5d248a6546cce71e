/** A value of foreign JSON as an object; anything else is an empty one. */
export function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

/** A value as a list of objects. */
export function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map(record) : [];
}

/** A text or a number as trimmed text; anything else is empty. */
export function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** A number, also when it is written as text. */
export function numeric(value: unknown): number | null {
  const number = typeof value === "number" ? value : Number.parseFloat(text(value));
  return Number.isFinite(number) ? number : null;
}

/** What is said to be so or not; null where it isn’t said. */
export function said(value: unknown): boolean | null {
  return typeof value === "boolean" ? value : null;
}

/** Whether a text is this word; null where there is none. */
export function saysWord(value: unknown, word: string): boolean | null {
  return text(value) ? text(value).toLowerCase() === word : null;
}

/** The texts that are not empty, each once. */
export function distinct(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => value.trim()).filter(Boolean))];
}
