import { folded } from "./fold.ts";
import { wishCue } from "./line-cues.data.ts";
import { beginsLine } from "./line-starts.ts";

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

const bulletSigns = "•●▪■◦‣➢►✓✔♦➤·*";
const bulletAlone = /^[•●▪■◦‣➢►✓✔♦➤·*o–-]$/;
const abbreviations = new Set(
  "e.g i.e eg ie etc vs mr mrs ms dr prof st no nos approx inc ltd co dept est incl inkl ca max min fr tel nr z.b bzw evtl ggf usw u.a d.h o.ä ev resp p.ex ex mme env art ref réf sr u.s u.k ph.d b.sc m.sc b.a m.a a.m p.m p.ej ej aprox sra srta hs km hr hrs wk b.s m.s m.b.a pl gr eidg dipl kaufm qual vgl abt sen jun mind gem div allg sog str vac req exp".split(
    " ",
  ),
);
/** A stretch that is longer than this may hold items that lost their line breaks. */
const longStretch = 60;
/** Lines that are longer on average than this were joined. */
const usualLine = 400;

/** The lines, sentences and items of a text, in order; a text that lost its line breaks is cut where lines used to begin. */
export function cutText(text: string): Span[] {
  const lines = lineSpans(text);
  const breaks = lines.length >= 4 && text.length / lines.length < usualLine ? "lined" : "flat";
  return lines
    .flatMap((line) => sentenceSpans(text, line))
    .flatMap((sentence) => itemSpans(text, sentence, breaks))
    .flatMap((item) => wishSpans(text, item));
}

function lineSpans(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && text[at] !== "\n") continue;
    const line = trimmed(text, { start, end: at });
    const before = lines.at(-1);
    if (line.end > line.start) {
      if (before && continues(text, before, line)) before.end = line.end;
      else lines.push(line);
    }
    start = at + 1;
  }
  return lines;
}

/** A line that was wrapped goes on in the next one, and a lonely bullet belongs to what follows it. */
function continues(text: string, before: Span, line: Span): boolean {
  if (bulletAlone.test(text.slice(before.start, before.end))) return true;
  const between = text.slice(before.end, line.start);
  const last = text.slice(before.start, before.end).split("\n").at(-1)!;
  return (
    !between.includes("\n\n") &&
    last.length >= 45 &&
    !/[.!?:;]$/.test(last) &&
    /^\p{Ll}/u.test(text[line.start]!)
  );
}

const sentenceEnd = /[.!?…]+[)"”»']*(\s+)(?=[\p{Lu}\d¿¡"“«(*#-]|[\u2191-\u{10ffff}])/gu;
const gluedEnd = /(?<=[\p{Ll})\d])[.!?](?=[¿¡\p{Lu}]\p{Ll}+[ ,])/gu;
const bulletBefore = new RegExp(
  String.raw`(?<=\s)(?=[${bulletSigns.replace("*", String.raw`\*`)}]\s?[\p{L}\d])|(?<=[\p{Ll}.;:,)])(?=[•●▪✓✔►➢■])`,
  "gu",
);
const dashBefore = /(?<=\s)(?=[-–*]\s?[\p{L}\d][^-–]*)/gu;

function sentenceSpans(text: string, line: Span): Span[] {
  const own = text.slice(line.start, line.end);
  const cuts: number[] = [];
  for (const match of own.matchAll(sentenceEnd)) {
    if (endsSentence(own, match.index, match[0])) cuts.push(match.index + match[0].length);
  }
  for (const match of own.matchAll(gluedEnd)) {
    const word = /[\p{L}]+$/u.exec(own.slice(Math.max(0, match.index - 20), match.index))?.[0] ?? "";
    const next = /^[¿¡]?\p{L}+/u.exec(own.slice(match.index + 1))?.[0].toLowerCase() ?? "";
    if (word.length >= 3 && !["net", "js", "com", "io"].includes(next)) cuts.push(match.index + 1);
  }
  for (const match of own.matchAll(bulletBefore)) cuts.push(match.index);
  const dashes = [...own.matchAll(dashBefore)].map(({ index }) => index);
  if (dashes.length >= 3 && own.length > 120) cuts.push(...dashes);
  return cutAt(text, line, cuts);
}

/** "e.g.", initials and numbers of a list end no sentence. */
function endsSentence(line: string, at: number, found: string): boolean {
  if (line[at] !== "." || found.trim().length > 1) return true;
  const word =
    /(\S+)$/
      .exec(line.slice(Math.max(0, at - 30), at))?.[1]
      ?.toLowerCase()
      .replace(/^[("[]+/, "") ?? "";
  if (abbreviations.has(word) || /^\p{Ll}$/u.test(word) || /^(?:\p{L}\.)+\p{L}$/u.test(word)) return false;
  return !(/^\d{1,2}$/.test(word) && line.slice(0, at).trim().split(/\s+/).length <= 1);
}

const headInside = /(?<=\p{L}{3}[)]?:)\s+(?=\p{Lu})/gu;

/** The items of a long stretch without line breaks, cut where a line is likely to have begun. */
function itemSpans(text: string, span: Span, breaks: "flat" | "lined"): Span[] {
  if (span.end - span.start < longStretch) return [span];
  const own = text.slice(span.start, span.end);
  const cuts: number[] = [];
  for (const match of own.matchAll(headInside)) {
    if (/^(?:\S+\s){0,4}\S+$/.test(own.slice(0, match.index))) cuts.push(match.index);
  }
  cuts.push(...beginsLine(own, breaks));
  return cutAt(text, span, cuts);
}

const clauseEnd = /[,;]\s+|\s*(?=\()|(?<=\))[,;]?\s*|\s[–-]\s+/g;

/** "Fluent English, German is a plus" asks for one thing and would like another. */
function wishSpans(text: string, span: Span): Span[] {
  const own = text.slice(span.start, span.end);
  if (!wishCue.test(folded(own))) return [span];
  const starts = [0, ...[...own.matchAll(clauseEnd)].map((match) => match.index + match[0].length)];
  const clauses = starts.map((start, nth) => own.slice(start, starts[nth + 1] ?? own.length));
  const wish = clauses.findIndex((clause) => wishCue.test(folded(clause)));
  if (wish <= 0 || !saysTwoWords(own.slice(0, starts[wish]))) return [span];
  const cuts = [starts[wish]!];
  if (clauses[wish]!.startsWith("(") && starts[wish + 1] !== undefined) cuts.push(starts[wish + 1]!);
  return cutAt(text, span, cuts);
}

function saysTwoWords(text: string): boolean {
  const [, rest = ""] = /\p{L}{2}(.*)/su.exec(text) ?? [];
  return /\p{L}{2}/u.test(rest.slice(rest.search(/\s|$/)));
}

function cutAt(text: string, span: Span, cuts: number[]): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const cut of [...new Set(cuts)].toSorted((a, b) => a - b).concat(span.end - span.start)) {
    if (cut <= start) continue;
    const part = trimmed(text, { start: span.start + start, end: span.start + cut });
    start = cut;
    if (part.end === part.start || !/[\p{L}\d]/u.test(text.slice(part.start, part.end))) continue;
    spans.push(part);
  }
  return spans;
}

function trimmed(text: string, { start, end }: Span): Span {
  while (start < end && text[start]!.trim() === "") start++;
  while (end > start && text[end - 1]!.trim() === "") end--;
  return { start, end };
}
