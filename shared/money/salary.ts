export type PayPeriod = "hour" | "day" | "week" | "month" | "year";

/** What a job pays or a person asks for. The currency is null when the text names none. */
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

/** The same pay for a year of full-time work. */
export function yearlySalary(salary: Salary): Salary {
  const times = periodsInYear[salary.period];
  const yearly = (value: number | null) => (value === null ? null : Math.round(value * times));
  return { ...salary, period: "year", min: yearly(salary.min), max: yearly(salary.max) };
}

/** Values above 1000 are read as full amounts and become thousands; smaller ones already are. */
export function inThousands(value: number): number {
  return value > 1000 ? value / 1000 : value;
}

/** "£62,000–74,000", "$25 an hour", "from €5,500 a month"; the empty text when nothing is known. */
export function salaryText(salary: Salary): string {
  const { min, max } = salary;
  const money = amountFormat(salary.currency);
  const bare = amountFormat(null);
  let amount = "";
  if (min !== null && max !== null && min !== max) amount = `${money(min)}–${bare(max)}`;
  else if (min !== null && max !== null) amount = money(max);
  else if (max !== null) amount = `up to ${money(max)}`;
  else if (min !== null) amount = `from ${money(min)}`;
  return amount === "" ? "" : `${amount} ${spoken[salary.period]}`.trimEnd();
}

/** Making a formatter costs more than everything that is formatted with it, so each currency has one. */
const formats = new Map<string | null, Intl.NumberFormat>();

function amountFormat(currency: string | null): (value: number) => string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat("en-GB", {
      ...(currency ? { style: "currency", currency, currencyDisplay: "narrowSymbol" } : {}),
      trailingZeroDisplay: "stripIfInteger",
      maximumFractionDigits: 2,
    });
  formats.set(currency, format);
  return (value) => format.format(value);
}
