import { companySizeBounds, fundingStages } from "#contract/company-shapes.ts";
import type { SearchTerms } from "#contract/search.ts";
import { formatMoney, minorUnits } from "#shared/money/money.ts";
import { fundingText } from "#web/shared/jobs/job-words.ts";

export type Range = SearchTerms["ranges"][string];

interface RangeWords {
  /** Its name in the address. */
  inAddress: string;
  /** The largest number that makes sense. */
  most: number;
  /** Names that stand for the numbers from zero in the address. */
  names?: string[];
  /** Of money: its currency is written before it in the address, "GBP60000". */
  inCurrency?: true;
  /** A number as people read it. */
  text(value: number, currency?: string): string;
  /** "From 60,000 a year": both ends, or the one that is given. */
  sentence(from: string | null, to: string | null): string;
}

const money = (dollars: number) =>
  dollars >= 1e9
    ? `$${dollars / 1e9}B`
    : dollars >= 1e6
      ? `$${dollars / 1e6}M`
      : `$${dollars.toLocaleString("en-US")}`;
const between = (from: string | null, to: string | null) =>
  from && to ? (from === to ? from : `${from} to ${to}`) : from ? `${from} or more` : `Up to ${to}`;

/** The ranges that can be asked for, by their name in a search. */
export const rangeWords: Record<string, RangeWords> = {
  salary: {
    inAddress: "salary",
    most: 100_000_000_000,
    inCurrency: true,
    text: (value, currency = "") => formatMoney({ amount: minorUnits(value, currency), currency }),
    sentence: (from, to) =>
      from && to ? `${from} to ${to} a year` : `${from ? `From ${from}` : `Up to ${to}`} a year`,
  },
  employees: {
    inAddress: "people",
    most: 10_000_000,
    text: (value) => value.toLocaleString("en-US"),
    sentence: (from, to) => `${between(from, to)} people`,
  },
  fundingStage: {
    inAddress: "funding",
    most: fundingStages.length - 1,
    names: fundingStages,
    text: (value) => fundingText(fundingStages[value] ?? null) ?? "",
    sentence: (from, to) => (from && !to ? `${from} or later` : between(from, to)),
  },
  fundingAmount: {
    inAddress: "raised",
    most: 1_000_000_000_000,
    text: money,
    sentence: (from, to) => `${between(from, to)} raised`,
  },
};

/** A range in a few words. */
export function rangeText(name: string, { min, max, currency }: Range): string {
  const words = rangeWords[name];
  if (!words || (min === undefined && max === undefined)) return "";
  const text = (value: number | undefined) => (value === undefined ? null : words.text(value, currency));
  return words.sentence(text(min), text(max));
}

/** "51-500", "51-", "-500" or "51", which is from there on, and "GBP60000" of pay; what makes no sense is null. */
export function readRange(name: string, written: string): Range | null {
  const currency = rangeWords[name]?.inCurrency ? /^[A-Z]{3}/.exec(written)?.[0] : "";
  if (currency === undefined) return null;
  const [from = "", to = ""] = written
    .slice(currency.length)
    .split("-")
    .map((end) => end.trim());
  const [min, max] = [numberOf(name, from), numberOf(name, to)];
  if (min === null || max === null || (min === undefined && max === undefined)) return null;
  if (min !== undefined && max !== undefined && min > max) return null;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(currency && { currency }),
  };
}

export function writeRange(name: string, { min, max, currency = "" }: Range): string {
  const written = (value: number | undefined) =>
    value === undefined ? "" : (rangeWords[name]?.names?.[value] ?? String(value));
  if (min === undefined && max === undefined) return "";
  return currency + (max === undefined ? written(min) : `${written(min)}-${written(max)}`);
}

/** Undefined where nothing is written, null where it is nonsense. */
function numberOf(name: string, end: string): number | null | undefined {
  if (end === "") return undefined;
  const { most, names } = rangeWords[name]!;
  const value = names ? names.indexOf(end) : Math.floor(Number(end));
  return value >= (names ? 0 : 1) && value <= most ? value : null;
}

const amounts = [1e6, 5e6, 1e7, 5e7, 1e8, 5e8, 1e9];
/** What the two ends of a range are offered as. */
export const rangeEnds: Record<string, { from: number[]; to: number[] }> = {
  employees: {
    from: companySizeBounds.map(({ min }) => min),
    to: companySizeBounds.map(({ max }) => max).filter(Number.isFinite),
  },
  fundingStage: { from: [...fundingStages.keys()], to: [...fundingStages.keys()] },
  fundingAmount: { from: amounts, to: amounts },
};
