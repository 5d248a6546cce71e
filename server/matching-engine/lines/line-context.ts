import type { LineFacts } from "./line-features.ts";

/** The labels of lines, and the same for headings over such lines. */
export const labels = ["must", "nice", "duty", "offer", "other"] as const;
export type LineLabel = (typeof labels)[number];
const size = labels.length;
const reach = [-2, -1, 0, 1, 2];
/** How much of what was seen before is remembered at the next line. */
const memory = 0.7;
const [colon, wish, demand] = [0, 4, 5];

/** What the wording of a line says: the log of the probability of each label, then of being a heading over lines of each. */
type Wording = Float32Array;

/** The lines as the second model sees them: their wording among their neighbors, the heading above, the section, the shape. */
export function contextOf(lines: readonly LineFacts[], wordings: readonly Wording[]): Float32Array[] {
  const chances = wordings.map((logs) => Float32Array.from(logs, Math.exp));
  const own = chances.map((chance) =>
    labels.map((_, at) => chance[at]! + (at === size - 1 ? headingPart(chance) : 0)),
  );
  const heading = lines.map((line, at) => (line.headingLike ? headingPart(chances[at]!) : 0));
  const headings = headingsAbove(lines, { heading, chances });
  const before = remembered(own);
  const after = remembered(own.toReversed()).toReversed();
  const sections = sectionMeans(own, heading);
  return lines.map((line, at) =>
    Float32Array.from([
      ...reach.flatMap((step) => nearby(wordings[at + step])),
      ...headings[at]!,
      ...before[at]!,
      ...after[at]!,
      ...sections[at]!,
      ...shapeAt(lines, at),
      ...line.signs,
      ...[colon, wish, demand].map((sign) => lines[at + 1]?.signs[sign] ?? 0),
      ...[colon, wish, demand].map((sign) => lines[at - 1]?.signs[sign] ?? 0),
    ]),
  );
}

function headingPart(chance: Float32Array): number {
  let sum = 0;
  for (let at = size; at < 2 * size; at++) sum += chance[at]!;
  return sum;
}

const noLine = Array<number>(2 * size).fill(0);
function nearby(logs: Wording | undefined): number[] {
  if (!logs) return noLine;
  return Array.from(logs.subarray(0, 2 * size), (log) => Math.max(-6, Math.min(0, log)) / 3);
}

interface Headings {
  heading: readonly number[];
  chances: readonly Float32Array[];
}

/** For each line what the nearest heading above announces, and how far away it is. */
function headingsAbove(lines: readonly LineFacts[], { heading, chances }: Headings): number[][] {
  let above: number | null = null;
  return lines.map((line, at) => {
    const seen = above;
    if (heading[at]! > 0.4 || (line.signs[colon] === 1 && line.headingLike && heading[at]! > 0.1)) above = at;
    if (seen === null) return Array<number>(size + 6).fill(0);
    const [chance, { signs, bullet }] = [chances[seen]!, lines[seen]!];
    const sum = headingPart(chance);
    return [
      ...labels.map((_, label) => chance[size + label]! / sum),
      1,
      Math.min(1, (at - seen) / 10),
      signs[colon]!,
      signs[wish]!,
      signs[demand]!,
      Number(bullet === line.bullet),
    ];
  });
}

/** What the lines before each line were about, the nearest most. */
function remembered(own: readonly number[][]): number[][] {
  let mean = labels.map(() => 1 / size);
  return own.map((chance) => {
    const seen = mean;
    mean = mean.map((value, at) => memory * value + (1 - memory) * chance[at]!);
    return seen;
  });
}

/** What the lines between two headings are about on the whole. */
function sectionMeans(own: readonly number[][], heading: readonly number[]): number[][] {
  const means: number[][] = [];
  for (let from = 0; from < own.length;) {
    let to = from + 1;
    while (to < own.length && heading[to]! <= 0.4) to++;
    const body = own.slice(heading[from]! > 0.4 ? from + 1 : from, to);
    const mean = labels.map((_, at) =>
      body.length > 0 ? body.reduce((sum, chance) => sum + chance[at]!, 0) / body.length : 1 / size,
    );
    for (; from < to; from++) means.push(mean);
  }
  return means;
}

function shapeAt(lines: readonly LineFacts[], at: number): number[] {
  const [line, before, next] = [lines[at]!, lines[at - 1], lines[at + 1]];
  return [
    line.bullet,
    before?.bullet,
    next?.bullet,
    line.headingLike,
    next?.headingLike,
    line.sameLine,
    next?.sameLine,
    Math.min(1, Math.log1p(line.length) / 4),
    at / lines.length,
    Math.min(1, at / 10),
    Math.min(1, (lines.length - 1 - at) / 10),
    Math.min(1, lines.length / 40),
  ]
    .map(Number)
    .map((value) => value || 0);
}
