import { type SQL, and, inArray, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import type { SearchQuery } from "#server/search-engine/index.ts";
import type { IndexSource } from "./index-source.ts";

/** Where the rows and the index are. */
export interface Asking {
  db: Reader;
  outside: Pick<Context["outside"], "searchEngine">;
}

/** So many of the best documents that have all the words are read. */
const mostRead = 1000;

/**
 * The index knows the order of words in titles and other short fields only: where words are quoted, the database is
 * asked which of the best documents have them side by side in their long texts.
 */
export async function withQuotedWords(
  { db, outside }: Asking,
  source: IndexSource,
  query: SearchQuery,
): Promise<SearchQuery> {
  const patterns = patternsOf(query.text ?? "");
  if (patterns.length === 0 || !source.withWords) return query;
  const { text, filters } = query;
  const { hits } = await outside.searchEngine.search(source.definition.name, {
    text: text!,
    filters: filters ?? [],
    size: mostRead,
    quotedIn: "any",
    typos: false,
    prefix: false,
  });
  if (hits.length === 0) return query;
  const quotedIn = await source.withWords(
    db,
    hits.map(({ id }) => id),
    patterns,
  );
  return { ...query, quotedIn };
}

/** Telephones write “quoted” and „quoted“ where the engine knows "quoted". */
export function withPlainQuotes(text: string) {
  return text.replaceAll(/[“”„‟«»]/g, '"');
}

/** Rows of these ids that have each pattern in one of the columns. */
export function havingWords(
  id: AnyPgColumn,
  ids: string[],
  { texts, patterns }: { texts: AnyPgColumn[]; patterns: string[] },
): SQL {
  const held = patterns.map((pattern) => or(...texts.map((text) => sql`${text} ~* ${pattern}`)));
  return and(inArray(id, ids), ...held)!;
}

const between = "(?:[^[:alnum:]<&]|<[^>]*>|&(?:[a-z#0-9]+;)?)+";

/** What is quoted as patterns over HTML: words in their order, also in the plural, with tags and signs between them. */
function patternsOf(text: string): string[] {
  const quoted = [...text.matchAll(/"([^"]*)"/g)].map(
    ([, words = ""]) => words.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [],
  );
  return quoted
    .filter((words) => words.length > 1)
    .map((words) => `(?<![[:alnum:]])${words.map(eitherNumber).join(between)}(?![[:alnum:]])`);
}

function eitherNumber(word: string): string {
  const plain = word.replaceAll(/[+]/g, "\\$&");
  if (word.length < 3 || !/\p{L}$/u.test(word)) return plain;
  return `${word.length > 3 ? plain.replace(/e?s$/i, "") : plain}(?:e?s)?`;
}
