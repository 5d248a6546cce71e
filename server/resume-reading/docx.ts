import type { Extract, Line } from "./types.ts";
import { lineOf } from "./types.ts";
import { mostText } from "./limits.ts";
import { withoutBullet } from "./bullets.ts";
import { cellsByFont } from "./font-cells.ts";
import { closeLetters } from "./page-layout.ts";
import { linesOfTable, type Cell } from "./tables.ts";
import { ResumeUnreadable } from "./unreadable.ts";

type Parts = Record<string, Uint8Array>;

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
    (_, hex?: string, number?: string, name?: string) =>
      name
        ? entities[name.toLowerCase()]!
        : String.fromCodePoint(Math.min(hex ? Number.parseInt(hex, 16) : Number(number), 0x10ffff)),
  );
}

interface Open {
  text: string;
  /** How the run that is read now is set, and the texts of the runs by that. */
  look: string;
  parts: { text: string; look: string }[];
  bullet: boolean;
  style: string;
  size: number;
  links: string[];
}

function newParagraph(): Open {
  return { text: "", look: "", parts: [], bullet: false, style: "", size: 0, links: [] };
}

const token =
  /<(\/?)(?:\w{1,20}:)?(tbl|tr|tc|p|r|t|tab|br|cr|pStyle|numPr|sz|b|i|delText|del|txbxContent|Fallback|noBreakHyphen|sym|moveFrom|hyperlink)(?=[\s/>])([^<>]*?)(\/?)>|([^<]+)|<[^<>]*>/g;

/** A table that is being read: its rows, and in the last cell of the last row what is read now. */
type OpenTable = Cell[][];

/** The paragraphs of one XML part in order; text boxes stand inside paragraphs and come before them, tables row by row. */
function linesOfXml(xml: string, targets: ReadonlyMap<string, string>): Line[] {
  const lines: Line[] = [];
  const tables: OpenTable[] = [];
  const stack: Open[] = [];
  let inText = false;
  let hidden = 0;
  let length = 0;
  const finish = (open: Open): void => {
    for (const line of linesOfParagraph(open)) {
      length += line.text.length;
      (tables.at(-1)?.at(-1)?.at(-1) ?? lines).push(line);
    }
  };
  for (const [, close, name, attributes = "", selfClosed, words] of xml.matchAll(token)) {
    if (length > 2 * mostText) break;
    const open = stack.at(-1);
    if (words !== undefined) {
      if (inText && open && hidden === 0) addText(open, plain(words));
      continue;
    }
    const end = close === "/";
    if (name === "tbl" || name === "tr" || name === "tc") {
      if (hidden === 0 && !selfClosed) markTable({ tables, lines }, name, end);
    } else if (name === "Fallback" || name === "del" || name === "moveFrom")
      hidden += end ? -1 : selfClosed ? 0 : 1;
    else if (name === "t") inText = !end && !selfClosed;
    else if (name === "p" && hidden === 0) {
      if (end) finish(stack.pop() ?? newParagraph());
      else if (!selfClosed) stack.push(newParagraph());
    } else if (name === "hyperlink") {
      const target = targets.get(/\bid="([^"]*)"/.exec(attributes)?.[1] ?? "");
      if (target) open?.links.push(target);
    } else if (open && !end && hidden === 0) mark(open, name, attributes);
  }
  while (tables.length > 0) markTable({ tables, lines }, "tbl", true);
  return lines;
}

/** Opens or closes a table, a row or a cell; a table that ends gives its lines to where it stands. */
function markTable({ tables, lines }: { tables: OpenTable[]; lines: Line[] }, name: string, end: boolean) {
  const table = tables.at(-1);
  if (name === "tbl" && !end) tables.push([]);
  else if (name === "tr" && !end) table?.push([]);
  else if (name === "tc" && !end) table?.at(-1)?.push([]);
  else if (name === "tbl" && table) {
    tables.pop();
    (tables.at(-1)?.at(-1)?.at(-1) ?? lines).push(...linesOfTable(table));
  }
}

function addText(open: Open, text: string): void {
  open.text += text;
  const last = open.parts.at(-1);
  if (last?.look === open.look) last.text += text;
  else open.parts.push({ text, look: open.look });
}

