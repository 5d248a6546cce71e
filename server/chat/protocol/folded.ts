import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A text without its accents, so that "cafe" finds "café"; immutable, as an index needs it, and without an extension. */
export function folded(text: SQLWrapper | string): SQL {
  return sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
}

/** The same for the search text. */
export function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
}
