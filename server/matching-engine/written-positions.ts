import { readTitle } from "#server/taxonomy/titles.ts";
import type { CandidateLine, Position } from "./candidate.ts";
import { intervalIn } from "./intervals.ts";
import { neutral } from "./neutral-words.ts";

const bullet = /^\s*[•*·▪◦‣–-]\s/;
const placeOnly = /^\p{Lu}[\p{L}.' -]+,\s*\p{Lu}[\p{L}. ]+$/u;
const leadingDates =
  /^[\s•*–-]*(?:[a-zäé]+:\s+)?\(?(?:[a-zä]{3,9}\.?,? |\d{1,2}[/.])?(?:19|20)\d\d(?:-\d\d)?\s*(?:-|–|—|to|until|bis)\s*(?:(?:[a-zä]{3,9}\.?,? |\d{1,2}[/.])?(?:19|20)\d\d(?:-\d\d)?|present|now|today|current|ongoing|heute)\)?[\s:,|–-]+/i;
const duration = /^\d+ (?:years?|months?)(?: \d+ months?)?$/i;

/** Positions read from the dates in a resume; those of education and of projects are no years of work. */
export function writtenPositions(lines: readonly CandidateLine[], asOf: string): Position[] {
  const positions: Position[] = [];
  let closed = -1;
  for (const [index, line] of lines.entries()) {
    if (!isWork(line) || bullet.test(line.evidence.line)) continue;
    const interval = intervalIn(line.evidence.line, asOf);
    if (!interval) continue;
    const head = isBareDate(line) ? headOf(lines, { index, closed }) : index;
    const trailing = index - head > 2;
    const end = trailing ? index : endOf(lines, { index, asOf });
    const own = lines.slice(head, end + 1);
    closed = end;
    positions.push({
      ...titlesOf(lines[head]),
      text: own.map(({ text }) => text).join("\n"),
      interval,
      evidence: lines[head]?.told ? lines[head].evidence : null,
      skills: new Set(own.flatMap(({ skills }) => skills)),
    });
  }
  return positions;
}

function isWork({ section, evidence }: CandidateLine): boolean {
  return evidence.source === "resume" && (section === "work" || section === "summary" || section === "other");
}

function isBareDate({ evidence }: CandidateLine): boolean {
  return (
    evidence.line
      .replace(/[^\p{L}]+/gu, " ")
      .trim()
      .split(" ").length <= 3
  );
}

/** Above a line of nothing but dates stands the title, or the whole position when the dates close it. */
function headOf(
  lines: readonly CandidateLine[],
  { index, closed }: { index: number; closed: number },
): number {
  const section = lines[index]?.section;
  let head = index;
  for (let above = index - 1; above > closed && lines[above]?.section === section; above -= 1) {
    const text = lines[above]?.evidence.line.trim() ?? "";
    if (duration.test(text)) break;
    head = above;
    if (
      above === index - 1 &&
      !bullet.test(text) &&
      !placeOnly.test(text) &&
      readTitle(text).occupation !== null
    )
      break;
  }
  return head;
}

/** What follows belongs to the position until the line before the next dates. */
function endOf(lines: readonly CandidateLine[], { index, asOf }: { index: number; asOf: string }): number {
  const section = lines[index]?.section;
  let end = index;
  for (let below = index + 1; below < lines.length; below += 1) {
    const line = lines[below]!;
    if (line.section !== section) break;
    if (!bullet.test(line.evidence.line) && intervalIn(line.evidence.line, asOf)) {
      return isBareDate(line) ? Math.max(index, end - 1) : end;
    }
    end = below;
  }
  return end;
}

function titlesOf(head: CandidateLine | undefined): Pick<Position, "title" | "written"> {
  const title = positionTitle(head?.told ?? "");
  const written = positionTitle(head?.evidence.line ?? "");
  return { title, written: neutral(written) === title ? written : title };
}

/** "Data Scientist, Northgale, 2016 - 2019" names a title, an employer and dates; the title is the part known as one. */
function positionTitle(line: string): string {
  const parts = line
    .replace(leadingDates, "")
    .replace(/\(?\b(?:[A-Za-z]{3,9}\.? )?(?:19|20)\d\d.*$/, "")
    .split(/\s*[,|@•:]\s*|\s+(?:at|[-–—])\s+|(?<=\p{Ll}{3})\.\s/u)
    .filter(Boolean);
  return parts.find((part) => readTitle(part).occupation !== null) ?? parts[0] ?? line;
}
