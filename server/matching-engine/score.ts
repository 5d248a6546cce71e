import { jobLines } from "./ad-lines.ts";
import { readCandidate, type ReadCandidate } from "./candidate.ts";
import { brokenBy, type Conditions, conditionsOf } from "./conditions/conditions.ts";
import { judge } from "./evidence.ts";
import { fitOf, type FitSigns, signsOf } from "./fit-points.ts";
import { readRequirements } from "./requirements.ts";
import { skillsInText } from "./skill-lines.ts";
import type { CandidateText, Judged, JobText, Requirement } from "./types.ts";
import { textLikeness, type WordVector, wordVector } from "./words/text-likeness.ts";
import { wordsOf } from "#server/taxonomy/words-of.ts";

/** Changes whenever the same input may be scored differently. */
export const modelVersion = "fit-16";

export interface Fit {
  /** 0 to 100; null where the posting says too little to judge. */
  score: number | null;
  /** What puts fits in order: the score before rounding, and what the title and conditions alone allow where there is none. */
  exact: number;
  requirements: Judged[];
  signs: FitSigns;
  hard: Conditions;
  /** What of the person's conditions the job breaks, in sentences, what weighs most first. */
  breaks: string[];
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
  words: WordVector;
  /** Whether there is a text to judge by, and not a title alone. */
  describes: boolean;
}

const grades = { met: 1, unclear: 0.5, missing: 0 };
/** The weight of each part of the text score; if a job says nothing about a part, the others share its weight. */
export const share = { requirements: 0.25, skills: 0.2, words: 0.55 };
/** A job that asks for little lets nobody be sure of a fit. */
const enoughRequirements = 4;
/** Fewer words than these describe no job, unless they ask for something. */
const enoughWords = 20;
const fewestWords = 4;
/** Texts of one trade are about so alike; more is no better. */
const alike = 0.25;

/** Reads what a job asks for. */
export function readJob(job: JobText): ReadJob {
  const text = jobLines(job).join("\n");
  const whole = `${job.title}\n${text}`;
  const requirements = readRequirements(job);
  const said = new Set(wordsOf(text)).size;
  return {
    job,
    requirements,
    skills: skillsInText(whole),
    words: wordVector(whole),
    describes:
      said >= enoughWords ||
      (said >= fewestWords && requirements.length > 0) ||
      Boolean(job.requirements?.length),
  };
}

/** How well a person fits a job, with the evidence for every requirement. */
export function scoreFit(job: JobText | ReadJob, candidate: CandidateText): Fit {
  const read = "job" in job ? job : readJob(job);
  const hard = conditionsOf(candidate)(read.job);
  const requirements = read.requirements.map((requirement) => ({
    ...requirement,
    ...judge(requirement, candidate, read.job.title),
  }));
  const signs = signsOf({
    hard,
    text: read.describes ? textFit({ read, candidate, requirements }) : null,
    ruledOut: requirements.some(rulesOut),
    doubtful: requirements.some(mayRuleOut),
  });
  const exact = fitOf(signs);
  return {
    score: read.describes ? Math.round(exact) : null,
    exact,
    requirements,
    signs,
    hard,
    breaks: [...brokenBy(hard), ...requirements.filter(rulesOut).map(lacking)],
    raise: wouldRaise(requirements),
    modelVersion,
    inputs: inputsOf({ read, requirements, hard }),
  };
}

/** A language or a license that is asked for cannot be made up for by anything else. */
function rulesOut({ verdict, ...requirement }: Judged): boolean {
  return verdict === "missing" && mayRule(requirement);
}

function mayRule({ must, kind }: Pick<Requirement, "must" | "kind">): boolean {
  return must && (kind === "language" || kind === "certification");
}

/** Whether a person lacks a language or a license that a job can’t do without; nothing else of the fit is judged. */
export function isRuledOut({ job, requirements }: ReadJob, candidate: CandidateText): boolean {
  return requirements.some(
    (requirement) => mayRule(requirement) && judge(requirement, candidate, job.title).verdict === "missing",
  );
}

function mayRuleOut({ verdict, ...requirement }: Judged): boolean {
  return verdict === "unclear" && mayRule(requirement);
}

function lacking({ text }: Judged): string {
  return `Asks for “${text}”, which your profile doesn’t show.`;
}

function inputsOf({ read, requirements, hard }: Omit<Parts, "candidate"> & { hard: Conditions }): string[] {
  return [
    "the titles of work and preferences",
    hard.hours.verdict !== "unknown" && "the working hours of the team and yours",
    requirements.length > 0 && "what the job asks for",
    read.skills.length > 0 && "the skills the job names",
    read.describes
      ? "the words of the profile and of the job"
      : "the posting says little, so there is no score",
  ].filter((input) => input !== false);
}

interface Parts {
  read: ReadJob;
  candidate: CandidateText;
  requirements: Judged[];
}

/** What the job asks for, the skills it names and the words of both texts, 0 to 1. */
function textFit({ read, candidate, requirements }: Parts): number {
  const person = readCandidate(candidate);
  const telling = requirements.filter(({ kind, verdict }) => kind !== "other" || verdict !== "unclear");
  const stated = Math.min(1, telling.length / enoughRequirements);
  const parts: [number, number][] = [
    [share.words, Math.min(1, textLikeness(personWords(candidate, person), read.words) / alike)],
  ];
  if (stated > 0) parts.push([share.requirements * stated, requirementFit(telling)]);
  if (read.skills.length > 0) parts.push([share.skills, skillFit(read.skills, person)]);
  const weight = parts.reduce((sum, [part]) => sum + part, 0);
  return parts.reduce((sum, [part, value]) => sum + part * value, 0) / weight;
}

const personVectors = new WeakMap<CandidateText, WordVector>();

/** The words of a person's lines that may count. */
function personWords(candidate: CandidateText, { lines }: ReadCandidate): WordVector {
  const known = personVectors.get(candidate);
  if (known) return known;
  const wanted = candidate.wanted?.titles ?? [];
  const words = wordVector([...wanted, ...lines.map(({ text }) => text)].join("\n"));
  personVectors.set(candidate, words);
  return words;
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
