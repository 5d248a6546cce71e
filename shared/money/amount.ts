const amount =
  /^[^\d-]*(?<digits>[1-9]\d{0,2}(?:[.,'’ \u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)\s?(?:(?<unit>k|m|bn)(?!\p{L}))?[^\d]*$/iu;
const units: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9 };

/** "62,000", "62.000" and "62k" are 62000, "24.50" is 24.5; null where there is no number, or more than one. */
export function readAmount(text: string): number | null {
  const groups = amount.exec(text)?.groups;
  if (!groups) return null;
  const plain = groups.digits!.replace(/[.,'’ \u00a0\u202f](?=\d{3})/g, "").replace(",", ".");
  return Math.round(Number(plain) * (units[groups.unit?.toLowerCase() ?? ""] ?? 1) * 100) / 100;
}

/** What asks which of two amounts "12.345" is: thousands to some, decimals to others; null where there is one reading. */
export function ambiguityIn(text: string): string | null {
  const [, whole, rest] = /^[^\d.,]*([1-9]\d{0,2})\.(\d{3})[^\d.,]*$/.exec(text) ?? [];
  return whole === undefined ? null : `Type ${whole},${rest} or ${whole}.${rest!.slice(0, 2)}`;
}

const written = new Intl.NumberFormat("en-US", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: "stripIfInteger",
});
/** How an amount stands in a field: "62,000", "488.80"; nothing for nothing. */
export function amountText(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : written.format(value);
}
