import { Script } from "node:vm";
import { RegExpMatcher, englishDataset, englishRecommendedTransformers } from "obscenity";
import type { Reader } from "#server/database/open.ts";
import { chatBlocklists } from "./tables.ts";

/** The list every app has: English profanity, in all its spellings. */
export const builtInList = "profanity_en_2020_v1";

type List = Pick<typeof chatBlocklists.$inferSelect, "type" | "words">;
type Find = (text: string) => string | null;

/** Block lists, compiled to check texts. */
export class WordLists {
  private readonly finders = new Map<string, Find>([[builtInList, findProfanity]]);

  constructor(lists: (List & { name: string })[]) {
    for (const list of lists) this.finders.set(list.name, finderOf(list));
  }

  /** The first word of a list that a text contains. */
  find(name: string, text: string): string | null {
    return this.finders.get(name)?.(text) ?? null;
  }
  has(name: string) {
    return this.finders.has(name);
  }
}

export async function readWordLists(db: Reader) {
  return new WordLists(await db.select().from(chatBlocklists));
}

const english = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

function findProfanity(text: string) {
  const [match] = english.getAllMatches(text, true);
  return match ? text.slice(match.startIndex, match.endIndex + 1) : null;
}

/** Matches whole words, ignoring case; a star matches any ending. Domains and email addresses match anywhere. */
function finderOf({ type, words }: List): Find {
  const inside = type === "domain" || type === "email" || type === "domain_allowlist";
  const alternatives = words
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => (type === "regex" ? word : escape(word)));
  if (!alternatives.length) return () => null;
  const any = alternatives.join("|");
  const pattern =
    inside || type === "regex" ? `(?:${any})` : `(?<![\\p{L}\\p{N}_])(?:${any})(?![\\p{L}\\p{N}_])`;
  const expression = new RegExp(pattern, "iu");
  return type === "regex" ? withinTime(expression) : (text) => expression.exec(text)?.[0] ?? null;
}

const patienceMs = 100;
const reading = new Script("expression.exec(text)?.[0] ?? null");
/** A custom expression may run forever on some text, which then counts as a match, since it was probably crafted. */
function withinTime(expression: RegExp): Find {
  return (text) => {
    try {
      const found: unknown = reading.runInNewContext({ expression, text }, { timeout: patienceMs });
      return typeof found === "string" ? found : null;
    } catch {
      return text.slice(0, 100);
    }
  };
}

function escape(word: string) {
  return word.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[\\p{L}\\p{N}_]*");
}
