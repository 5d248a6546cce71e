import { oneGender } from "#server/taxonomy/one-gender.ts";

/** English words that tell whether a man or a woman is meant, and the same without it. */
const pairs: ReadonlyArray<[RegExp, string]> = [
  [/\b(?:he|she|his|hers?|him|himself|herself)\b\s*/gi, ""],
  [/\b(?:mr|mrs|miss|sir|madam)\b\.?\s*/gi, ""],
  // "MS Office" and "MS in physics" greet nobody.
  [/\b[Mm]s\b\.?\s*/g, ""],
  [/\b(?:waitress|waiter)(es|s)?\b/gi, "waiter"],
  [/\bact(?:ress(?:es)?|ors?)\b/gi, "actor"],
  [/\bsteward(?:s|ess(?:es)?)?\b/gi, "steward"],
  [/\bhost(?:s|ess(?:es)?)?\b/gi, "host"],
  [/\b(\p{L}{3,}?)wom[ae]n\b/giu, "$1person"],
  [/\b(\p{L}{3,}?)m[ae]n\b/giu, "$1person"],
  [/\b(?:(?:fe)?male|woman|man|women|men|lady|ladies|gentlem[ae]n|girl|boy)s?\b/gi, ""],
  [/\b(?:mother|father)(?:hood)?\b/gi, "parent"],
  [/\b(?:maternity|paternity)\b/gi, "parental"],
  [/\b(?:husband|wife)\b/gi, "spouse"],
];
/** "German", "human" and the like end in "man" and mean nobody's gender. */
const plain =
  /^(?:german|roman|norman|ottoman|human|woman|shaman|talisman|specimen|regimen|acumen|oman|omen|yemen)/i;

/** A text in which a man and a woman who did the same read the same. */
export function neutral(text: string): string {
  return withoutEnglishGender(oneGender(text));
}

function withoutEnglishGender(text: string): string {
  return pairs.reduce(
    (words, [pattern, same]) =>
      words.replace(pattern, (found: string, ...groups: unknown[]) =>
        plain.test(found) && same.includes("person") ? found : same.replace("$1", String(groups[0] ?? "")),
      ),
    text,
  );
}
