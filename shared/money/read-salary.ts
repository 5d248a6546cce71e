import { currencyCode, currencyPattern, payTens } from "./currencies.ts";
import { periodAround, periodBetween } from "./pay-periods.ts";
import { salaryInUnits, type PayPeriod, type Salary } from "./salary.ts";

const number = String.raw`\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const amount = (name: string) =>
  String.raw`(?<${name}Before>${currencyPattern})?\s?(?<${name}>${number})\s?(?<${name}Unit>k\b|lpa\b|lakhs?\b)?\s?(?<${name}After>${currencyPattern})?`;
/** Not the end of a range: "$500 a 5-day week", "1.400 € en 14 pagas". */
const noCount = String.raw`(?!\s*\d+[ªa]?[- ]?(?:hours?|h|days?|weeks?|months?|stunden|std|tage|wochen|mal|fois|jours?|heures?|mois|pagas?|mensualidades|días|dias|horas?|meses|mensilità|giorni|ore|mesi|dagen|uur|x|%)(?![\p{L}\d]))`;
const spacer = String.raw`${periodBetween}?\s?(?:-|to|and|bis|und|à|et|jusqu['’]à|a|al|y|hasta|e|até|tot|tot en met|en|till|til|do|fino a)${noCount}\s?`;
const from = String.raw`from |starting at |at least |ab |mindestens |à partir de |dès |desde |a partir (?:de |da )|vanaf |från |od `;
const until = String.raw`up to |bis zu |bis |jusqu['’]à |hasta |até |fino a |tot |upp till |max(?:imum|imal)?\.? `;
const salaries = new RegExp(
  String.raw`(?<![\w.,])(?!40[13]\s?\(?[kb]\b)(?<from>${from})?(?<until>${until})?${amount("low")}(?:${spacer}${amount("high")})?(?<plus>\+)?`,
  "giu",
);

const aboutPay =
  /salar|compensation|\bpay\b|\bpays\b|\bbase\b|wage|gehalt|\bote\b|\brate\b|r[eé]mun[eé]ra|earn|brutto|gross|vergütung|verdienst|salaire|mensuel|annuel|sueldo|retribu[cz]|stipendi|\bloon\b|lön\b|løn\b|wynagrodzeni/i;
const notPay =
  /^\s?(?:\(k\)|m\b|mm\b|mn\b|mio|b\b|bn\b|million|billion|%|(?:in |of )?(?:funding|revenue|arr|budget|sign|bonus|stipend|customers|users|employees|people|years?(?! ?(?:gross|salary))|yrs))/i;
const notPayBefore =
  /(?:raised|funding|revenue|bonus of|stipend of|budget of|worth|stipend:?|allowance:?)\W{0,3}$/i;

/** Below these an amount is a bonus, a fee or a benefit, not what someone lives on. */
const least = { hour: 4, day: 30, week: 100, month: 300, year: 6000 } satisfies Record<PayPeriod, number>;

interface Reading {
  /** In whole units, as they are written. */
  salary: Salary;
  weight: number;
}

/** Reads what a text offers in money: "$25/hr", "60-80k EUR", "€ 5.500 brutto/Monat". */
export function readSalary(text: string): Salary | null {
  const plain = text.replace(/[\u00a0\u202f\u2009]/g, " ").replace(/[‐-―−]|–/g, "-");
  let best: Reading | null = null;
  for (const match of plain.matchAll(salaries)) {
    const reading = readMatch(plain, match);
    if (reading && (!best || reading.weight > best.weight)) best = reading;
  }
  return best && salaryInUnits(best.salary);
}

function readMatch(text: string, match: RegExpExecArray): Reading | null {
  const groups = match.groups ?? {};
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
  const before = text.slice(Math.max(0, match.index - 60), match.index);
  const { low, high } = amountsOf(groups);
  const isWhole = (groups.high === undefined) === (high === null);
  if ((isWhole && notPay.test(after)) || notPayBefore.test(before)) return null;

  const currency =
    currencyCode(groups.highAfter ?? groups.lowAfter) ??
    currencyCode(groups.lowBefore ?? groups.highBefore) ??
    (isIndianUnit(groups.lowUnit ?? groups.highUnit) ? "INR" : null);
  const stated = statedPeriod(groups, { before, after });
  const period = stated ?? likelyPeriod(high ?? low, currency);
  const shorthand = Boolean(groups.lowUnit ?? groups.highUnit);
  const named = aboutPay.test(before);
  if (period === null || (high ?? low) < least[period]) return null;
  if (!isOffer({ currency, shorthand, stated: stated !== null, named, range: high !== null, text }))
    return null;

  const weight = (high === null ? 0 : 4) + (currency ? 2 : 0) + (stated ? 2 : 0) + (named ? 3 : 0);
  return { salary: { currency, period, ...bounds(groups, { low, high }) }, weight };
}

interface Signs {
  currency: string | null;
  shorthand: boolean;
  stated: boolean;
  named: boolean;
  range: boolean;
  text: string;
}

/** A bare number needs more proof of being pay the longer the text around it is. */
function isOffer({ currency, shorthand, stated, named, range, text }: Signs): boolean {
  const inField = text.length <= 40;
  if (currency) return inField || range || stated || named;
  if (inField) return shorthand || (stated && named);
  return named && range && (shorthand || stated);
}

/** What follows and is less than the amount is something else: "95,000 $ a 401(k)". */
function amountsOf(groups: Record<string, string | undefined>): { low: number; high: number | null } {
  const read = readAmounts(groups);
  return read.high !== null && read.high < read.low ? readAmounts({ ...groups, high: undefined }) : read;
}

function readAmounts(groups: Record<string, string | undefined>): { low: number; high: number | null } {
  const low = toNumber(groups.low ?? "");
  if (groups.high === undefined) return { low: low * unitValue(groups.lowUnit), high: null };
  const high =
    toNumber(groups.high) * unitValue(groups.highUnit ?? (low < 1000 ? groups.lowUnit : undefined));
  // "$6–8,000 a month" leaves the zeros of the first number to the second.
  const sharesZeros = low < 100 && high >= 1000 && low * 1000 <= high;
  const sharesUnit = groups.lowUnit === undefined && low < 1000 && (high >= 10_000 || sharesZeros);
  const lowUnit = sharesUnit ? unitValue(groups.highUnit ?? "k") : unitValue(groups.lowUnit);
  return { low: low * lowUnit, high };
}

function bounds(
  groups: Record<string, string | undefined>,
  { low, high }: { low: number; high: number | null },
): Pick<Salary, "min" | "max"> {
  if (high !== null) return { min: low, max: high };
  if (groups.until) return { min: null, max: low };
  if (groups.from || groups.plus) return { min: low, max: null };
  return { min: low, max: low };
}

/** A separator before exactly three digits groups thousands; before one or two it marks decimals. */
function toNumber(digits: string): number {
  const grouped = digits.replace(/[.,'’ ](?=\d{3}(?!\d))/g, "");
  return Number(grouped.replace(",", "."));
}

function unitValue(unit: string | undefined): number {
  if (unit === undefined) return 1;
  return unit.toLowerCase() === "k" ? 1000 : 100_000;
}

function isIndianUnit(unit: string | undefined): boolean {
  return unit !== undefined && unit.toLowerCase() !== "k";
}

function statedPeriod(
  groups: Record<string, string | undefined>,
  { before, after }: { before: string; after: string },
): PayPeriod | null {
  if (isIndianUnit(groups.lowUnit ?? groups.highUnit)) return "year";
  return periodAround(before, after);
}

/** Where so small an amount is an hour's; in other currencies it may be as well a month's or a day's. */
const paidByHour = new Set("EUR USD GBP CHF CAD AUD NZD SEK NOK DKK PLN CZK JPY".split(" "));

/** Without a stated period the size tells: nobody earns 25 a year or 60,000 an hour. Between those it may be a day's, a week's or a month's. */
function likelyPeriod(value: number, currency: string | null): PayPeriod | null {
  const size = value / (currency ? payTens(currency) : 1);
  if (size >= 10_000) return "year";
  if (size >= 1500) return "month";
  return size >= 10 && size <= 250 && currency && paidByHour.has(currency) ? "hour" : null;
}
