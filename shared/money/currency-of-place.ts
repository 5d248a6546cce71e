import { postalAddress } from "#shared/places/postal-address.ts";

/** Countries by the currency they pay in, ISO 3166 by ISO 4217. */
const countries: Record<string, string> = {
  EUR: "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM XK",
  USD: "US PR EC SV PA",
  GBP: "GB GG IM JE",
  CHF: "CH LI",
  DKK: "DK GL FO",
  NOK: "NO",
  SEK: "SE",
  ISK: "IS",
  PLN: "PL",
  CZK: "CZ",
  HUF: "HU",
  RON: "RO",
  TRY: "TR",
  UAH: "UA",
  ILS: "IL",
  CAD: "CA",
  AUD: "AU",
  NZD: "NZ",
  INR: "IN",
  JPY: "JP",
  CNY: "CN",
  KRW: "KR",
  TWD: "TW",
  SGD: "SG",
  HKD: "HK",
  MYR: "MY",
  THB: "TH",
  IDR: "ID",
  PHP: "PH",
  VND: "VN",
  PKR: "PK",
  AED: "AE",
  SAR: "SA",
  EGP: "EG",
  ZAR: "ZA",
  NGN: "NG",
  KES: "KE",
  MXN: "MX",
  BRL: "BR",
  ARS: "AR",
  CLP: "CL",
  COP: "CO",
};
const currencies = new Map(
  Object.entries(countries).flatMap(([currency, codes]) =>
    codes.split(" ").map((code) => [code, currency] as const),
  ),
);
const elsewhere = "USD";

/** What is usually paid in at "Leeds, United Kingdom"; dollars where the country is not known. */
export function currencyOfPlace(place: string | null): string {
  const { country } = postalAddress(place ?? "");
  return (country && currencies.get(country)) || elsewhere;
}
