import { readFileSync } from "node:fs";
import { readsAsSkill } from "./skill-context.ts";
import { tokensOf, type Token } from "./tokens.ts";

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

type Row = [id: string, name: string, aliases: string[], implies: string[], related: string[]];

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
const close = closeSkills();
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
      for (const { word } of tokensOf(alias.replace(/\?$/, ""))) {
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

/** The longest name that starts at a token. */
function longestAt(
  text: string,
  tokens: Token[],
  first: number,
): { candidate: Candidate; tokens: number } | null {
  let node = root.next.get(tokens[first]!.word);
  let found: { candidate: Candidate; tokens: number } | null = null;
  for (let at = first; node;) {
    const token = tokens[at]!;
    if (node.skill) {
      const { id, name } = skills.get(node.skill)!;
      found = {
        candidate: { id, name, start: tokens[first]!.start, end: token.end, everyday: node.everyday },
        tokens: at - first + 1,
      };
    }
    const following = tokens[++at];
    if (!following || node.next.size === 0 || !joins(text, token.end, following.start)) break;
    node = node.next.get(following.word);
  }
  return found;
}

/** Every skill a text names, in order. Names that are everyday words too ("Go", "Excel") count only where skills are meant. */
export function findSkills(text: string): SkillMention[] {
  const tokens = tokensOf(text);
  const candidates: Candidate[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = longestAt(text, tokens, at);
    if (found) candidates.push(found.candidate);
    at += found?.tokens ?? 1;
  }
  return candidates
    .filter(
      (candidate, index) =>
        !candidate.everyday ||
        readsAsSkill({ text, candidate, before: candidates[index - 1], after: candidates[index + 1] }),
    )
    .map(({ id, name, start, end }) => ({ id, name, start, end }));
}

export function skillById(id: string): Skill | null {
  return skills.get(id) ?? null;
}

/** Skills close to this one: an engineer who knows one learns the other soon. */
export function relatedSkills(id: string): string[] {
  return [...(close.get(id) ?? [])];
}

/** What somebody with this skill knows as well: React implies JavaScript. */
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
  const tokens = tokensOf(name);
  if (tokens.length === 0) return null;
  const found = longestAt(name, tokens, 0);
  return found?.tokens === tokens.length ? skillById(found.candidate.id) : null;
}
