import { readFileSync } from "node:fs";
import { scamSignals } from "./scam-signals.data.ts";

export interface ScamWeights {
  bias: number;
  /** By signal ("#earn") or word; below zero it speaks for an honest job. */
  weights: Record<string, number>;
}
interface Likeness {
  /** 0 to 1: how much the text is like known scams. It orders a queue and decides nothing. */
  score: number;
  /** Which written signals speak for a scam, the strongest first; single words count and say nothing to a reader. */
  signals: string[];
}

const trained: ScamWeights = JSON.parse(
  readFileSync(new URL("./scam-weights.json", import.meta.url), "utf8"),
);
const signalWords = new Map(scamSignals.map(({ id, words }) => [`#${id}`, words]));

/** What a job's text shows, its title first: signals, and every word once. */
export function featuresOf(title: string, text: string): string[] {
  const whole = `${title.replace(/\s+/g, " ")}\n${text}`;
  const signals = scamSignals.filter(({ pattern }) => pattern.test(whole)).map(({ id }) => `#${id}`);
  const apart = whole.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase();
  return [...signals, ...new Set(apart.match(/[a-z]{3,}/g))];
}

/** How much a job's text is like known scams, and what says so. */
export function scamLikeness(
  title: string,
  text: string,
  { bias, weights }: ScamWeights = trained,
): Likeness {
  const found = featuresOf(title, text).map((feature) => ({ feature, weight: weights[feature] ?? 0 }));
  const sum = found.reduce((total, { weight }) => total + weight, bias);
  const speaking = found
    .filter(({ feature, weight }) => weight > 0 && signalWords.has(feature))
    .toSorted((a, b) => b.weight - a.weight);
  return {
    score: 1 / (1 + Math.exp(-sum)),
    signals: speaking.map(({ feature }) => signalWords.get(feature)!),
  };
}
