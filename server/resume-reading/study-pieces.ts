import { withoutContacts } from "./contact-links.ts";
import { withoutDates } from "./dates.ts";
import { isPlace, isTown, withoutPlace } from "./entry-words.ts";
import { soundsOf } from "./heading-words.ts";
import { hasDegree, hasSchool } from "./study-words.ts";
import type { Line } from "./types.ts";

/** A part of what is told of a study, and what its words say it is. */
export interface StudyPiece {
  text: string;
  kind: "school" | "degree" | "other";
  /** The line it stands in. */
  at: number;
  /** Whether a mark stronger than a comma stands before it, or nothing. */
  own: boolean;
}

const mostWords = 14;

/** A mark, a thesis, who taught: it is neither a school nor a degree. */
const aside =
  /^(?:c?gpa|grade|final grade|marks?|percentage|thesis|dissertation|advisor|supervisors?|note|abschlussnote|gesamtnote|mention|nota|media|voto|eindcijfer|classificação|classificazione|first class|second class|upper second|distinction|with (?:honou?rs|distinction)|(?:summa |magna )?cum laude|mit auszeichnung|relevant coursework|courses|coursework|majors?|minors?|level in eqf|eqf|website|honou?rs|dean['’]s list|expected|abschluss|schwerpunkt|in progress|laufend)(?![\p{L}])|^[\d\s.,:/%()+-]*$|^\d+(?:[.,]\d+)?\s*(?:points?|%|valores|cfu|ects|semester hours)/iu;
/** What is said of when a study ended. */
const ending =
  /[\s,–—-]*\(?(?:conclus[aã]o em|conclu[ií]d[oa](?: em)?|expected|voraussichtlich|graduated(?: in)?|anticipated|obtenue? en|(?:verwacht )?diploma(?: behaald| verwacht)|behaald(?: in)?|conseguit[oa](?: nel)?)\s*\)?\s*$/iu;

function bare(text: string): string {
  return text
    .replace(/[([]\s*[,;–-]*\s*[)\]]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:|·•–—.-]+|[\s,;:|·•–—[(-]+$/gu, "")
    .replace(ending, "")
    .replace(/(\p{L}{3})\.$/u, "$1");
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= mostWords;
}

function namesSchool(text: string): boolean {
  return (
    hasSchool(text) &&
    isShort(text) &&
    !/^(?:bachelor|master|b\.?|m\.?)\b/i.test(text) &&
    !(
      hasDegree(text) &&
      /\b(?:degree|high school diploma|gymnasium-\p{L})/iu.test(text) &&
      !/university|college/i.test(text)
    )
  );
}

function kindOf(text: string): StudyPiece["kind"] {
  if (namesSchool(text)) return "school";
  return hasDegree(text) && isShort(text) ? "degree" : "other";
}

const joint = /^(.+?)\s+(?:from|at|bei|an der|am|de l['’]|presso)\s+(\p{Lu}.+)$/iu;

/** "University of Marlshire BSc Nursing", "BE Anna University", "MSc from Leeds University" in two. */
function inTwo(text: string): string[] {
  const told = joint.exec(text);
  if (told && hasDegree(told[1]!) !== hasDegree(told[2]!) && hasSchool(told[2]!)) return [told[1]!, told[2]!];
  const lead = /^(\p{Lu}[\p{L}.]{0,6})\s+(\p{Lu}.+)$/u.exec(text);
  if (lead && hasDegree(lead[1]!) && hasSchool(lead[2]!) && !/^of\b/.test(lead[2]!))
    return [lead[1]!, lead[2]!];
  const words = text.split(" ");
  for (let at = 2; at < words.length; at++) {
    const [before, behind] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    const begins =
      hasDegree(words.slice(at, at + 2).join(" ")) && !/^(?:of|in|for|de|and|&)$/i.test(words[at - 1]!);
    if (
      begins &&
      /^[\p{Lu}\d]/u.test(behind) &&
      hasSchool(before) &&
      !hasDegree(before) &&
      !hasSchool(behind)
    )
      return [before, behind];
  }
  return [text];
}

/** The segments between commas: those behind a degree are its field, a place is none. */
function ofCommas(text: string): string[] {
  const segments = text
    .split(/,\s+|(?<=\p{Ll}{5}|\))\.\s+(?=\p{Lu})/u)
    .map((segment) => segment.trim())
    .filter((segment) => segment !== "");
  const telling = segments.filter((segment) => kindOf(segment) !== "other").length;
  return segments.length > 1 && telling > 0 ? segments : [text];
}

/** "Escuela Técnica: Delineante": a colon with a school on one side. */
function ofColon(text: string): string[] {
  const found = /^([^:]{4,}?)\s*:\s+(\S.*)$/u.exec(text);
  return found && namesSchool(found[1]!) !== namesSchool(found[2]!) ? [found[1]!, found[2]!] : [text];
}

/** What a line says, part by part, without dates, places, marks and remarks. */
export function piecesOf(line: Line, at: number): StudyPiece[] {
  if (line.bullet && line.text.split(/\s+/).length > mostWords) return [];
  return line.cells.flatMap((cell) =>
    withoutDates(/@|https?:|www\./.test(cell) ? withoutContacts(cell) : cell)
      .split(/\s+[–—|•·]\s+|\s+-\s+|\s*[|•·]\s*|\s:\s/u)
      .flatMap(ofColon)
      .map(bare)
      .flatMap((part) =>
        ofCommas(part)
          .flatMap((segment, index) =>
            inTwo(segment).map((text, half) => ({ text: bare(text), own: index + half === 0 })),
          )
          .filter(({ text }) => /\p{L}{2}/u.test(text) && !aside.test(text) && !isWhere(text))
          .map(({ text, own }) => ({ text, own, at, kind: kindOf(text) })),
      ),
  );
}

function isWhere(text: string): boolean {
  return kindOf(text) === "other" && (isPlace(text) || isTown(text));
}

/** How much a piece in words nobody listed sounds like a school. */
export function schoolLikeness({ text }: StudyPiece): number {
  const { job, employer } = soundsOf(text);
  const isNamed = /^\p{Lu}{3,}(?:\s|$)/u.test(text) || isWrittenLarge(text);
  return employer - Math.max(job, 0) + (isNamed ? 1 : -2);
}

/** A name, most of its words with a capital and none a figure: "Albeda Waalhaven". */
function isWrittenLarge(name: string): boolean {
  const words = name.split(/\s+/);
  return !/[\d:%]/.test(name) && words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2;
}

export function schoolOf(text: string): string {
  return withoutPlace(text).replace(/(\p{L}{3}[^()]*?)\s*\([^()]{3,}\)$/u, "$1");
}
