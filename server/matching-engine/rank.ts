import { impliedSkills } from "#server/taxonomy/skills.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { jobLines } from "./ad-lines.ts";
import { readCandidate } from "./candidate.ts";
import { skillsInText } from "./skill-lines.ts";
import type { CandidateText, JobText } from "./types.ts";

/** A text as weighted features of unit length, so that thousands can be compared at once. */
export interface QuickVector {
  features: string[];
  weights: Float32Array;
}

/** What was liked steers first sight, and never outweighs what someone is. */
const interestShare = 0.3;

/** What a job is about; worth keeping beside the job. */
export function jobVector(job: JobText): QuickVector {
  const counts = new Map<string, number>();
  addTitle(counts, { title: job.title, weight: 1 });
  for (const id of skillsInText(job.title)) add(counts, `skill ${id}`, 1.5);
  const text = jobLines(job).join("\n").slice(0, 6000);
  for (const id of skillsInText(text)) add(counts, `skill ${id}`, 1);
  return vector(counts);
}

/** What a person did, knows and wants. */
export function candidateVector(candidate: CandidateText): QuickVector {
  const { positions, proofs } = readCandidate(candidate);
  const counts = new Map<string, number>();
  for (const title of candidate.wanted?.titles ?? []) addTitle(counts, { title, weight: 1.2 });
  const recent = positions.toSorted((a, b) => b.interval.to - a.interval.to).slice(0, 4);
  for (const [index, { title }] of recent.entries()) addTitle(counts, { title, weight: 1 - index * 0.2 });
  for (const [id, proof] of proofs) {
    add(counts, `skill ${id}`, (proof.shown ? 1 : 0.7) * (proof.through ? 0.5 : 1));
    for (const implied of impliedSkills(id)) add(counts, `skill ${implied}`, 0.2);
  }
  return vector(counts);
}

/** Adds what someone showed interest in to what they did and want. */
export function withInterest(candidate: QuickVector, liked: readonly QuickVector[]): QuickVector {
  const counts = new Map(candidate.features.map((feature, at) => [feature, candidate.weights[at]!]));
  for (const { features, weights } of liked) {
    for (const [at, feature] of features.entries()) {
      const more = (interestShare * weights[at]!) / liked.length;
      counts.set(feature, (counts.get(feature) ?? 0) + more);
    }
  }
  return vector(counts);
}

/** How much a job resembles what someone liked, 0 to 1. */
export function interestIn(liked: readonly QuickVector[]): (job: QuickVector) => number {
  const { features, weights } = withInterest({ features: [], weights: new Float32Array() }, liked);
  const known = new Map(features.map((feature, at) => [feature, weights[at]!]));
  return (job) =>
    job.features.reduce((sum, feature, at) => sum + (known.get(feature) ?? 0) * job.weights[at]!, 0);
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