/** The cells of a paragraph of one line, in parts by how they are set. */
function partsByCell(parts: Open["parts"]): string[][] {
  const cells: string[][] = [[]];
  for (const { text } of parts) {
    const [first = "", ...next] = text.split("\t");
    cells.at(-1)!.push(first.trim());
    cells.push(...next.map((cell) => [cell.trim()]));
  }
  return cells.map((cell) => cell.filter((part) => part !== "")).filter((cell) => cell.length > 0);
}

function linesOfParagraph({ text: written, parts, bullet, size, style, links }: Open): Line[] {
  const byFont = written.includes("\n") || bullet ? null : cellsByFont(partsByCell(parts));
  return written.split("\n").flatMap((row) => {
    const text = closeLetters(
      row
        .replace(/[\u00ad\u200b\ufeff]/g, "")
        .replaceAll("\u00a0", " ")
        .normalize("NFKC")
        .replace(/ {6,}/g, "\t")
        .replace(/ +/g, " ")
        .trim(),
    );
    const bare = withoutBullet(text);
    const line = lineOf(bare, { bullet: bullet || bare !== text, size, style });
    if (bare === "") return [];
    const isFontCells = byFont !== null && !line.bullet;
    return [{ ...line, ...(isFontCells && { byFont }), ...(links.length > 0 && { links }) }];
  });
}

const headingSizes: [RegExp, number][] = [
  [/^title/i, 22],
  [/^heading1$/i, 14],
  [/^heading/i, 12],
];

function mark(open: Open, name: string | undefined, attributes: string): void {
  const value = /\bval="([^"]*)"/.exec(attributes)?.[1] ?? "";
  const isOn = !/^(?:0|false)$/.test(value);
  if (name === "tab") addText(open, "\t");
  else if (name === "br" || name === "cr") addText(open, "\n");
  else if (name === "noBreakHyphen") addText(open, "-");
  else if (name === "r") open.look = "";
  else if (name === "i" && isOn) open.look += "i";
  else if (name === "numPr") open.bullet = true;
  else if (name === "b" && isOn) {
    open.look += "b";
    if (open.text === "") open.style += "|bold";
  } else if (name === "sz") open.size = Math.max(open.size, Number(value) / 2 || 0);
  else if (name === "pStyle") {
    open.style = value + open.style;
    open.bullet = open.bullet || /list|bullet|aufzählung/i.test(value);
    open.size = Math.max(open.size, headingSizes.find(([pattern]) => pattern.test(value))?.[1] ?? 0);
  }
}

function xmlOf(parts: Parts, name: string): string {
  return parts[name] ? new TextDecoder().decode(parts[name]) : "";
}

/** Where the links of a part lead, by their key: addresses of the web, of mail and of telephones. */
function targetsOf(parts: Parts, name: string): Map<string, string> {
  const relations = xmlOf(parts, name.replace(/([^/]+)$/, "_rels/$1.rels"));
  return new Map(
    [...relations.matchAll(/<Relationship\b[^<>]*>/g)].flatMap(([relation]) => {
      const [id, target] = ["Id", "Target"].map(
        (key) => new RegExp(`\\b${key}="([^"]*)"`).exec(relation)?.[1],
      );
      const isLink = target && /^(?:https?|mailto|tel):/.test(target);
      return id && isLink ? [[id, plain(target)] as const] : [];
    }),
  );
}

/** The lines of a Word document: headers first, then the body with its tables and text boxes, then footers. */
export function readDocx(parts: Parts): Extract {
  const document = "word/document.xml";
  if (!/<(?:\w+:)?body[\s>]/.test(xmlOf(parts, document))) throw new ResumeUnreadable("broken");
  const named = (kind: string) =>
    Object.keys(parts)
      .filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name))
      .toSorted();
  const linesOf = (name: string) => linesOfXml(xmlOf(parts, name), targetsOf(parts, name));
  const outer = (kind: string) => distinct(named(kind).flatMap(linesOf));
  const links = [document, ...named("header"), ...named("footer")].flatMap((name) => [
    ...targetsOf(parts, name).values(),
  ]);
  return {
    lines: [...outer("header"), ...linesOf(document), ...outer("footer")],
    links: [...new Set(links)],
  };
}

function distinct(lines: Line[]): Line[] {
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}
