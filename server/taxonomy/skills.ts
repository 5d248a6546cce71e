import { readFileSync } from "node:fs";
import { meansOtherwise, readsAsSkill } from "./skill-context.ts";
import { anyHash, type Words, wordAt, wordsOf } from "./tokens.ts";

export interface Skill {
  id: string;
  name: string;
  aliases: string[];
}

export interface SkillMention {
  id: string;
  name: string;
  start: number;
  end: number;
}

type Row = [id: string, name: string, aliases: string[], implies: string[], related: string[], named: 0 | 1];

interface Node {
  next: Map<string, Node>;
  skill: string | null;
  /** The name is an everyday word too, so its surroundings decide. */
  everyday: boolean;
}

const rows: Row[] = JSON.parse(readFileSync(new URL("./skills.json", import.meta.url), "utf8"));
const skills = new Map(
  rows.map(([id, name, aliases]) => [
    id,
    { id, name, aliases: aliases.map((alias) => alias.replace(/\?$/, "")) },
  ]),
);
const implies = new Map(rows.map(([id, , , implied]) => [id, implied]));
const named = new Set(rows.flatMap(([id, , , , , byName]) => (byName ? [id] : [])));
const close = closeSkills();
/** Marks the hashes that begin a name, so that most words of a text are passed over as numbers. */
const begins = new Uint8Array(1 << 16);
const root = buildTrie();

function closeSkills(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const link = (from: string, to: string) => found.set(from, (found.get(from) ?? new Set()).add(to));
  for (const [id, , , , related] of rows) {
    for (const other of related) {
      link(id, other);
      link(other, id);
    }
  }
  return found;
}

function buildTrie(): Node {
  const top: Node = { next: new Map(), skill: null, everyday: false };
  for (const [id, , aliases] of rows) {
    for (const alias of aliases) {
      let node = top;
      const words = wordsOf(alias.replace(/\?$/, ""));
      for (let at = 0; at < words.starts.length; at++) {
        const word = wordAt(words, at);
        const hash = words.hashes[at]!;
        if (at === 0 && hash !== anyHash) begins[hash] = 1;
        const next = node.next.get(word) ?? { next: new Map(), skill: null, everyday: false };
        node.next.set(word, next);
        node = next;
      }
      if (node === top || node.skill) continue;
      node.skill = id;
      node.everyday = alias.endsWith("?");
    }
  }
  return top;
}

/** Whether two words belong to one name: "node.js", "ci / cd" and a line break do, "Python, Java" does not. */
function joins(text: string, from: number, to: number): boolean {
  if (to - from === 1) return /[\s./&'’-]/.test(text[from]!);
  return to === from || (to - from <= 3 && /^(\s+|\s[&/-]\s)$/.test(text.slice(from, to)));
}

interface Candidate extends SkillMention {
  everyday: boolean;
}

/** The longest name that starts at a word. */
function longestAt(words: Words, first: number): { candidate: Candidate; length: number } | null {
  const { text, starts, ends, hashes } = words;
  const hash = hashes[first]!;
  if (hash !== anyHash && begins[hash] === 0) return null;
  let node = root.next.get(wordAt(words, first));
  let named: Node | null = null;
  let last = first;
  for (let at = first; node;) {
    if (node.skill) {
      named = node;
      last = at;
    }
    const end = ends[at]!;
    const following = starts[++at];
    if (following === undefined || node.next.size === 0 || !joins(text, end, following)) break;
    node = node.next.get(wordAt(words, at));
  }
  if (!named) return null;
  const { id, name } = skills.get(named.skill!)!;
  return {
    candidate: { id, name, start: starts[first]!, end: ends[last]!, everyday: named.everyday },
    length: last - first + 1,
  };
}

/** Every skill a text names, in order. Names that are everyday words too ("Go", "Excel") count only where skills are meant. */
export function findSkills(text: string): SkillMention[] {
  const words = wordsOf(text);
  const candidates: Candidate[] = [];
  for (let at = 0; at < words.starts.length;) {
    const found = longestAt(words, at);
    if (found) candidates.push(found.candidate);
    at += found?.length ?? 1;
  }
  return candidates
    .filter(
      (candidate, index) =>
        !candidate.everyday ||
        readsAsSkill({ text, candidate, before: candidates[index - 1], after: candidates[index + 1] }),
    )
    .filter((candidate) => !meansOtherwise(text, candidate))
    .map(({ id, name, start, end }) => ({ id, name, start, end }));
}

export function skillById(id: string): Skill | null {
  return skills.get(id) ?? null;
}

export function allSkills(): Skill[] {
  return [...skills.values()];
}

/** Whether people who have it say its name: products, languages and standards, and not what one does in many words. */
export function goesByName(id: string): boolean {
  return named.has(id);
}

/** Skills close to this one: an engineer who knows one learns the other soon. */
export function relatedSkills(id: string): string[] {
  return [...(close.get(id) ?? [])];
}

/** What someone with this skill knows as well: React implies JavaScript. */
export function impliedSkills(id: string): string[] {
  const found = new Set<string>();
  const visit = (from: string): void => {
    for (const next of implies.get(from) ?? []) {
      if (found.has(next) || next === id) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(id);
  return [...found];
}

/** The skill a name stands for, when it stands alone as in a list: "Go", "k8s". */
export function skillByName(name: string): Skill | null {
  const words = wordsOf(name);
  if (words.starts.length === 0) return null;
  const found = longestAt(words, 0);
  return found?.length === words.starts.length ? skillById(found.candidate.id) : null;
}
