/** An amount in the smallest unit of its currency, as ledgers keep it. */
export interface Money {
  amountMinor: number;
  currency: string;
}

/** "£1,250", "€12.50", "¥5,000": no decimals when there is nothing behind the point. */
export function formatMoney({ amountMinor, currency }: Money, locale = "en-GB"): string {
  return formatter(currency, locale).format(amountMinor / 10 ** minorDigits(currency));
}

/** How many digits stand behind the point: 2 for most, 0 for yen. */
export function minorDigits(currency: string): number {
  return formatter(currency, "en-GB").resolvedOptions().maximumFractionDigits ?? 2;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      trailingZeroDisplay: "stripIfInteger",
    });
    formatters.set(key, found);
  }
  return found;
}
