import type { Level, Seniority } from "#server/taxonomy/title-levels.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { readCandidate } from "../candidate.ts";
import { spokenYears } from "../intervals.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, unknown } from "./constraint.ts";

/** Steps of a career; half a step apart is the same level under another name. */
const steps: Record<Level, number> = {
  intern: 0,
  junior: 1,
  mid: 2,
  senior: 3,
  lead: 3.5,
  manager: 3.5,
  director: 5,
  executive: 6,
};
const wantedSteps: Record<Seniority, number> = {
  "Early Career (0-5)": 1,
  "Mid Career (5-10)": 2,
  "Senior (10+)": 3,
};
/** One step off may still be right, two are another job. */
const tooFar = 1.5;
const leastYears: Record<Seniority, number> = {
  "Early Career (0-5)": 0,
  "Mid Career (5-10)": 2,
  "Senior (10+)": 5,
};

/** Compares the level of a job with the one a person asks for, or with the years they have worked where they ask for none. */
export function levelConstraint({ title, seniority }: JobText, candidate: CandidateText): Constraint {
  const wanted = (candidate.wanted?.seniority ?? []) as Seniority[];
  const read = readTitle(title);
  if (wanted.length > 0) return askedLevel({ level: read.level, seniority: seniority ?? null }, wanted);
  return enoughYears((seniority ?? read.seniority) as Seniority | null, candidate);
}

function askedLevel(
  { level, seniority }: { level: Level | null; seniority: string | null },
  wanted: readonly Seniority[],
): Constraint {
  const step = level ? steps[level] : wantedSteps[seniority as Seniority];
  if (step === undefined) return unknown("The job doesn’t list a level.");
  const named = level ?? seniority;
  const nearest = Math.min(...wanted.map((each) => Math.abs(step - wantedSteps[each])));
  if (nearest <= 0.5) return ok(`The level is ${named}.`);
  return nearest < tooFar && level !== "intern"
    ? unknown(`The level is ${named}, one off from what you asked.`)
    : conflict(`The level is ${named}, and you asked for ${wanted.join(" or ")}.`);
}

/** Only too little experience is a conflict: too much of it would be another word for age. */
function enoughYears(level: Seniority | null, candidate: CandidateText): Constraint {
  if (!level) return unknown("The job doesn’t list a level.");
  const { years, positions } = readCandidate(candidate);
  if (positions.length === 0) return unknown("The resume has no work dates.");
  return years >= leastYears[level]
    ? unknown(`The level is ${level}.`)
    : conflict(`The level is ${level}, and the resume shows ${spokenYears(years)} of work.`);
}
