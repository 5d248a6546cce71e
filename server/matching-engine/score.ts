import { titleSimilarity } from "#server/taxonomy/titles.ts";
import { plainLines } from "./ad-lines.ts";
import { readCandidate, type ReadCandidate } from "./candidate.ts";
import { judge } from "./evidence.ts";
import { hardConstraints, type HardConstraints } from "./hard-constraints.ts";
import { readRequirements } from "./requirements.ts";
import { skillsInText } from "./skill-lines.ts";
import type { CandidateText, Judged, JobText, Requirement } from "./types.ts";

/** Changes whenever the same input may be scored differently. */
export const modelVersion = "fit-3";

export interface Fit {
  /** 0 to 100. */
  score: number;
  /** The same before rounding, for putting fits in order. */
  exact: number;
  requirements: Judged[];
  hard: HardConstraints;
  /** What the person could say to be understood better. */
  raise: string[];
  modelVersion: string;
  /** What the score was made of, in words. */
  inputs: string[];
}

/** A job read once for many candidates. */
export interface ReadJob {
  job: JobText;
  requirements: Requirement[];
  skills: string[];
}

export interface FitOptions {
  /** How alike the work is in meaning, 0 to 1, where somebody can tell. */
  semantic?: number;
}

const grades = { met: 1, unclear: 0.5, missing: 0 };
const share = { requirements: 0.62, title: 0.23, skills: 0.15, semantic: 1 };
/** A broken condition leaves this part of the score. */
const remaining = { place: 0.5, salary: 0.7, type: 0.7, seniority: 0.75 };
const unstated = 0.35;
/** A job that asks for little lets nobody be sure of a fit. */
const enoughRequirements = 4;
const leastCertainty = 0.8;

/** Reads what a job asks for. */
export function readJob(job: JobText): ReadJob {
  const text = [job.title, ...plainLines(job.descriptionHtml ?? job.text ?? "")].join("\n");
  const skills = skillsInText(text);
  return { job, requirements: readRequirements(job), skills };
}

/** How well a person fits a job, with the evidence for every requirement. */
export function scoreFit(job: JobText | ReadJob, candidate: CandidateText, options: FitOptions = {}): Fit {
  const read = "job" in job ? job : readJob(job);
  const hard = hardConstraints(read.job, candidate);
  const requirements = read.requirements.map((requirement) => ({
    ...requirement,
    ...judge(requirement, candidate, read.job.title),
  }));
  const exact = total({ read, candidate, requirements, hard, semantic: options.semantic });
  return {
    score: Math.round(exact),
    exact,
    requirements,
    hard,
    raise: wouldRaise(requirements),
    modelVersion,
    inputs: inputsOf({ read, requirements, semantic: options.semantic }),
  };
}

function inputsOf({
  read,
  requirements,
  semantic,
}: Pick<Parts, "read" | "requirements" | "semantic">): string[] {
  return [
    requirements.length > 0 && "what the job asks for",
    "the titles of work and preferences",
    read.skills.length > 0 && "the skills the job names",
    semantic === undefined
      ? "words and skills only: the meaning of the text was not compared"
      : "the meaning of the profile and of the job",
  ].filter((input) => input !== false);
}

interface Parts {
  read: ReadJob;
  candidate: CandidateText;
  requirements: Judged[];
  hard: HardConstraints;
  semantic: number | undefined;
}

function total({ read, candidate, requirements, hard, semantic }: Parts): number {
  const person = readCandidate(candidate);
  const parts: Array<[number, number]> = [[share.title, titleFit(read.job.title, { candidate, person })]];
  const telling = requirements.filter(({ kind, verdict }) => kind !== "other" || verdict !== "unclear");
  const stated = Math.min(1, telling.length / enoughRequirements);
  if (stated > 0) parts.push([share.requirements * stated, requirementFit(telling)]);
  if (read.skills.length > 0) parts.push([share.skills, skillFit(read.skills, person)]);
  if (semantic !== undefined) parts.push([share.semantic, Math.min(1, Math.max(0, semantic))]);
  const weight = parts.reduce((sum, [part]) => sum + part, 0);
  const certainty = leastCertainty + (1 - leastCertainty) * stated;
  let score = (certainty * parts.reduce((sum, [part, value]) => sum + part * value, 0)) / weight;
  for (const name of ["place", "salary", "type", "seniority"] as const) {
    if (hard[name].verdict === "conflict") score *= remaining[name];
  }
  return 100 * score;
}

function requirementFit(requirements: Judged[]): number {
  let reached = 0;
  let possible = 0;
  for (const { must, verdict, kind } of requirements) {
    const weight = (must ? 2 : 1) * (kind === "other" ? 0.5 : 1);
    reached += weight * grades[verdict];
    possible += weight;
  }
  return reached / possible;
}

/** What is wanted counts most, what somebody did last counts more than what they did first. */
function titleFit(
  title: string,
  { candidate, person }: { candidate: CandidateText; person: ReadCandidate },
): number {
  const preferred = Math.max(
    0,
    ...(candidate.wanted?.titles ?? []).map((wanted) => titleSimilarity(wanted, title)),
  );
  const done = person.positions
    .toSorted((a, b) => b.interval.to - a.interval.to)
    .map((position, index) => titleSimilarity(position.title, title) * Math.max(0.6, 1 - index * 0.1));
  if (!candidate.wanted?.titles?.length && done.length === 0) return unstated;
  return Math.max(preferred, ...done, 0);
}

function skillFit(skills: readonly string[], { proofs }: ReadCandidate): number {
  const reached = skills.map((id) => {
    const proof = proofs.get(id);
    return proof ? (proof.shown ? 1 : 0.7) : 0;
  });
  const known = reached.reduce<number>((sum, value) => sum + value, 0);
  return Math.min(1, known / Math.min(skills.length, 8));
}

function wouldRaise(requirements: Judged[]): string[] {
  return requirements
    .filter(({ verdict, kind }) => verdict !== "met" && kind !== "other")
    .toSorted((a, b) => Number(b.must) - Number(a.must))
    .slice(0, 3)
    .map(({ verdict, kind, text }) => advice({ verdict, kind, text }));
}

function advice({ verdict, kind, text }: Pick<Judged, "verdict" | "kind" | "text">): string {
  const topic = text.replace(/…$/, "");
  if (kind === "years") return `Add dates to the work that shows this: ${topic}.`;
  if (kind === "skill" && verdict === "unclear") return `Say where you used this: ${topic}.`;
  return `If this applies to you, add it: ${topic}.`;
}
