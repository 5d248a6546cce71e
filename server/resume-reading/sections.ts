import { namesLanguages } from "./spoken-languages.ts";
import { headWords, neutralWords } from "./head-words.data.ts";
import { sectionHeads, type SectionName } from "./section-heads.data.ts";
import type { Line } from "./types.ts";

export interface Section {
  name: SectionName | "top";
  head: string;
  /** How its head is set; "" where the format knows no looks. */
  look: string;
  lines: Line[];
}

const byHead = new Map(
  Object.entries(sectionHeads).flatMap(([name, heads]) =>
    heads.map((head) => [head, name as SectionName] as const),
  ),
);
const byClosedHead = new Map([...byHead].map(([head, name]) => [head.replaceAll(" ", ""), name]));
const fillers =
  /^(my|key|core|main|relevant|selected|additional|other|personal|professional|technical|academic|recent|current|previous|past|career|brief|details of|a|the|total|overall|major)\s+/;
const tails =
  /\s+(details|history|summary|background|section|highlights|information|overview|profile|record|undertaken|obtained|completed|continued|cont|\(continued\))$/;

function headKey(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s*\((?:continued|cont\.?d?)\)$/, "")
    .replace(/[:–—_.=|•▪■●*#\s-]+$/u, "")
    .replace(/^[–—_.=|•▪■●*#\s-]+|^(?:[ivx]{1,4}|\d{1,2})[.)]\s+/u, "")
    .replace(/\s*&\s*/g, " and ")
    .replace(/\s+/g, " ")
    .trim();
}

function knownHead(key: string): SectionName | null {
  const closed = key.length > 9 && !key.includes(" ") ? byClosedHead.get(key) : undefined;
  return byHead.get(key) ?? byHead.get(key.replace(/\/.*$/, "").trim()) ?? closed ?? null;
}

const byWord = new Map(
  Object.entries(headWords).flatMap(([name, words]) =>
    words.map((word) => [word, name as SectionName] as const),
  ),
);

/** "Certificaten en cursussen", "Berufliche Stationen": words that head a section and nothing that says more. */
function sectionOfWords(key: string): SectionName | null {
  const telling = key.split(/[\s/,()]+/).filter((word) => word !== "" && !neutralWords.has(word));
  const found = telling.map((word) => byWord.get(word) ?? null);
  return found.length > 0 && found.every((name) => name !== null) ? found[0]! : null;
}

/** The section a line heads, or null when it is no head. */
export function sectionOf(text: string): SectionName | null {
  if (
    text.length > 48 ||
    (!/^[^\p{Ll}]*\p{Lu}/u.test(text) && !/^[^\p{L}]*\p{Lo}/u.test(text)) ||
    /[,;]$|\.$|@|\d{3}/.test(text)
  )
    return null;
  const key = headKey(text);
  const words = key.split(" ").length;
  if (key === "" || words > 5 || /\sproject$/.test(key)) return null;
  const exact = knownHead(key);
  if (exact) return exact;
  const bare = key.replace(fillers, "").replace(tails, "");
  if (bare !== key && bare !== "" && knownHead(bare)) return knownHead(bare);
  const parts = key.split(/ and | und | et | y | e | en | i |\/|,/).map((part) => part.trim());
  const found = parts.map(
    (part) => knownHead(part) ?? knownHead(part.replace(fillers, "").replace(tails, "")),
  );
  return parts.length > 1 && found.every((name) => name !== null) ? found[0]! : sectionOfWords(key);
}

/** The head a line begins with, and what stands beside it on the same line. */
function headOf(line: Line): { name: SectionName; beside: string[] } | null {
  if (line.bullet && line.size === 0) return null;
  const [first = line.text, ...beside] = line.cells;
  const name = sectionOf(first);
  if (!name) return null;
  return { name, beside: beside.filter((cell) => !/^[\d\s/|–-]*$/.test(cell)) };
}

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
      sectionOf(last.text) === null &&
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
  for (const [at, line] of lines.entries()) {
    const continued = sectionOfColumn(line, lines[at - 1], headed);
    if (continued) sections.push({ name: continued, head: "", look: "", lines: [] });
    const found = headOf(line);
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
  return sections;
}

export function linesIn(sections: Section[], name: Section["name"]): Line[] {
  return sections.filter((section) => section.name === name).flatMap((section) => section.lines);
}
