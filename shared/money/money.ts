/** An amount in the smallest unit of its currency: 6200000 with GBP is £62,000, 6200000 with JPY is ¥6,200,000. */
export interface Money {
  amount: number;
  currency: string;
}

/** "£1,250", "€12.50", "¥5,000": no decimals when there is nothing behind the point; without a currency the number alone. */
export function formatMoney({ amount, currency }: { amount: number; currency: string | null }): string {
  return formatter(currency).format(wholeUnits(amount, currency));
}

/** 6250 of GBP is 62.5 pounds. */
export function wholeUnits(amount: number, currency: string | null): number {
  return amount / 10 ** minorDigits(currency);
}

/** 62.5 pounds are 6250 of GBP; what is smaller than the smallest unit is rounded. */
export function minorUnits(units: number, currency: string | null): number {
  const digits = minorDigits(currency);
  return Math.round(Number(`${units}e${digits}`));
}

/** ISO 4217; what browsers and servers know of it differs between versions, and amounts are stored by it. */
const withoutMinor = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" "),
);
const inThousandths = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

/** How many digits stand behind the point: 2 for most and where no currency is named, 0 for yen. */
export function minorDigits(currency: string | null): number {
  if (currency === null) return 2;
  return withoutMinor.has(currency) ? 0 : inThousandths.has(currency) ? 3 : 2;
}

/** Making a formatter costs more than everything that is formatted with it, so each currency has one. */
const formatters = new Map<string | null, Intl.NumberFormat>();

function formatter(currency: string | null): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known) return known;
  const digits = minorDigits(currency);
  const made = new Intl.NumberFormat("en-US", {
    ...(currency && {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
    }),
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  });
  formatters.set(currency, made);
  return made;
}
