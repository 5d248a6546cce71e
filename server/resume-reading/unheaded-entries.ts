import { findDate, findRange } from "./dates.ts";
import type { HeadLooks } from "./head-looks.ts";
import { sectionHinted, sectionOf } from "./heads.ts";
import type { Section } from "./sections.ts";
import { hasDegree } from "./study-words.ts";
import type { Line } from "./types.ts";

/** So many spans of time below each other are a career, whatever stands above them. */
const fewestSpans = 2;
/** A heading of an entry may stand so many lines above its dates. */
const headingLines = 2;

/**
 * "On the snow", "Depuis que je travaille dehors": people head their work in words of their own, or not at all. Spans of
 * time before the first known head, or under one that says nothing, are jobs, or studies where most of them name a degree.
 */
export function withUnheadedEntries(sections: Section[], looks: HeadLooks): Section[] {
  return sections.flatMap((section) => {
    if (!isOpen(section)) return [section];
    const spans = spansIn(section.lines);
    if (spans.length < fewestSpans) return [section];
    const from = beginOf(section.lines, spans[0]!, looks);
    const rest = { ...section, lines: section.lines.slice(0, from) };
    const groups = groupsOf(section.lines.slice(from), looks);
    return [rest, ...groups.map((lines) => ({ ...section, name: nameOf(lines), head: "", lines }))];
  });
}

/** A line that is set like a head begins a group of its own, where a date follows before the next head. */
function groupsOf(lines: Line[], looks: HeadLooks): Line[][] {
  return lines.reduce<Line[][]>((groups, line, at) => {
    if (at === 0 || headsDates(lines, at, looks)) groups.push([]);
    groups.at(-1)!.push(line);
    return groups;
  }, []);
}

function headsDates(lines: Line[], at: number, looks: HeadLooks): boolean {
  if (!looks.isHead(lines[at]!) || findDate(lines[at]!.text) !== null) return false;
  const below = lines.slice(at + 1);
  const next = below.findIndex((line) => looks.isHead(line));
  return below.slice(0, next < 0 ? undefined : next).some(({ text }) => findDate(text) !== null);
}

function nameOf(lines: Line[]): Section["name"] {
  const hinted = sectionHinted(lines[0]!.text);
  if (hinted) return hinted;
  const dated = [...lines.keys()].filter((at) => findDate(lines[at]!.text) !== null);
  const studied = dated.filter((at) =>
    lines.slice(Math.max(0, at - 1), at + 2).some(({ text }) => hasDegree(text)),
  );
  if (studied.length * 2 > dated.length) return "education";
  return spansIn(lines).length > 0 ? "experience" : "other";
}

function spansIn(lines: Line[]): number[] {
  return [...lines.keys()].filter((at) => tellsSpan(lines[at]!));
}

/** Before the first head, in what someone says of themselves, or below a head whose words are not known. */
function isOpen({ name, head }: Section): boolean {
  return name === "top" || name === "summary" || (name === "other" && sectionOf(head) === null);
}

function tellsSpan({ text }: Line): boolean {
  const range = findRange(text);
  return range !== null && (range.current || range.start !== range.end);
}

/** Where the first entry begins: below the last line that is set like a head, or with the heading of the first dates. */
function beginOf(lines: Line[], first: number, looks: HeadLooks): number {
  const above = lines.slice(0, first + 1);
  const head = above.findLastIndex((line) => looks.isHead(line));
  if (head >= 0 && head < first) return head + 1;
  let from = first;
  while (from > 0 && first - from < headingLines && mayBeHeading(lines[from - 1]!)) from--;
  return from;
}

function mayBeHeading({ text }: Line): boolean {
  return text.length <= 90 && !/@|https?:|[.!?]$|\d{5}/.test(text);
}
