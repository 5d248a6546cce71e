import { brokenBy, type Conditions } from "./conditions/conditions.ts";

/** What is known of a person and a job, in numbers; more of each is better. */
export interface FitSigns {
  /** The logarithm of the odds that the job is of the person's trade. */
  trade: number;
  /** 0 where the trade is another, as are the others where a condition is broken. */
  sameTrade: number;
  near: number;
  notElsewhere: number;
  levelAskedFor: number;
  nothingBroken: number;
  /** Less by one for each condition that is broken. */
  kept: number;
  /** Less by one where the level is one the person has not worked at, nor asked for any. */
  knownLevel: number;
  /** Less by one where a language or license that is a must is not sure. */
  noDoubt: number;
  /** How well the text fits, 0 to 1. */
  text: number;
}

/**
 * What each sign adds to the logarithm of the odds that a person would consider a job. Fitted on graded pairs of people and
 * real postings by an ordinal regression (McCullagh 1980) that may give no sign less than nothing: `scripts/build-fit-points.ts`.
 * `kept`, `knownLevel`, `noDoubt` and `text` are held by hand: few pairs break two conditions or are of a level that the person
 * neither knows nor asked for, and the graded pairs hold what the likeness of texts had found, which hides what it tells.
 */
export const points: Record<keyof FitSigns, number> & { none: number } = {
  trade: 0.5,
  sameTrade: 0.7,
  near: 1.6,
  notElsewhere: 0.8,
  levelAskedFor: 0.35,
  nothingBroken: 2.1,
  kept: 0.3,
  knownLevel: 1.2,
  noDoubt: 0.3,
  text: 2,
  none: -6.5,
};

/** Odds beyond 20 to 1 are no surer. */
const surest = 6;
/** A posting of a title alone stands behind those that were judged and fit as well. */
const unsaidText = 0.35;

/** The signs of a pair; `text` is null where the posting says too little to judge. */
export function signsOf({
  hard,
  text,
  ruledOut,
  doubtful,
}: {
  hard: Conditions;
  text: number | null;
  /** Whether a must that nothing makes up for is missing, or not sure. */
  ruledOut: boolean;
  doubtful: boolean;
}): FitSigns {
  const odds = Math.log(hard.trade.closeness / (1 - hard.trade.closeness));
  const broken = brokenBy(hard).length + Number(ruledOut);
  return {
    trade: Math.max(-surest, Math.min(surest, odds)),
    sameTrade: Number(hard.trade.verdict !== "conflict"),
    near: Number(hard.place.verdict === "ok"),
    notElsewhere: Number(hard.place.verdict !== "conflict"),
    levelAskedFor: Number(hard.seniority.verdict === "ok"),
    nothingBroken: Number(broken === 0),
    kept: -broken,
    knownLevel: -Number(hard.seniority.open ?? false),
    noDoubt: -Number(doubtful),
    text: text ?? unsaidText,
  };
}

/** How well a person and a job fit, 0 to 100. */
export function fitOf(signs: FitSigns): number {
  let sum = points.none;
  for (const name of Object.keys(signs) as (keyof FitSigns)[]) sum += points[name] * signs[name];
  return 100 / (1 + Math.exp(-sum));
}
