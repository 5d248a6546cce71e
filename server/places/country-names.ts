/** Countries that are named in other languages when people look for work: where our readers live and what is near. */
const codes =
  "AE AL AM AR AT AU BA BE BG BO BR CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GR GT HN HR HU ID IE IL IN IS IT JP KE KR LT LU LV MA MX MY NG NI NL NO NZ PA PE PH PK PL PT PY RO RS RU SA SE SG SI SK SV TH TN TR TW UA US UY VE VN ZA".split(
    " ",
  );
const languages = ["de", "fr", "es", "it", "pt", "nl"];
/** Names that are words or cities elsewhere. */
const ambiguous = new Set(["island", "china", "georgia", "panamá", "india"]);

let byName: Map<string, string> | undefined;

/** A country by its name in German, French, Spanish, Italian, Portuguese or Dutch: "Frankreich", "México", "Alemania". */
export function foreignCountry(name: string): string | null {
  byName ??= new Map(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: "region" });
      return codes.map((code): [string, string] => [names.of(code)!.toLowerCase(), code]);
    }),
  );
  const plain = name.trim().toLowerCase();
  return ambiguous.has(plain) ? null : (byName.get(plain) ?? null);
}
