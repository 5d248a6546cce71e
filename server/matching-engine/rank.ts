import { impliedSkills } from "#server/taxonomy/skills.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { plainLines } from "./ad-lines.ts";
import { readCandidate } from "./candidate.ts";
import { skillsInText } from "./skill-lines.ts";
import type { CandidateText, JobText } from "./types.ts";

/** A text as weighted features of unit length, so that thousands can be compared at once. */
export interface QuickVector {
  features: string[];
  weights: Float32Array;
}

export interface RankOptions {
  limit?: number;
  /** How close job number i is in meaning, 0 to 1. */
  semantic?: (index: number) => number;
}

export interface Ranked {
  index: number;
  score: number;
}

const semanticShare = 0.35;

/** What a job is about; worth keeping beside the job. */
export function jobVector(job: JobText): QuickVector {
  const counts = new Map<string, number>();
  addTitle(counts, { title: job.title, weight: 1 });
  for (const id of skillsInText(job.title)) add(counts, `skill ${id}`, 1.5);
  const text = plainLines(job.descriptionHtml ?? job.text ?? "")
    .join("\n")
    .slice(0, 6000);
  for (const id of skillsInText(text)) add(counts, `skill ${id}`, 1);
  return vector(counts);
}

/** What a person did, knows and wants. */
export function candidateVector(candidate: CandidateText): QuickVector {
  const { stations, proofs } = readCandidate(candidate);
  const counts = new Map<string, number>();
  for (const title of candidate.wanted?.titles ?? []) addTitle(counts, { title, weight: 1.2 });
  const recent = stations.toSorted((a, b) => b.interval.to - a.interval.to).slice(0, 4);
  for (const [index, { title }] of recent.entries()) addTitle(counts, { title, weight: 1 - index * 0.2 });
  for (const [id, proof] of proofs) {
    add(counts, `skill ${id}`, (proof.shown ? 1 : 0.7) * (proof.through ? 0.5 : 1));
    for (const implied of impliedSkills(id)) add(counts, `skill ${implied}`, 0.2);
  }
  return vector(counts);
}

/** How close a person and a job look at first sight, 0 to 1. */
export function quickScore(
  candidate: ReadonlyMap<string, number>,
  job: QuickVector,
  semantic?: number,
): number {
  let score = 0;
  for (const [index, feature] of job.features.entries()) {
    const weight = candidate.get(feature);
    if (weight !== undefined) score += weight * (job.weights[index] ?? 0);
  }
  return semantic === undefined ? score : (1 - semanticShare) * score + semanticShare * semantic;
}

/** A vector as a table, the form `quickScore` compares fastest with. */
export function lookup({ features, weights }: QuickVector): Map<string, number> {
  return new Map(features.map((feature, index) => [feature, weights[index] ?? 0]));
}

/** Thousands of jobs in the order of first sight, best first; equals keep their order. */
export function rankJobs(
  candidate: CandidateText,
  jobs: readonly QuickVector[],
  options: RankOptions = {},
): Ranked[] {
  const known = lookup(candidateVector(candidate));
  return jobs
    .map((job, index) => ({ index, score: quickScore(known, job, options.semantic?.(index)) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, options.limit ?? jobs.length);
}

function addTitle(counts: Map<string, number>, { title, weight }: { title: string; weight: number }): void {
  const { core, department, occupation } = readTitle(title);
  for (const word of core.split(" ")) if (word.length > 1) add(counts, `word ${word}`, 2 * weight);
  if (department !== "Other") add(counts, `department ${department}`, weight);
  if (occupation) add(counts, `occupation ${occupation.code}`, 1.5 * weight);
}

function add(counts: Map<string, number>, feature: string, weight: number): void {
  counts.set(feature, Math.max(counts.get(feature) ?? 0, weight));
}

function vector(counts: ReadonlyMap<string, number>): QuickVector {
  const length = Math.hypot(...counts.values()) || 1;
  return {
    features: [...counts.keys()],
    weights: Float32Array.from(counts.values(), (weight) => weight / length),
  };
}
