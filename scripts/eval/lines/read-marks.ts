import { join } from "node:path";
import { z } from "zod";
import type { LineLabel } from "#server/matching-engine/lines/line-context.ts";
import type { LineKind } from "#server/matching-engine/lines/read-lines.ts";
import { readLines as linesOf } from "../../read-input.ts";

/** A stretch of an advertisement and what assessors called it; places are counted in characters that are no spaces. */
export interface Mark {
  start: number;
  end: number;
  label: LineLabel;
  kind: LineKind | null;
  /** Another label could be defended too. */
  disputable: boolean;
}

const labels = { m: "must", n: "nice", d: "duty", f: "offer", o: "other" } as const;
const kinds = {
  s: "skill",
  x: "experience",
  l: "language",
  c: "licence",
  e: "education",
  t: "trait",
  g: "eligibility",
  o: "other",
} as const;

const Row = z.tuple([
  z.enum(["train", "tune", "locked"]),
  z.enum(["en", "de", "fr", "es"]),
  z.string(),
  z.string().length(16),
  z.enum(["flat", "lines"]),
  z.string(),
]);

/** The marked advertisements. */
export const readMarks = () => marksIn("marks.tsv");

/** Those of the locked half as a second assessor marked them. */
export const readSecondMarks = () => marksIn("second-marks.tsv");

function marksIn(file: string) {
  return linesOf(join(import.meta.dirname, file))
    .slice(1)
    .map((line) => {
      const [half, lang, source, key, , marks] = Row.parse(line.split("\t"));
      return { half, lang, source, key, marks: marks.split(" ").map(markIn) };
    });
}

function markIn(written: string): Mark {
  const groups = /^(?<start>\d+)-(?<end>\d+)(?<label>[mndfo])(?<kind>[sxlcetgo])?(?<disputable>!)?$/.exec(
    written,
  )?.groups;
  if (!groups) throw new Error(`"${written}" is no mark.`);
  return {
    start: Number(groups.start),
    end: Number(groups.end),
    label: labels[groups.label as keyof typeof labels],
    kind: groups.kind ? kinds[groups.kind as keyof typeof kinds] : null,
    disputable: groups.disputable !== undefined,
  };
}
