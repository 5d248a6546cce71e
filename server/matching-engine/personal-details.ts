const english =
  /@|\.(?:jpe?g|png|gif|webp)\b|^(?:photo|picture)\b|^name\b|\b(?:born|date of birth|nationality|gender|marital|age(?=\s*[:=]|\s+\d)|years old|aged \d+)\b|^\+?[\d\s()-]{7,}$/i;

/** What tells a personal detail wherever it stands in a line: German, French, Spanish, Portuguese, Dutch, Italian. */
const anywhere = [
  "geburts(?:datum|tag|ort)|staatsangehörigkeit|staatsbürgerschaft|familienstand|geschlecht|\\d\\d jahre alt",
  "(?:date|lieu) de naissance|nationalité|situation (?:familiale|de famille)",
  "(?:fecha|lugar) de nacimiento|nacionalidad|estado civil|\\d\\d años de edad",
  "data de nascimento|nacionalidade|naturalidade",
  "geboorte(?:datum|plaats)|nationaliteit|burgerlijke staat",
  "(?:data|luogo) di nascita|nazionalità|cittadinanza|stato civile",
];
/** What does at the beginning of one. */
const first = [
  "geboren|verheiratet|ledig",
  "née?|mariée?|célibataire|âgée? de|\\d\\d ans$",
  "nacid[oa]|casad[oa]|solter[oa]",
  "nascid[oa]|solteir[oa]",
  "gehuwd",
  "nat[oa] (?:a|il|nel)|coniugat[oa]|nubile|celibe",
];
/** What does in front of a colon. */
const labels = "alter|sexe|âge|sexo|edad|idade|leeftijd|sesso|età";

const elsewhere = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${anywhere.join("|")})|^(?:${first.join("|")}))(?!\p{L})|^(?:${labels})\s*[:=]`,
  "iu",
);

/** Whether a line says who someone is, and not what they do: a birth date, a nationality, a picture, an address. */
export function isPersonalDetail(line: string): boolean {
  return english.test(line) || elsewhere.test(line);
}
