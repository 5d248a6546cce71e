import type { Anchor } from "./anchors.ts";
import { isHeading } from "./anchors.ts";
import { findRange } from "./dates.ts";
import { halves, isPlace, isTown, titleLikeness, withoutPlace } from "./entry-words.ts";
import { soundsOf } from "./heading-words.ts";
import type { Line } from "./types.ts";
import { headingParts } from "./work-names.ts";

/** How many lines above and below its date an entry's heading has. */
export interface Shape {
  up: number;
  down: number;
}

const shapes: Shape[] = [0, 1, 2, 3].flatMap((up) => [0, 1, 2].map((down) => ({ up, down })));
/** How much entries of one section want to look alike. */
const alike = 1.1;

interface Around {
  lines: Line[];
  anchor: Anchor;
  /** The first line that is not taken by the entry before, and the next entry's date. */
  free: number;
  next: number;
}

interface Path {
  score: number;
  shapes: Shape[];
  /** The first line behind the last heading. */
  free: number;
}

/** The shape of each entry: what reads best as a job with its employer, and most like the section's other entries. */
export function shapesOf(lines: Line[], anchors: Anchor[]): Shape[] {
  const around = anchors.map((anchor, index) => ({
    lines,
    anchor,
    free: index === 0 ? 0 : anchors[index - 1]!.at + 1,
    next: anchors[index + 1]?.at ?? lines.length,
  }));
  const names = around.map((entry) => shapes.map((shape) => headingScore(entry, shape)));
  const usual = shapes.map(
    (_, at) => names.reduce((sum, scores) => sum + Math.max(-3, scores[at] ?? -3), 0) / names.length,
  );
  let paths: Path[] = [{ score: 0, shapes: [], free: 0 }];
  for (const [index, entry] of around.entries()) {
    const ways = shapes.map((shape, at) => {
      const score = names[index]![at]!;
      return score === null ? null : bestWay(paths, { entry, shape, score: score + alike * usual[at]! });
    });
    const found = ways.filter((way) => way !== null);
    paths =
      found.length > 0
        ? found
        : [
            {
              ...best(paths),
              shapes: [...best(paths).shapes, { up: 0, down: 0 }],
              free: entry.anchor.at + 1,
            },
          ];
  }
  return best(paths).shapes;
}

function best(paths: Path[]): Path {
  return paths.reduce((a, b) => (b.score > a.score ? b : a));
}

/** The best way to read an entry in a shape behind any reading of those before it. */
function bestWay(
  paths: Path[],
  { entry, shape, score }: { entry: Around; shape: Shape; score: number },
): Path | null {
  const [first, last] = [entry.anchor.at - shape.up, entry.anchor.at + shape.down];
  const ways = paths
    .filter(({ free }) => free <= first)
    .map((path) => ({
      score: path.score + score + leftOver({ ...entry, free: path.free }, { first, last }),
      shapes: [...path.shapes, shape],
      free: last + 1,
    }));
  return ways.length === 0 ? null : best(ways);
}

/** How well lines read as one entry's heading; null where they cannot be one. */
function headingScore({ lines, anchor, free, next }: Around, { up, down }: Shape): number | null {
  const [first, last] = [anchor.at - up, anchor.at + down];
  if (first < free || last >= next) return null;
  const above = lines.slice(first, anchor.at);
  const below = lines.slice(anchor.at + 1, last + 1);
  if (
    !above.every((line, at) => isHeading(line, first + at === 0) && findRange(line.text) === null) ||
    !below.every((line) => isHeading(line))
  )
    return null;
  const cells = [
    ...above.flatMap((line) => line.cells),
    ...anchor.rest,
    ...below.flatMap((line) => line.cells),
  ];
  return nameScore(cells) - (up + down) * 0.15;
}

/** Heading-like lines that no entry claims speak against a shape, a body that begins behind it for it. */
function leftOver(
  { lines, free, next, anchor }: Around,
  { first, last }: { first: number; last: number },
): number {
  const [before, after] = [lines[first - 1], lines[last + 1]];
  let score = 0;
  if (first > free && isHeading(before) && looksSet(before, lines)) score -= 0.9;
  else if (first > free && isHeading(before, first === 1))
    score -= first === 1 ? 0.8 : Math.max(0, strongest(before.text)) * 0.25;
  if (last + 1 < next && after) {
    if (after.bullet || after.text.split(/\s+/).length > 12) score += 0.4;
    else if (isHeading(after) && last + 2 < next) score -= Math.max(0, strongest(after.text)) * 0.15;
  }
  if (first === anchor.at && last === anchor.at && anchor.rest.length === 0) score -= 2;
  return score;
}

/** Set larger or in another font than most lines of its section. */
function looksSet(line: Line, lines: Line[]): boolean {
  if (line.style === "") return false;
  const same = lines.filter((other) => other.style === line.style).length;
  return same < lines.length * 0.4;
}

function strongest(text: string): number {
  const { job, employer } = soundsOf(text);
  return Math.max(-2, Math.min(2, Math.max(job, employer) / 3));
}

function clamp(value: number): number {
  return Math.max(-2, Math.min(2, value));
}

/** How clearly the parts of a heading name one job and one employer, as they stand or with each part taken in two. */
function nameScore(cells: string[]): number {
  const parts = headingParts(cells).filter((part) => !isTown(part));
  const taken = parts.flatMap((part) => halves(withoutPlace(part)) ?? [part]);
  return taken.length === parts.length ? partsScore(parts) : Math.max(partsScore(parts), partsScore(taken));
}

function partsScore(parts: string[]): number {
  if (parts.length === 0) return -3;
  if (parts.length === 1) return isPlace(parts[0]!) ? -3 : clamp(titleLikeness(parts[0]!)) * 0.4 - 0.6;
  const jobs = parts.map((part) => clamp(soundsOf(part).job / 3) + (titleLikeness(part) > 1 ? 0.5 : 0));
  const employers = parts.map((part) => clamp(soundsOf(part).employer / 3));
  let best = -4;
  for (const [at, job] of jobs.entries())
    for (const [other, employer] of employers.entries())
      if (at !== other) best = Math.max(best, job + employer);
  return 1 + best * 0.5 - (parts.length - 2) * 0.8;
}
