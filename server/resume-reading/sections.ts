import { namesLanguages } from "./spoken-languages.ts";
import { headLooksOf, type HeadLooks } from "./head-looks.ts";
import { findDate } from "./dates.ts";
import { soundsOf } from "./heading-words.ts";
import { sectionHinted, sectionOf } from "./heads.ts";
import type { SectionName } from "./section-heads.data.ts";
import type { Line } from "./types.ts";
import { withUnheadedEntries } from "./unheaded-entries.ts";

export interface Section {
  name: SectionName | "top";
  head: string;
  /** How its head is set; "" where the format knows no looks. */
  look: string;
  lines: Line[];
}

/** Small capitals are written small in the file: "sprachen". */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The head a line begins with, and what stands beside it on the same line. */
function headOf(line: Line, looks: HeadLooks): { name: SectionName; beside: string[] } | null {
  if ((line.bullet && line.size === 0) || looks.isText(line)) return null;
  const [first = line.text, ...beside] = line.cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell));
  const name = sectionOf(looks.isHead(line) || isLabelBeside(line) ? capital(first) : first);
  if (!name) return null;
  const isYears = (cell: string) => /^[\d\s/|–-]*$/.test(cell);
  return { name, beside: beside.every(isYears) ? [] : beside };
}

/** The first column of a table heads what stands beside it: "talen" beside the languages, in lowercase too. */
function isLabelBeside({ cells: [first = "", ...beside] }: Line): boolean {
  return beside.length > 0 && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(first) && findDate(first) === null;
}

/** A line that is set like the heads of this resume, whatever it says, unless it begins an entry. */
function headByLook(
  lines: Line[],
  at: number,
  { looks, current }: { looks: HeadLooks; current: Section },
): { name: SectionName; beside: string[] } | null {
  const line = lines[at]!;
  if (current.name === "top" || !looks.isHead(line)) return null;
  const hinted = sectionHinted(line.text);
  const beside = line.cells.slice(1);
  if (hinted) return { name: hinted, beside };
  if (beside.length > 0) return null;
  const isEntry =
    lines.slice(at, at + 3).some(({ text }) => findDate(text) !== null) ||
    Math.max(...Object.values(soundsOf(line.text))) > 2;
  return isEntry && inEntries.has(current.name) ? null : { name: "other", beside: [] };
}

const inEntries = new Set<Section["name"]>(["experience", "education", "projects", "certification"]);

const inlineSections = new Set<SectionName>(["summary", "skills", "education", "certification", "languages"]);

/** "Skills: Go, SQL" heads and fills a section in one line, except inside a job. */
function inlineHead(line: Line, current: Section): { name: SectionName; rest: string } | null {
  const found = /^([\p{L}& ]{4,30})\s*:\s+(\S.*)$/u.exec(line.text);
  const name = found && !line.bullet && current.name !== "experience" ? sectionOf(found[1]!) : null;
  if (!name || name === current.name || !inlineSections.has(name)) return null;
  const isGroup = current.name === "skills" && (name !== "languages" || !namesLanguages(found![2]!));
  return isGroup ? null : { name, rest: found![2]! };
}

/** What the right column begins with when the left one had its own heads, and what each column goes on with on the next page. */
function sectionOfColumn(
  line: Line,
  before: Line | undefined,
  headed: Map<number, Section["name"]>,
): Section["name"] | null {
  if (!before || line.column === before.column || line.column === 0) return null;
  return headed.get(line.column) ?? (line.column === 2 && headed.has(1) ? "top" : null);
}

/** A head that a narrow column broke in two: "Principales" above "compétences". */
function joinBrokenHeads(lines: Line[]): Line[] {
  return lines.reduce<Line[]>((kept, line) => {
    const last = kept.at(-1);
    const alike = last && !last.bullet && last.style === line.style && last.column === line.column;
    const text = `${last?.text} ${line.text}`;
    const isHead =
      alike &&
      last.cells.length === 1 &&
      last.size > 0 &&
      (sectionOf(last.text) === null || /^\p{Ll}/u.test(line.text)) &&
      sectionOf(text) !== null;
    return isHead ? [...kept.slice(0, -1), { ...last, text, cells: [text] }] : [...kept, line];
  }, []);
}

/** "Overview:" or "Technologies:" inside a job, which looks otherwise than the head of the jobs, heads no part. */
function isLabelInside(line: Line, name: SectionName, current: Section): boolean {
  return (
    current.name === "experience" &&
    ["summary", "skills", "projects"].includes(name) &&
    /:\s*$/.test(line.text) &&
    !/:\s*$/.test(current.head) &&
    (line.style === "" || line.style !== current.look)
  );
}

/** The resume's parts; what stands before the first head is its top. */
export function sectionsOf(written: Line[]): Section[] {
  const lines = joinBrokenHeads(written);
  const sections: Section[] = [{ name: "top", head: "", look: "", lines: [] }];
  const headed = new Map<number, Section["name"]>();
  const looks = headLooksOf(lines);
  for (const [at, line] of lines.entries()) {
    const continued = sectionOfColumn(line, lines[at - 1], headed);
    if (continued) sections.push({ name: continued, head: "", look: "", lines: [] });
    const found = headOf(line, looks) ?? headByLook(lines, at, { looks, current: sections.at(-1)! });
    const head = found && isLabelInside(line, found.name, sections.at(-1)!) ? null : found;
    const inline = head ? null : inlineHead(line, sections.at(-1)!);
    if (head) {
      const rest =
        head.beside.length > 0 ? [{ ...line, text: head.beside.join(" "), cells: head.beside }] : [];
      sections.push({ name: head.name, head: line.cells[0] ?? line.text, look: line.style, lines: rest });
      headed.set(line.column, head.name);
    } else if (inline)
      sections.push({
        name: inline.name,
        head: line.text,
        look: line.style,
        lines: [{ ...line, text: inline.rest, cells: [inline.rest] }],
      });
    else sections.at(-1)!.lines.push(line);
  }
  return withUnheadedEntries(sections, looks);
}

export function linesIn(sections: Section[], name: Section["name"]): Line[] {
  return sections.filter((section) => section.name === name).flatMap((section) => section.lines);
}
