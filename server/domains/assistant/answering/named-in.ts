import { isPlainWord } from "#server/quoting/terms.ts";
import { wordsOf } from "#server/taxonomy/words-of.ts";

/** What a text may name. */
interface Named {
  job: { jobTitle: string };
  company: { companyName: string };
}

/** Words of questions about jobs and applications that name none of them. */
const general = new Set(
  (
    "any anything application applied apply applying back both cancel company compensation current currently earn employer every " +
    "everyone fit good heard hear hour job latest made match month money news open pay paid pending position progress pull qualified " +
    "range recent recently requirement role salary so far stand state status submitted take update vacancy well where withdraw " +
    "work year"
  ).split(" "),
);
const saysSomething = (word: string) =>
  !isPlainWord(word) && !general.has(word) && !/^(?:wh|how)\w*['’]/.test(word);

/** A text without the words that name nothing. */
export function wordsNaming(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => wordsOf(word).some(saysSomething))
    .join(" ");
}

/** Those whose job or company a text names, as far as it does; null where it names nothing. */
export function namedIn<Each extends Named>(text: string, all: readonly Each[]): Each[] | null {
  const naming = wordsOf(text).filter(saysSomething);
  if (naming.length === 0) return null;
  const ranked = all.map((each) => ({ each, rank: rankOf(text, naming, each) }));
  const best = Math.max(1, ...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ each }) => each);
}

/** 3: by job and company; 2: by one of them in full; 1: by a part of their words; 0: something else is named. */
function rankOf(text: string, naming: readonly string[], { job, company }: Named): number {
  const titleWords = job.jobTitle.replaceAll(/\(.*?\)/g, " ");
  const own = new Set([...wordsOf(titleWords), ...wordsOf(company.companyName)]);
  const byCompany = says(text, company.companyName);
  const byTitle = says(text, titleWords);
  const [before, place] = aroundAt(text);
  const isElsewhere = !byCompany && !place.every((word) => own.has(word));
  const isAnother = !byTitle && before.length > 0 && !before.some((word) => own.has(word));
  if (isElsewhere || isAnother) return 0;
  if (byCompany || byTitle) return byCompany && byTitle ? 3 : 2;
  return place.length > 0 || naming.every((word) => own.has(word)) ? 1 : 0;
}

/** "nurse" and "saltmarsh", "health" of "the nurse at Saltmarsh Health in Bergen". */
function aroundAt(text: string): [before: string[], place: string[]] {
  const [, before = "", after = ""] = /^(.*)\bat\s+(?:the\s+)?(.*)$/is.exec(text) ?? [];
  const words = wordsOf(after);
  const end = words.findIndex((word) => !saysSomething(word));
  return [wordsOf(before).filter(saysSomething), end === -1 ? words : words.slice(0, end)];
}

/** Whether a text has a name in it, as words of their own. */
function says(text: string, name: string): boolean {
  const wanted = spaced(name);
  return wanted.trim() !== "" && spaced(text).includes(wanted);
}

function spaced(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;
}
