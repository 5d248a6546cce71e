import type { AskedCondition } from "./read-conditions.ts";

const hour = (name: string) =>
  String.raw`(?<${name}>[01]?\d|2[0-4])(?:[:.](?<${name}Minutes>[0-5]\d))? ?(?<${name}Half>a\.?m\.?|p\.?m\.?)?`;
const spans = new RegExp(
  String.raw`(?:\b(?:from|between|von|de) )?(?<![\d.,])\b${hour("from")} ?(?:-|–|to|and|until|till?|bis|à|a) ?${hour("to")}(?![\p{L}\d])`,
  "giu",
);

/** Takes a time of day out of a search: "nurse 7pm to 7am" asks for nights, "3 pm to 11 pm" for evenings. */
export function readTimeSpans(text: string, found: (condition: AskedCondition) => void): string {
  return text.replace(spans, (typed: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const { fromHalf, toHalf, fromMinutes, toMinutes } = groups;
    const [at, whole] = rest.slice(-3, -1) as [number, string];
    if (isPay(whole.slice(0, at), whole.slice(at + typed.length))) return typed;
    // "12.50-14.50" is money; times say which half of the day, or both have minutes behind a colon.
    const isClock = fromMinutes && toMinutes && !typed.includes(".");
    if (!fromHalf && !toHalf && !isClock) return typed;
    const to = hourOf(groups.to!, toHalf);
    const from = fromHalf || !toHalf ? hourOf(groups.from!, fromHalf) : hourBefore(Number(groups.from), to);
    found({ name: nameOf(from, to), kind: "hours", typed: typed.trim() });
    return " ; ";
  });
}

/** "$15-18 an hour", "12 à 14 €/h". */
function isPay(before: string, behind: string): boolean {
  return /[£$€]\s?$/.test(before) || /^\s?(?:[£$€/]|(?:usd|eur|gbp|per|an|ph|p\.h)\b)/i.test(behind);
}

function hourOf(digits: string, half: string | undefined): number {
  const plain = Number(digits);
  if (!half) return plain % 24;
  return (plain % 12) + (/^p/i.test(half) ? 12 : 0);
}

/** "7 to 11pm" begins in the evening, "9-5pm" in the morning. */
function hourBefore(digits: number, to: number): number {
  if (digits > 12) return digits % 24;
  const evening = (digits % 12) + 12;
  return evening < to ? evening : digits % 12;
}

function nameOf(from: number, to: number): string {
  if (from >= 18 && to > 3 && to < 12) return "nights";
  if (from < 4 || from >= 21) return "nights";
  if (from >= 14) return "evenings";
  return to <= 13 && from < to ? "mornings" : "days";
}
