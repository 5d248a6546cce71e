import { renderTemplate } from "#shared/words/tokens.ts";
import type { Reader } from "#server/database/open.ts";
import { type About, tokenValues } from "./token-values.ts";

/** Words as one person reads them: known tokens become their values, everything else stays as it is written. */
export async function wordsFor(db: Reader, text: string, about: About): Promise<string> {
  return renderTemplate(text, await tokenValues(db, about)).text;
}
