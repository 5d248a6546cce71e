import { firstNameOf } from "#shared/words/first-name.ts";

/** "Hi Ann," by the first name alone. */
export function greetingFor(fullName: string | null | undefined): string {
  const first = firstNameOf(fullName);
  return first ? `Hi ${first},` : "Hi,";
}

const hellos =
  "hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings|" +
  "hallo|liebe[rs]?|guten (?:morgen|tag|abend)|bonjour|bonsoir|hola|ciao|olá|hej";
/** "Dear Ms. Lee," as far as the mark or the line that ends it. */
const greeted = new RegExp(`^\\s*(?:${hellos})(?:,? [\\p{L}'’.-]+){0,3} *(?:[,!.:;–—]|\\n|$)`, "iu");
/** "Hi Ann" with whatever follows. */
const named = new RegExp(`^\\s*(?:${hellos}) ([\\p{L}'’-]+)`, "iu");

/** Whether someone's own words to a person begin with a greeting: "Dear Ms. Lee," or "Hello Ann". */
export function greetsAlready(words: string, fullName: string | null | undefined): boolean {
  if (greeted.test(words)) return true;
  const name = named.exec(words)?.[1];
  return name !== undefined && name.toLowerCase() === firstNameOf(fullName)?.toLowerCase();
}
