import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import "./command-errors.ts";

/**
 * Everything the product is measured by on people, postings and queries that did not shape it, one evaluation after the
 * other, and at the end one table of the product's own rows: REAL_DATA_DIR=FOLDER npm run eval [-- --locked].
 * What an evaluation could not find it says itself; one that fails does not keep the others away.
 */
const { values } = parseArgs({ options: { locked: { type: "boolean", default: false } } });
if (!process.env["REAL_DATA_DIR"]) {
  console.error("Set REAL_DATA_DIR to the folder of real data that scripts/eval/real/README.md describes.");
  process.exit(2);
}

/** By the name of their command; those that have a half to lock are told which. */
const evaluations = [
  { name: "people", halves: true },
  { name: "matching", halves: false },
  { name: "lines", halves: true },
  { name: "truth", halves: false },
  { name: "queries", halves: true },
  { name: "titles", halves: false },
  { name: "resumes", halves: true },
  { name: "posts", halves: true },
  { name: "assistant", halves: false },
];
const half = values.locked ? "locked half" : "tuning half";
const failed: string[] = [];
const rows: string[] = [];
for (const { name, halves } of evaluations) {
  console.log(`\n## ${name}${halves ? `, ${half}` : ""}\n`);
  rows.push(...(await ownRows(name, halves && values.locked)));
}
console.log(
  `\n## The product's rows, ${half}\n\n| evaluation | measured | ours |\n|---|---|---|\n${rows.join("\n")}`,
);
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(", ")}.`);
  process.exitCode = 1;
}

/** Runs an evaluation, shows what it prints, and keeps what it says of the product with the names of the columns. */
async function ownRows(name: string, locked: boolean): Promise<string[]> {
  const script = join(import.meta.dirname, `eval-${name}.ts`);
  const child = spawn(process.execPath, [script, ...(locked ? ["--locked"] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  const own: string[] = [];
  let [of, columns]: [string, string[]] = ["", []];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    const cells = cellsOf(line);
    if (cells.length === 0) {
      columns = [];
      if (/^\p{L}/u.test(line)) of = line.replace(/:$/, "");
    } else if (columns.length === 0) columns = cells;
    else own.push(...ownFigures({ of, columns, cells }).map((figure) => `| ${name} | ${figure} |`));
  }
  const [code] = await ended;
  if (code !== 0) failed.push(name);
  return own;
}

/** What was measured and the product's figure: the product is a row of some tables and a column of others. */
function ownFigures({ of, columns, cells }: { of: string; columns: string[]; cells: string[] }): string[] {
  if (isRule(cells)) return [];
  const at = columns.indexOf("ours");
  if (at > 0) return [`${of || columns[0]}, ${cells[0]} | ${cells[at]}`];
  if (cells[0] !== "ours") return [];
  return cells.slice(1).map((value, nth) => `${columns[0]}, ${columns[nth + 1]} | ${value}`);
}

function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => !/\w/.test(cell));
}

/** The cells of a line of a table; none of any other line. */
function cellsOf(line: string): string[] {
  if (/^[┌└]/.test(line)) return [];
  return line
    .split(/[|│┼]/)
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^'|'$/g, ""));
}
