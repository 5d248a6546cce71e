const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const notCountries = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"]);
const otherNames: Record<string, string> = {
  usa: "US",
  "united states of america": "US",
  "u.s.": "US",
  "u.s.a.": "US",
  "the us": "US",
  "the usa": "US",
  america: "US",
  uk: "GB",
  "u.k.": "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  "northern ireland": "GB",
  "great britain": "GB",
  uae: "AE",
  "the netherlands": "NL",
  holland: "NL",
  deutschland: "DE",
  schweiz: "CH",
  suisse: "CH",
  svizzera: "CH",
  österreich: "AT",
  nederland: "NL",
  belgique: "BE",
  belgië: "BE",
  italia: "IT",
  polska: "PL",
  sverige: "SE",
  norge: "NO",
  danmark: "DK",
  suomi: "FI",
  éire: "IE",
  españa: "ES",
  brasil: "BR",
  korea: "KR",
  "republic of korea": "KR",
  "czech republic": "CZ",
  turkey: "TR",
  "hong kong": "HK",
  macau: "MO",
  "russian federation": "RU",
  "viet nam": "VN",
};
const regions: Record<string, string> = {
  europe: "Europe",
  eu: "European Union",
  "european union": "European Union",
  "northern europe": "Northern Europe",
  "western europe": "Western Europe",
  "southern europe": "Southern Europe",
  "eastern europe": "Eastern Europe",
  emea: "EMEA",
  eea: "European Economic Area",
  "eu/eea": "European Economic Area",
  "european economic area": "European Economic Area",
  apac: "APAC",
  "asia pacific": "APAC",
  asia: "Asia",
  latam: "Latin America",
  "latin america": "Latin America",
  "south america": "South America",
  "north america": "North America",
  noram: "North America",
  "us & canada": "North America",
  "usa & canada": "North America",
  "us and canada": "North America",
  americas: "Americas",
  amer: "Americas",
  "western hemisphere": "Americas",
  africa: "Africa",
  "middle east": "Middle East",
  oceania: "Oceania",
  nordics: "Nordics",
  dach: "DACH",
  benelux: "Benelux",
  mena: "MENA",
  scandinavia: "Nordics",
  nordic: "Nordics",
  baltics: "Baltics",
  "central and eastern europe": "CEE",
  cee: "CEE",
  anz: "ANZ",
  "southeast asia": "Southeast Asia",
  "south east asia": "Southeast Asia",
  gcc: "GCC",
  "uk and ireland": "UK and Ireland",
  "uk & ireland": "UK and Ireland",
  "uk&i": "UK and Ireland",
  uki: "UK and Ireland",
  worldwide: "Worldwide",
  global: "Worldwide",
  anywhere: "Worldwide",
};

let codesByName: Map<string, string> | undefined;

/** The two-letter code of a country by any common name; two letters count only in capitals. */
export function countryCode(text: string): string | null {
  const plain = text.trim();
  codesByName ??= readCodes();
  if (/^[A-Z]{2}$/.test(plain)) return plain === "UK" ? "GB" : countryName(plain) ? plain : null;
  return codesByName.get(plain.toLowerCase()) ?? null;
}

/** The English name of a country, or null for a code nobody uses or uses anymore. */
export function countryName(code: string): string | null {
  const known = namesByCode.get(code);
  if (known !== undefined) return known;
  const name = nameInUse(code);
  namesByCode.set(code, name);
  return name;
}

const namesByCode = new Map<string, string | null>();

function nameInUse(code: string): string | null {
  if (notCountries.has(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return null;
  return names.of(code) ?? null;
}

/** A country or a part of the world in its full name: "US" is "United States", "emea" is "EMEA". */
export function regionName(text: string): string | null {
  const plain = text.trim().replace(/^the /i, "");
  const code = countryCode(plain);
  return code ? countryName(code) : (regions[plain.toLowerCase()] ?? null);
}

function readCodes(): Map<string, string> {
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const known = codes.flatMap((code) => {
    const name = countryName(code);
    return name === null || name === code ? [] : [[name.toLowerCase(), code] as const];
  });
  return new Map([...known, ...Object.entries(otherNames)]);
}
