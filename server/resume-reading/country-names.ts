import { countryCode } from "#shared/places/countries.ts";

let names: Set<string> | undefined;

/** How countries are called in the languages of the resumes that are read. */
function countryNames(): Set<string> {
  if (names) return names;
  names = new Set();
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  for (const tongue of ["de", "fr", "es", "pt", "nl", "it"]) {
    const display = new Intl.DisplayNames([tongue], { type: "region", fallback: "none" });
    for (const first of letters)
      for (const second of letters) {
        const name = display.of(first + second)?.toLowerCase();
        if (name) names.add(name);
      }
  }
  return names;
}

/** Whether a text is a country: "Spain", "Reino Unido", "UK". */
export function isCountry(text: string): boolean {
  return countryCode(text) !== null || countryNames().has(text.trim().toLowerCase());
}
