import { headWords, neutralWords } from "./head-words.data.ts";
import { sectionHeads, type SectionName } from "./section-heads.data.ts";

const byHead = new Map(
  Object.entries(sectionHeads).flatMap(([name, heads]) =>
    heads.map((head) => [head, name as SectionName] as const),
  ),
);
const byClosedHead = new Map([...byHead].map(([head, name]) => [head.replaceAll(" ", ""), name]));
const fillers =
  /^(my|key|core|main|relevant|selected|additional|other|personal|professional|technical|academic|recent|current|previous|past|career|brief|details of|a|the|total|overall|major)\s+/;
const tails =
  /\s+(details|history|summary|background|section|highlights|information|overview|profile|record|undertaken|obtained|completed|continued|cont|\(continued\))$/;

function headKey(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s*\((?:continued|cont\.?d?)\)$/, "")
    .replace(/[^\p{L}\p{N})]+$/u, "")
    .replace(/^[^\p{L}\p{N}(]+|^(?:[ivx]{1,4}|\d{1,2})[.)]\s+/u, "")
    .replace(/\s*&\s*/g, " and ")
    .replace(/\s+/g, " ")
    .trim();
}

function knownHead(key: string): SectionName | null {
  const closed = key.length > 9 && !key.includes(" ") ? byClosedHead.get(key) : undefined;
  return byHead.get(key) ?? byHead.get(key.replace(/\/.*$/, "").trim()) ?? closed ?? null;
}

const byWord = new Map(
  Object.entries(headWords).flatMap(([name, words]) =>
    words.map((word) => [word, name as SectionName] as const),
  ),
);

function tellingWords(key: string): (SectionName | null)[] {
  const telling = key.split(/[\s/,()]+/).filter((word) => word !== "" && !neutralWords.has(word));
  return telling.map((word) => byWord.get(word) ?? null);
}

/** What a head of several words means: "Summary of experience" is experience. */
function meantBy(found: SectionName[]): SectionName | null {
  if (found.includes("languages")) return "languages";
  return found.find((name) => name !== "summary") ?? found[0] ?? null;
}

/** "Certificaten en cursussen", "Berufliche Stationen": words that head a section and nothing that says more. */
function sectionOfWords(key: string): SectionName | null {
  const found = tellingWords(key);
  return found.every((name) => name !== null) ? meantBy(found) : null;
}

/** What a line that is set like a head speaks of: "Tickets and site cards". */
export function sectionHinted(text: string): SectionName | null {
  return meantBy(tellingWords(headKey(text)).filter((name) => name !== null));
}

/** The section a line heads, or null when it is no head. */
export function sectionOf(text: string): SectionName | null {
  if (
    text.length > 48 ||
    (!/^[^\p{Ll}]*\p{Lu}/u.test(text) && !/^[^\p{L}]*\p{Lo}/u.test(text)) ||
    /[,;]$|\.$|@|\d{3}/.test(text)
  )
    return null;
  const key = headKey(text);
  const words = key.split(" ").length;
  if (key === "" || words > 5 || /\sproject$/.test(key)) return null;
  const exact = knownHead(key);
  if (exact) return exact;
  const bare = key.replace(fillers, "").replace(tails, "");
  if (bare !== key && bare !== "" && knownHead(bare)) return knownHead(bare);
  const parts = key.split(/ and | und | et | y | e | en | i |\/|,/).map((part) => part.trim());
  const found = parts.map(
    (part) => knownHead(part) ?? knownHead(part.replace(fillers, "").replace(tails, "")),
  );
  return parts.length > 1 && found.every((name) => name !== null) ? found[0]! : sectionOfWords(key);
}
