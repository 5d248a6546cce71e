const symbols: Record<string, string> = {
  US$: "USD",
  C$: "CAD",
  CA$: "CAD",
  A$: "AUD",
  AU$: "AUD",
  NZ$: "NZD",
  S$: "SGD",
  HK$: "HKD",
  MX$: "MXN",
  R$: "BRL",
  $: "USD",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "¥": "JPY",
  "₩": "KRW",
  "₪": "ILS",
  "₱": "PHP",
  "₺": "TRY",
  zł: "PLN",
  Kč: "CZK",
  "Rs.": "INR",
  euros: "EUR",
  euro: "EUR",
};
const codes = (
  "USD EUR GBP CAD AUD NZD CHF SEK NOK DKK PLN CZK HUF RON BGN TRY ILS INR JPY CNY KRW SGD HKD MXN BRL " +
  "ARS CLP COP ZAR AED SAR PHP IDR THB MYR VND UAH TWD NGN KES EGP PKR"
).split(" ");

const escaped = (text: string) => text.replace(/[$.]/g, String.raw`\$&`);

/** The source of a pattern that finds a currency symbol or code. */
export const currencyPattern = [
  ...Object.keys(symbols).map(escaped),
  ...codes.map((code) => `${code}(?![a-z])`),
].join("|");

const known = new Map(
  [...Object.entries(symbols), ...codes.map((code) => [code, code] as const)].map(([mark, code]) => [
    mark.toLowerCase(),
    code,
  ]),
);

/** The ISO code of a symbol or a code, in any case. */
export function currencyCode(mark: string | undefined): string | null {
  return known.get(mark?.trim().toLowerCase() ?? "") ?? null;
}

const tens: Record<string, number> = {
  ...Object.fromEntries(
    (
      "SEK NOK DKK CZK INR MXN PHP THB TWD ZAR TRY UAH EGP AFN BTN BWP CUP DOP ERN ETB GHS GMD HNL KGS LSL " +
      "MAD MDL MKD MUR MVR MZN NAD NIO RUB SCR SLE SRD STN SZL TJS UYU ZMW ZWG"
    )
      .split(" ")
      .map((code) => [code, 10]),
  ),
  ...Object.fromEntries(
    (
      "JPY HUF ISK NGN KES PKR ALL AMD BDT CRC CVE DJF DZD GYD HTG JMD KMF KPW KZT LKR LRD NPR RSD SDG SOS " +
      "SSP VES VUV XAF XOF XPF YER"
    )
      .split(" ")
      .map((code) => [code, 100]),
  ),
  ...Object.fromEntries(
    "KRW CLP ARS AOA BIF CDF IQD KHR MGA MMK MNT MWK RWF TZS UGX".split(" ").map((code) => [code, 1000]),
  ),
  ...Object.fromEntries("IDR COP VND GNF LAK PYG SYP UZS".split(" ").map((code) => [code, 10_000])),
  ...Object.fromEntries("IRR LBP".split(" ").map((code) => [code, 100_000])),
};
/** How many times larger a year's pay is written than in euros, by powers of ten: round amounts to offer. */
export function payTens(currency: string): number {
  return tens[currency] ?? 1;
}

const offered = "GBP EUR USD CHF SEK NOK DKK PLN CAD AUD INR SGD JPY".split(" ");
/** The currencies that are offered to choose from, and the one that is chosen. */
export function withCurrency(chosen: string): string[] {
  return offered.includes(chosen) ? offered : [chosen, ...offered];
}
