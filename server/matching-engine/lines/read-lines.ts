import { cutText, type Span } from "./cut-text.ts";
import { contextOf, type LineLabel, labels } from "./line-context.ts";
import { lineFacts } from "./line-features.ts";
import { type Net, lineModels } from "./line-models.ts";
import { underPlainHeadings, wishesWithin } from "./plain-headings.ts";

export const lineKinds = [
  "trait",
  "skill",
  "experience",
  "eligibility",
  "education",
  "language",
  "licence",
  "other",
] as const;
export type LineKind = (typeof lineKinds)[number];

/** A stretch of an advertisement and what it is. */
export interface ReadLine extends Span {
  label: LineLabel;
  /** For what is asked for: what kind of thing. */
  kind: LineKind | null;
}

/** Says of each line of an advertisement whether it asks for something, would like it, tells of the work, offers or does none of these. */
export function readLines(text: string): ReadLine[] {
  const facts = lineFacts(text, cutText(text));
  const { wording, kinds, nets } = lineModels();
  const wordings = facts.map(({ features }) => logChances(wording.score(features)));
  const read = contextOf(facts, wordings).map((context, nth) => {
    const { span, headingLike, bullet } = facts[nth]!;
    const label = labels[highest(meanOf(nets, context))]!;
    return { text: text.slice(span.start, span.end), label, headingLike, bullet };
  });
  return wishesWithin(read, underPlainHeadings(read)).map((label, nth) => {
    const { span, features } = facts[nth]!;
    const asks = label === "must" || label === "nice";
    return { ...span, label, kind: asks ? lineKinds[highest(kinds.score(features))]! : null };
  });
}

function logChances(values: Float32Array): Float32Array {
  const top = Math.max(...values);
  let sum = 0;
  for (const value of values) sum += Math.exp(value - top);
  const whole = top + Math.log(sum);
  return values.map((value) => Math.max(-12, value - whole));
}

function meanOf(nets: readonly Net[], context: Float32Array): Float32Array {
  const mean = new Float32Array(labels.length);
  for (const net of nets) {
    const chances = logChances(through(net, context));
    for (const [at, value] of chances.entries()) mean[at]! += Math.exp(value) / nets.length;
  }
  return mean;
}

function through({ first, firstBias, second, secondBias }: Net, input: Float32Array): Float32Array {
  const hidden = addWeighted(Float32Array.from(firstBias), input, first);
  for (let at = 0; at < hidden.length; at++) hidden[at] = Math.max(0, hidden[at]!);
  return addWeighted(Float32Array.from(secondBias), hidden, second);
}

/** Adds the weights of each value that is not nought; a plain loop, since it runs a hundred thousand times a job. */
function addWeighted(sums: Float32Array, values: Float32Array, weights: Float32Array): Float32Array {
  const size = sums.length;
  for (let from = 0, row = 0; from < values.length; from++, row += size) {
    const value = values[from]!;
    if (value === 0) continue;
    for (let to = 0; to < size; to++) sums[to] = sums[to]! + value * weights[row + to]!;
  }
  return sums;
}

function highest(values: Float32Array): number {
  let best = 0;
  for (let at = 1; at < values.length; at++) if (values[at]! > values[best]!) best = at;
  return best;
}
