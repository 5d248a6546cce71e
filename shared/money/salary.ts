import { formatMoney, minorUnits, wholeUnits } from "./money.ts";

export type PayPeriod = "hour" | "day" | "week" | "month" | "year";

/** What a job pays, in the smallest unit of its currency. The currency is null when the text names none. */
export interface Salary {
  currency: string | null;
  period: PayPeriod;
  min: number | null;
  max: number | null;
}

const periodsInYear = { hour: 2080, day: 260, week: 52, month: 12, year: 1 } satisfies Record<
  PayPeriod,
  number
>;
const spoken = { hour: "an hour", day: "a day", week: "a week", month: "a month", year: "" } satisfies Record<
  PayPeriod,
  string
>;

/** Pay as people and job boards write it, in whole units: 62000, or 24.5. A currency that is no code counts as unnamed. */
export function salaryInUnits({ currency, period, min, max }: Salary): Salary {
  const code = currency && /^[A-Z]{3}$/.test(currency) ? currency : null;
  const amount = (units: number | null) => (units === null ? null : minorUnits(units, code));
  return { currency: code, period, min: amount(min), max: amount(max) };
}

/** The same pay for a year of full-time work. */
export function yearlySalary(salary: Salary): Salary {
  const times = periodsInYear[salary.period];
  const yearly = (amount: number | null) => (amount === null ? null : Math.round(amount * times));
  return { ...salary, period: "year", min: yearly(salary.min), max: yearly(salary.max) };
}

/** The most that is paid in a year, in whole units; the least where no most is named. */
export function yearlyPay(salary: Salary): number | null {
  const { min, max, currency } = yearlySalary(salary);
  const amount = max ?? min;
  return amount === null ? null : wholeUnits(amount, currency);
}

/** "£62,000–74,000", "$25 an hour", "from €5,500 a month"; the empty text when nothing is known. */
export function salaryText({ currency, period, min, max }: Salary): string {
  const money = (amount: number) => formatMoney({ amount, currency });
  const bare = (amount: number) =>
    formatMoney({ amount: minorUnits(wholeUnits(amount, currency), null), currency: null });
  let text = "";
  if (min !== null && max !== null && min !== max) text = `${money(min)}–${bare(max)}`;
  else if (min !== null && max !== null) text = money(max);
  else if (max !== null) text = `up to ${money(max)}`;
  else if (min !== null) text = `from ${money(min)}`;
  return text === "" ? "" : `${text} ${spoken[period]}`.trimEnd();
}

/** "£90,000": the least that someone asks for in a year, which is given in thousands. */
export function askedText(thousands: number, currency: string | null): string {
  return formatMoney({ amount: minorUnits(thousands * 1000, currency), currency });
}
