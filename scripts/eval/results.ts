import { readFileSync, writeFileSync } from "node:fs";

/** The result of an evaluation, as in a table of docs/matching.md. */
export interface Result {
  command: string;
  /** YYYY-MM-DD. */
  measuredOn: string;
  /** The version of the scorer that was measured; null if there were several. */
  modelVersion: string | null;
  head: string[];
  /** A name and its values, such as "0.831 [0.747, 0.907]". */
  rows: string[][];
}

export type ResultName =
  | "lockedPeople"
  | "tuningPeople"
  | "ownPairs"
  | "adLines"
  | "shownLines"
  | "steadiness";
export type Results = Record<ResultName, Result>;

const file = new URL("results.json", import.meta.url);

export function readResults(): Results {
  return JSON.parse(readFileSync(file, "utf8")) as Results;
}

export function keepResult(name: ResultName, result: Result): void {
  writeFileSync(file, `${JSON.stringify({ ...readResults(), [name]: result }, null, 2)}\n`);
}

export function tableOf({ head, rows }: Pick<Result, "head" | "rows">): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
