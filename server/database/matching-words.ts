import { type SQL, type SQLWrapper, and, sql } from "drizzle-orm";
import { escapeLike, likePart } from "./like.ts";

/** Combining marks are what NFKD leaves of accents. */
const accents = "[\u0300-\u036f]";
/** Words that are found anywhere: those of scripts without spaces, and those that begin with a symbol, such as ".net". */
const anywhere =
  /^[^\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** What was typed, as lower-case words without accents. */
export function wordsOf(query: string): string[] {
  return query
    .normalize("NFKD")
    .replace(new RegExp(accents, "g"), "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}

/** Every word begins a word of the text: "ines car" finds Inês Carvalho, "tern" no internship. */
export function holds(text: SQLWrapper, words: readonly string[]): SQL | undefined {
  const has = (word: string) =>
    anywhere.test(word)
      ? sql`${bare(text)} like ${likePart(word)}`
      : sql`${bare(text)} ~ ${`(^|[^[:alnum:]])${escapeRegExp(word)}`}`;
  return and(...words.map(has));
}

/** Whether a name that is written without its spaces begins with what was typed: "ternandgull" is Tern & Gull. */
export function holdsJoined(text: SQLWrapper, words: readonly string[]): SQL {
  const typed = words
    .join("")
    .replaceAll("&", "and")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
  const joined = sql`regexp_replace(replace(${bare(text)}, '&', 'and'), '[^[:alnum:]]', '', 'g')`;
  return typed.length < 3 ? sql`false` : sql`${joined} like ${`${escapeLike(typed)}%`}`;
}

function escapeRegExp(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** An email address that begins with what was typed, or holds it from its @ on. */
export function isAddress(email: SQLWrapper, words: readonly string[]): SQL | undefined {
  const [typed = "", ...others] = words;
  if (typed.length < 3 || others.length > 0) return undefined;
  return sql`lower(${email}) like ${typed.includes("@") ? likePart(typed) : `${escapeLike(typed)}%`}`;
}

/** Texts that begin with the first word come first, then those in which some word begins with it. */
export function nearness(text: SQLWrapper, [first = ""]: readonly string[]): SQL {
  const start = `${escapeLike(first)}%`;
  return sql`case when ${bare(text)} like ${start} then 0 when ${bare(text)} like ${`% ${start}`} then 1 else 2 end`;
}

function bare(text: SQLWrapper) {
  return sql`lower(regexp_replace(normalize(${text}, NFKD), ${accents}, '', 'g'))`;
}
