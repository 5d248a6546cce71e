import { unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { type CsvLine, longestCell, mostLinesRead } from "./csv-lines.ts";

const mostUnpacked = 20 * 1024 * 1024;
const mostColumns = 200;
const sheetName = /^xl\/worksheets\/sheet(\d+)\.xml$/;

/** The rows of each sheet of a spreadsheet that hold something, as a CSV file would hold them; none where it is no spreadsheet. */
export function xlsxSheets(bytes: Uint8Array): CsvLine[][] {
  const parts = unpack(bytes);
  if (!parts) return [];
  const text = (name: string) => Buffer.from(parts[name] ?? new Uint8Array()).toString("utf8");
  const strings = sharedStrings(text("xl/sharedStrings.xml"));
  return Object.keys(parts)
    .filter((name) => sheetName.test(name))
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map((name) => sheetLines(text(name), strings));
}

function numberOf(name: string) {
  return Number(sheetName.exec(name)![1]);
}

/** Only the parts that hold texts; an archive that swells is refused. */
function unpack(bytes: Uint8Array) {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (name !== "xl/sharedStrings.xml" && !sheetName.test(name)) return false;
        total += originalSize;
        if (total > mostUnpacked) throw new Error("The spreadsheet is too large.");
        return true;
      },
    });
  } catch {
    return null;
  }
}

/** Texts that cells name by their number; those of one entry belong together, however they are styled. */
function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let inText = false;
  parseXml(xml, {
    open: (name) => {
      if (name === "si") strings.push("");
      inText = name === "t";
    },
    text: (text) => {
      if (inText && strings.length) strings[strings.length - 1] += text;
    },
    close: () => (inText = false),
  });
  // Thousands of cells may name one text, so what each of them costs has a bound.
  return strings.map((text) => text.trim().slice(0, longestCell));
}

function sheetLines(xml: string, strings: readonly string[]): CsvLine[] {
  const lines: CsvLine[] = [];
  let row: CsvLine = { line: 0, cells: [] };
  let cell = { at: 0, shared: false, text: "" };
  let reading = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === "row") row = { line: Number(attributes.r) || row.line + 1, cells: [] };
      if (name === "c")
        cell = {
          at: columnOf(attributes.r) ?? row.cells.length,
          shared: attributes.t === "s",
          text: "",
        };
      reading = name === "v" || name === "t";
    },
    text: (text) => {
      if (reading) cell.text += text;
    },
    close: (name) => {
      if (name === "v" || name === "t") reading = false;
      if (name === "c") fillCell(row.cells, cell.at, cell.shared ? strings[Number(cell.text)] : cell.text);
      if (name === "row" && row.cells.length && lines.length < mostLinesRead) lines.push(row);
    },
  });
  return lines;
}

function fillCell(cells: string[], at: number, text = "") {
  if (!text.trim() || at >= mostColumns) return;
  while (cells.length < at) cells.push("");
  cells[at] = text;
}

/** "C7" is the third column. */
function columnOf(place: string | undefined) {
  const letters = /^([A-Z]{1,3})\d+$/.exec(place ?? "")?.[1];
  return letters ? [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1 : null;
}

interface Reading {
  open: (name: string, attributes: Record<string, string>) => void;
  text: (text: string) => void;
  close: (name: string) => void;
}
function parseXml(xml: string, { open, text, close }: Reading) {
  const parser = new Parser(
    { onopentag: open, ontext: text, onclosetag: close },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}
