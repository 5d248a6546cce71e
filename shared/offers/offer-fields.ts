import { readAmount } from "#shared/money/amount.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";

export const offerFieldKinds = ["text", "number", "date", "money", "choice"] as const;

/** Something a company asks for in its offers beside title, pay and days. */
export interface OfferField {
  /** What its placeholder is made of: `signingBonus`. */
  key: string;
  name: string;
  kind: (typeof offerFieldKinds)[number];
  required: boolean;
  /** What a choice is between. */
  choices: string[];
}
/** The field as one offer answers it; the words as they were typed, a date as 2027-01-04. */
export interface FilledField extends OfferField {
  value: string;
}

export const mostOfferFields = 20;
export const longestOfferValue = 500;

/** "Signing bonus" is `signingBonus`; a name in another script, or too like one of the other fields, is numbered: `field1`, and keeps its number while it is renamed. Empty where no letter or digit is in it. */
export function keyOf(name: string, others: readonly Pick<OfferField, "key">[], before = ""): string {
  if (!/[\p{L}\p{N}]/u.test(name)) return "";
  const taken = new Set(others.map(({ key }) => key));
  const inWords = latinKey(name);
  if (inWords && !taken.has(inWords)) return inWords;
  if (/^field\d+$/.test(before) && !taken.has(before)) return before;
  let number = 1;
  while (taken.has(`field${number}`)) number += 1;
  return `field${number}`;
}

/** Empty where the name has letters that Latin script lacks. */
function latinKey(name: string): string {
  if (/(?!\p{Script=Latin})\p{L}/u.test(name)) return "";
  const [first = "", ...others] = name
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 ]/g, "")
    .split(" ")
    .filter(Boolean);
  return [first.toLowerCase(), ...others.map((word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())]
    .join("")
    .slice(0, 40);
}

/** The name between the braces. */
export function tokenOf({ key }: Pick<OfferField, "key">): string {
  return `offer.field.${key}`;
}

/** What is wrong with a value, and what to do; null where nothing is. */
export function problemOf({ name, kind, required, choices, value }: FilledField): string | null {
  if (!value) return required ? `${name} is required. Fill it in.` : null;
  if (kind === "number" && !Number.isFinite(Number(value))) return `Enter ${name} as a number, such as 25.`;
  if (kind === "money" && readAmount(value) === null) return `Enter ${name} as an amount, such as 5,000.`;
  if (kind === "date" && !isDay(value)) return `Choose a day for ${name}.`;
  if (kind === "choice" && !choices.includes(value)) return `Choose one of the answers to ${name}.`;
  return null;
}

function isDay(text: string) {
  const at = Date.parse(`${text}T12:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(`${text}T`);
}

const notSaid = "To be agreed";

/** How a value is read; amounts are in the currency of the pay, dates as the reader writes them. */
export function valueWords({ kind, value }: FilledField, currency: string, locale = "en-US"): string {
  if (!value) return notSaid;
  if (kind === "number") return Number(value).toLocaleString("en-US");
  if (kind === "date")
    return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${value}T12:00:00Z`),
    );
  if (kind === "money") return formatMoney({ amount: minorUnits(readAmount(value)!, currency), currency });
  return value;
}
