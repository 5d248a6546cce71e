import { remembered } from "#server/texts/remembered.ts";
import { type Span } from "./cut-text.ts";
import { folded, tokensOf } from "./fold.ts";
import { hashOf } from "./hash-features.ts";
import { headingCues, lineCues } from "./line-cues.data.ts";

/** What is known of a line before its neighbors are looked at. */
export interface LineFacts {
  span: Span;
  /** Hashes of its words, pairs of words, pieces of words, cues and shape. */
  features: number[];
  /** Written like a heading: short, and no sentence. */
  headingLike: boolean;
  bullet: boolean;
  /** Stands on the same written line as the one before. */
  sameLine: boolean;
  length: number;
  /** How it ends and begins, and which cues are in it: noughts and ones. */
  signs: number[];
}

const bulletStart = /^(?:[•●▪■◦‣➢►✓✔♦➤·*–-]\s*|(?:[+?o]|\d{1,2}[.)])\s+)/u;
const lengths = [2, 4, 6, 9, 13, 18, 26, 40, 60];
/** Of a very long stretch the beginning tells enough. */
const mostTokens = 60;
/** How many lines are remembered: a few megabytes. */
const mostKept = 4000;

/** Reads each stretch of a text by itself. */
export function lineFacts(text: string, spans: readonly Span[]): LineFacts[] {
  return spans.map((span, nth) => {
    const before = spans[nth - 1];
    return {
      ...wordsOfLine(text.slice(span.start, span.end)),
      span,
      sameLine: before !== undefined && !text.slice(before.end, span.start).includes("\n"),
    };
  });
}

/** What does not depend on where a line stands. Advertisements of one company share many lines. */
const wordsOfLine = remembered(mostKept, (written) => {
  const own = written.replace(bulletStart, "");
  const tokens = tokensOf(own).slice(0, mostTokens);
  const cues = cuesIn(own);
  return {
    features: featuresOf(own, tokens, cues),
    headingLike: isHeadingLike(written, tokens),
    bullet: own.length < written.length,
    length: tokens.length,
    signs: signsOf(written, cues),
  };
});

function isHeadingLike(written: string, tokens: readonly string[]): boolean {
  if (/:\s*$/.test(written)) return tokens.length > 0 && tokens.length <= 25;
  if (bulletStart.test(written) || tokens.length === 0 || tokens.length > 9 || written.length > 75)
    return false;
  return /[?…]\s*$/.test(written) || !/[.!;,]\s*$/.test(written);
}

function featuresOf(written: string, tokens: readonly string[], cues: readonly string[]): number[] {
  const names: string[] = [`f ${tokens[0]}`, `ff ${tokens[0]} ${tokens[1]}`, `l ${tokens.at(-1)}`];
  for (const [nth, token] of tokens.entries()) {
    names.push(`u ${token}`, `b ${token} ${tokens[nth + 1] ?? "_"}`);
    if (token.length < 6) continue;
    names.push(`p ${token.slice(0, 5)}`, `s ${token.slice(-5)}`);
    if (token.length > 8) names.push(`p ${token.slice(0, 8)}`, `s ${token.slice(-8)}`);
  }
  const low = folded(written);
  const shape = shapeOf(written);
  const size = lengths.findIndex((most) => tokens.length <= most);
  names.push(...cues.map((name) => `c ${name}`), ...pairs(cues), `n ${size}`, `e ${shape} ${size < 4}`);
  if (tokens.length <= 9 || written.endsWith(":")) {
    const heads = headingCues.filter(([, words]) => words.test(low)).map(([name]) => name);
    names.push(...heads.map((name) => `h ${name}`), `h ${heads.join(" ")}`, `h ${heads.join(" ")} ${shape}`);
  }
  return [...new Set(names.map(hashOf))];
}

function cuesIn(written: string): string[] {
  const low = folded(written);
  return lineCues.filter(([, words]) => words.test(low)).map(([name]) => name);
}

function signsOf(written: string, cues: readonly string[]): number[] {
  const signs = [
    /:\s*$/.test(written),
    /[.!]\s*$/.test(written),
    /^\p{Ll}/u.test(written),
    /\?\s*$/.test(written),
  ];
  return [...signs, ...lineCues.map(([name]) => cues.includes(name))].map(Number);
}

function pairs(cues: readonly string[]): string[] {
  return cues.flatMap((one, nth) => cues.slice(nth + 1).map((other) => `cc ${one} ${other}`));
}

/** How a line begins and ends, and whether it is written in capitals. */
function shapeOf(written: string): string {
  const end = /[.!?:;,…]\s*$/.exec(written)?.[0].trim() ?? "_";
  const start = /^\p{Lu}/u.test(written) ? "A" : /^\p{Ll}/u.test(written) ? "a" : "0";
  const letters = written.replace(/[^\p{L}]/gu, "");
  const capitals = written.replace(/[^\p{Lu}]/gu, "").length;
  const loud = letters.length > 3 && capitals > letters.length * 0.7 ? "L" : "";
  const titled = capitals >= 2 && capitals >= written.trim().split(/\s+/).length * 0.6 ? "T" : "";
  return `${start}${end}${loud}${titled}`;
}
