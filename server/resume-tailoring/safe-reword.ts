import { addedClaims } from "./gate/added-claims.ts";
import { doneForms } from "./safe-reword.data.ts";

const marker = /^[•◦▪‣·*–—-]\s+/;
const doing = Object.keys(doneForms).join("|");

/** Wordings that say the same with less; none adds a claim or takes back what makes one smaller. */
const rules: [RegExp, (...found: string[]) => string][] = [
  [
    new RegExp(
      `^(?:I was |was )?(?:responsible for|in charge of|tasked with) (?:the )?(${doing})(?: of)?\\b`,
      "i",
    ),
    (_, verb) => past(verb!),
  ],
  [
    new RegExp(
      `^(?:my |main )?(?:duties|tasks|responsibilities)(?: were| included|:) (?:the )?(${doing})(?: of)?\\b`,
      "i",
    ),
    (_, verb) => past(verb!),
  ],
  [
    /^I (?:have )?(?!am\b|was\b|had\b|did\b|can\b|do\b)(?=\p{Ll}{2,}ed\b|built\b|led\b|wrote\b|ran\b|taught\b|made\b|drew\b)/iu,
    () => "",
  ],
  [/^successfully /i, () => ""],
  [/\bin order to\b/gi, () => "to"],
  [
    /\butili[sz](e|es|ed|ing)\b/gi,
    (_, ending) => (ending === "ing" ? "using" : ending === "ed" ? "used" : ending === "es" ? "uses" : "use"),
  ],
  [/\bby means of\b/gi, () => "with"],
  [/\bon a (daily|weekly|monthly|yearly) basis\b/gi, (_, often) => often!.toLowerCase()],
  [/\bdue to the fact that\b/gi, () => "because"],
  [/ {2,}/g, () => " "],
];

/** A line that says the same in fewer words; null where no rule fits. */
export function safeReword(line: string): string | null {
  const sign = marker.exec(line)?.[0] ?? "";
  const words = line.slice(sign.length);
  const changed = rules.reduce((text, [pattern, replaced]) => text.replace(pattern, replaced), words).trim();
  const reworded = sign + changed.charAt(0).toUpperCase() + changed.slice(1);
  return changed === words.trim() || changed === "" || addedClaims(line, reworded).length > 0
    ? null
    : reworded;
}

function past(verb: string) {
  return doneForms[verb.toLowerCase()]!;
}
