import type { Level, Seniority } from "#server/taxonomy/title-levels.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { readCandidate } from "../candidate.ts";
import { spokenYears } from "../intervals.ts";
import type { CandidateText, JobText } from "../types.ts";
import { type Constraint, conflict, ok, openQuestion, unknown } from "./constraint.ts";

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

/**
 * Compares the level of a job with the one a person asks for. Where they ask for none nothing is broken: a level they have
 * not worked at is told, and puts a job behind others.
 */
export function levelConstraint({ title, seniority }: JobText, candidate: CandidateText): Constraint {
  const { seniority: asked = [], titles = [] } = candidate.wanted ?? {};
  const read = readTitle(title);
  if (asked.length > 0) {
    const wanted = { asked: asked as Seniority[], titles };
    return askedLevel({ level: read.level, seniority: seniority ?? null }, wanted);
  }
  if (read.level && isAnotherRung(read.level, candidate))
    return openQuestion(`The level is ${read.level}, which you haven’t asked for or worked at.`);
  return enoughYears((seniority ?? read.seniority) as Seniority | null, candidate);
}

function askedLevel(
  { level, seniority }: { level: Level | null; seniority: string | null },
  { asked, titles }: { asked: readonly Seniority[]; titles: readonly string[] },
): Constraint {
  const step = level ? steps[level] : wantedSteps[seniority as Seniority];
  if (step === undefined) return unknown("The job doesn’t list a level.");
  const named = level ?? seniority;
  const wanted = [...asked.map((each) => wantedSteps[each]), ...stepsOf(titles)];
  const nearest = Math.min(...wanted.map((each) => Math.abs(step - each)));
  if (nearest <= 0.5) return ok(`The level is ${named}.`);
  return nearest < tooFar && level !== "intern"
    ? unknown(`The level is ${named}, one off from what you asked.`)
    : conflict(`The level is ${named}, and you asked for ${asked.join(" or ")}.`);
}

/** "Finance Manager" asks for a manager's level, whatever else is asked for. */
function stepsOf(titles: readonly string[]): number[] {
  return titles.flatMap((title) => readTitle(title).level ?? []).map((level) => steps[level]);
}

const apart: ReadonlySet<Level> = new Set(["intern", "manager", "director", "executive"]);

/** Training posts and the management of others are for who has done or asked for such; every other level may be a step up. */
function isAnotherRung(level: Level, candidate: CandidateText): boolean {
  const { positions } = readCandidate(candidate);
  const own = [...(candidate.wanted?.titles ?? []), ...positions.map(({ title }) => title)];
  return (
    apart.has(level) &&
    positions.length > 0 &&
    !stepsOf(own).some((step) => Math.abs(step - steps[level]) < tooFar)
  );
}

/** Only too little experience is a question: too much of it would be another word for age. */
function enoughYears(level: Seniority | null, candidate: CandidateText): Constraint {
  if (!level) return unknown("The job doesn’t list a level.");
  const { years, positions } = readCandidate(candidate);
  if (positions.length === 0) return unknown("The resume has no work dates.");
  return years >= leastYears[level]
    ? unknown(`The level is ${level}.`)
    : openQuestion(`The level is ${level}, and the resume shows ${spokenYears(years)} of work.`);
}
