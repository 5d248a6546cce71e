import { relatedSkills, skillById } from "#server/taxonomy/skills.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { Proof, ReadCandidate } from "./candidate.ts";
import type { Asked, Judgement } from "./types.ts";

const alternative = /\bor\b|\/|such as|e\.g\.|\blike\b|for example|one of|similar|including|etc|\([^)]*,/i;
const light = /\b(?:basic|some|familiar\w*|exposure|awareness|understanding|interest)\b/i;

interface Found {
  id: string;
  grade: number;
  proof: Proof | null;
  /** A neighbouring skill the person has instead. */
  near: string | null;
}

/** Compares the skills of a requirement with what a person shows, lists or comes close to. */
export function judgeSkill(requirement: Asked, candidate: ReadCandidate): Judgement {
  const known = requirement.skills.map((id) => find(id, candidate));
  const named = (requirement.names ?? []).map((name) => findName(name, candidate));
  const found = [...known, ...named].toSorted((a, b) => b.grade - a.grade);
  const best = found[0];
  if (!best) return { verdict: "unclear", evidence: null };
  const listed = requirement.must && !light.test(requirement.text) ? 0.5 : 1;
  const gradeOf = ({ grade }: Found) => (grade === 0.5 ? listed : grade);
  const grades = found.map(gradeOf);
  const enough = alternative.test(requirement.text) || found.length > 4;
  const grade = enough ? Math.max(...grades) : average(grades);
  const evidence = best.proof?.evidence ?? null;

  if (grade >= 0.75) return { verdict: "met", evidence, ...noteOf(best) };
  if (grade >= 0.25) return { verdict: "unclear", evidence, note: doubt(found, { enough }) };
  if (known.length === 0) return { verdict: "unclear", evidence: null, note: "Not mentioned in the resume." };
  return { verdict: "missing", evidence: null, note: `No mention of ${names(found.map(({ id }) => id))}.` };
}

function find(id: string, candidate: ReadCandidate): Found {
  const proof = candidate.proofs.get(id) ?? null;
  if (proof) return { id, grade: proof.shown ? 1 : 0.5, proof, near: null };
  const near = relatedSkills(id).find((other) => candidate.proofs.get(other)?.shown);
  return near
    ? { id, grade: 0.3, proof: candidate.proofs.get(near) ?? null, near }
    : { id, grade: 0, proof: null, near: null };
}

/** A name that no list of skills knows, as a word of its own among somebody's lines. */
function findName(name: string, { lines }: ReadCandidate): Found {
  const word = new RegExp(
    String.raw`(?<![\p{L}\d])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    "iu",
  );
  const told = lines.filter(({ text }) => word.test(text));
  const shown = told.find(({ section }) => section !== "skills" && section !== "other");
  const line = shown ?? told[0];
  if (!line) return { id: name, grade: 0, proof: null, near: null };
  const proof = { shown: shown !== undefined, evidence: line.evidence, through: null };
  return { id: name, grade: proof.shown ? 1 : 0.5, proof, near: null };
}

function doubt(found: Found[], { enough }: { enough: boolean }): string {
  const best = found[0];
  if (best?.near) return `Mentions ${names([best.near])}, which is close to ${names([best.id])}.`;
  const absent = found.filter(({ grade }) => grade < 0.5);
  if (best?.grade === 1 && absent.length > 0 && !enough)
    return `Mentions ${names([best.id])}, but not ${names(absent.map(({ id }) => id))}.`;
  return "Listed as a skill, but no project shows it.";
}

function noteOf({ id, proof }: Found): { note?: string } {
  return proof?.through ? { note: `${names([proof.through])} includes ${names([id])}.` } : {};
}

function names(ids: readonly string[]): string {
  return sentenceList(ids.slice(0, 3).map((id) => skillById(id)?.name ?? id));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
