import type { Evidence } from "./types.ts";

type Quote = Pick<Evidence, "line" | "lineIndex">;

const bullet = /^\s*[•●*·▪◦‣–-]\s/;
const ended =
  /(?<!\b(?:kat|nr|abt|bzw|ca|inkl|tel|str|dr|mr|mrs|st|approx|incl|dept|no|vs|art|resp|min|max))[.!?:;]\s*$/i;
/** After these a sentence goes on, however the next line begins. */
const goesOn =
  /(?:[,&/-]|\b(?:and|or|of|the|a|an|to|for|with|in|on|by|as|from|using|und|oder|mit|für|et|de|y|con))\s*$/i;
/** A line of dates heads what follows. */
const dated =
  /(?:19|20)\d\d\s*(?:-|–|—|to|until|bis|à|a)\s*(?:\p{L}{3,9}\.?\s+)?(?:(?:19|20)\d\d|present|now|today|current|ongoing|heute)/iu;
/** A line shorter than this was not wrapped. */
const wrappedFrom = 45;
const longestQuote = 400;

/** For each line the whole sentence it belongs to, where a page broke it into several lines. */
export function wholeSentences(texts: readonly string[]): Quote[] {
  const quotes: Quote[] = [];
  for (let from = 0; from < texts.length;) {
    let to = from + 1;
    let line = texts[from]!;
    while (to < texts.length && continues(texts[to - 1]!, texts[to]!) && line.length < longestQuote) {
      line = `${line.trimEnd()} ${texts[to]!.trim()}`;
      to++;
    }
    for (let at = from; at < to; at++) quotes.push({ line, lineIndex: from });
    from = to;
  }
  return quotes;
}

function continues(before: string, line: string): boolean {
  if (before.trim().length < wrappedFrom || ended.test(before) || bullet.test(line)) return false;
  if (dated.test(before)) return false;
  return /^\s*\p{Ll}/u.test(line) || (goesOn.test(before) && /^\s*[\p{L}\d]/u.test(line));
}
