import { languageLevelOf } from "#server/resume-reading/spoken-languages.ts";
import { namesLanguage, spokenLanguages } from "./requirement-kinds.ts";

/** Steps of the Common European Framework of Reference: A1 is the first, C2 the sixth. */
const codes = ["a1", "a2", "b1", "b2", "c1", "c2"];
const anyCode = /(?<!\p{L})[abc][12](?!\p{L}|\d)/giu;

/** Levels in words: someone says the most of themselves, a job asks for the least that will do. */
const worded = { basic: 2, intermediate: { held: 3.5, asked: 3 }, high: { held: 7, asked: 4.5 } };
const ofSchool = /(?<!\p{L})(?:school(?:[- ]level)?|schul\p{L}*|escolar)(?!\p{L})/iu;
const demanding =
  /(?<!\p{L})(?:fluen\p{L}*|native|excellent|very good|très bon\p{L}*|muy buen\p{L}*|business|professional|superb|outstanding|perfect\p{L}*|verhandlungssicher\p{L}*|fliessend|fließend|stilsicher\p{L}*|sehr gut\p{L}*|courant|bilingue|nativo|alto|avanzado)(?!\p{L})/iu;
/** What a demand for a language asks for that doesn't say how well. */
const usual = 3;
/** So many steps below what is asked for nobody makes up by themselves. */
const farBelow = 3;

/** How well someone says to know a language, in steps; null where a line doesn't say. */
export function heldLevel(line: string, name: string): number | null {
  return levelBeside(line, name, heldIn);
}

/** How well a language has to be known, in steps. */
export function askedLevel(text: string, name: string): number {
  return levelBeside(text, name, askedIn) ?? (isDemanding(text) ? askedIn(text)! : usual);
}

/** Whether a text asks for more than everyday use of a language. */
export function isDemanding(text: string): boolean {
  return demanding.test(text) || codesIn(text).some((step) => step >= 5);
}

/** How far a level lies below another: "far" is no question anymore. */
export function shortfall(held: number, asked: number): "none" | "some" | "far" {
  if (held >= asked) return "none";
  return asked - held >= farBelow ? "far" : "some";
}

function heldIn(text: string): number | null {
  const named = codesIn(text);
  if (named.length > 0) return Math.max(...named);
  if (ofSchool.test(text)) return worded.basic;
  const level = languageLevelOf(text);
  if (level === null) return null;
  if (level === "basic") return worded.basic;
  return level === "intermediate" ? worded.intermediate.held : worded.high.held;
}

function askedIn(text: string): number | null {
  const named = codesIn(text);
  if (named.length > 0) return Math.min(...named);
  if (demanding.test(text)) return worded.high.asked;
  const level = languageLevelOf(text);
  if (level === "basic") return worded.basic;
  return level === "intermediate" ? worded.intermediate.asked : null;
}

function codesIn(text: string): number[] {
  return [...text.matchAll(anyCode)].map(([code]) => codes.indexOf(code.toLowerCase()) + 1);
}

interface Mention {
  name: string;
  /** The words before it and behind it that belong to no other language. */
  before: string;
  behind: string;
  /** What stands between it and the next one. */
  toNext: string;
}

/** "German and French" share a level; a list does where the level leads it: "basic knowledge of German, French". */
const joined = /^\s*(?:\/|&|\+|and|und|et|y|e)\s*$/iu;
const listed = /^\s*,\s*(?:(?:and|und|et|y|e)\s+)?$/iu;
const leading = /(?::|\b(?:of|in|en|de|von))\s*$/iu;

type ReadLevel = (words: string) => number | null;

/** The level of a language, before its name or behind it; those in a row may share one. */
function levelBeside(text: string, name: string, read: ReadLevel): number | null {
  const mentions = mentionsIn(text);
  const own = mentions.filter((each) => each.name === name);
  const leads = read(mentions[0]?.before ?? "") !== null && read(mentions.at(-1)!.behind) === null;
  for (const { before, behind } of own) {
    const beside = leads ? (read(before) ?? read(behind)) : (read(behind) ?? read(before));
    if (beside !== null) return beside;
  }
  return own[0] ? sharedLevel(mentions, mentions.indexOf(own[0]), read) : null;
}

/** "German and Dutch (B1)", "basic knowledge of German and Dutch". */
function sharedLevel(mentions: readonly Mention[], at: number, read: ReadLevel): number | null {
  for (let next = at; joined.test(mentions[next]!.toNext); next += 1) {
    const level = read(mentions[next + 1]!.behind);
    if (level !== null) return level;
  }
  const isRow = (index: number) =>
    joined.test(mentions[index]!.toNext) || listed.test(mentions[index]!.toNext);
  let first = at;
  while (first > 0 && isRow(first - 1)) first -= 1;
  const { before } = mentions[first]!;
  const isOne = mentions.slice(first, at).every(({ toNext }) => joined.test(toNext));
  return isOne || leading.test(before) ? read(before) : null;
}

const allNames = spokenLanguages.map(([name, pattern]) => ({
  name,
  pattern,
  each: new RegExp(pattern, "giu"),
}));
const boundary = /[,;|•]|\.\s|(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/giu;
/** So many characters from its name a level still belongs to it. */
const reach = 40;

function mentionsIn(text: string): Mention[] {
  const found = allNames
    .flatMap(({ name, pattern, each }) =>
      [...text.matchAll(each)]
        .filter(({ index }) => namesLanguage(text.slice(index), pattern))
        .map((match) => ({ name, from: match.index, to: match.index + match[0].length })),
    )
    .toSorted((a, b) => a.from - b.from);
  return found.map(({ name, from, to }, at) => {
    const between = text.slice(found[at - 1]?.to ?? 0, from);
    const after = text.slice(to, found[at + 1]?.from);
    const begin = Math.max(0, ...[...between.matchAll(boundary)].map((cut) => cut.index + cut[0].length));
    const end = after.search(boundary);
    return {
      name,
      before: between.slice(Math.max(begin, between.lastIndexOf(")") + 1)).slice(-reach),
      behind: (end < 0 ? after : after.slice(0, end)).slice(0, reach),
      toNext: found[at + 1] ? after : ".",
    };
  });
}
