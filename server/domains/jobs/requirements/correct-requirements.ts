import type { CorrectedRequirement, RequirementCorrections } from "#contract/job-requirements.ts";
import { type Requirement, type RequirementPart, writtenRequirement } from "#server/matching-engine/index.ts";
import { skillByName } from "#server/taxonomy/skills.ts";

/** A requirement and where it comes from. */
export interface Corrected {
  requirement: Requirement;
  /** The lines of the description it stands for. */
  from: string[];
  /** Which of the team's corrections it is; null when it is as it was read. */
  correction: number | null;
}
/** So much of two lines must be the same for one to be the other, rewritten. */
const sameLine = 0.5;

/**
 * What was read in a description with the team's corrections applied: each takes the place of the lines it is about,
 * or goes with them. What was added by hand stands last.
 */
export function correctRequirements(
  read: readonly Requirement[],
  corrections: RequirementCorrections | null,
): Corrected[] {
  const { kept = [], removed = [] } = corrections ?? {};
  const find = finder(read, [...kept.flatMap(({ from }) => from), ...removed]);
  const gone = new Set(removed.flatMap(find));
  const own = kept.flatMap((each, correction) => {
    const lines = each.from.flatMap(find);
    if (each.from.length > 0 && lines.length === 0) return [];
    for (const at of lines) gone.add(at);
    const now = lines.map((at) => read[at]!.text);
    const requirement = requirementOf(rewritten(each, now), `c${correction + 1}`);
    return [{ at: Math.min(read.length, ...lines), entry: { requirement, from: now, correction } }];
  });
  const asRead = read.flatMap((requirement, at) =>
    gone.has(at) ? [] : [{ at, entry: { requirement, from: [requirement.text], correction: null } }],
  );
  return [...asRead, ...own].toSorted((a, b) => a.at - b.at).map(({ entry }) => entry);
}

/** Finds the place of a line among those that were read: the same one, or the one it became. */
function finder(read: readonly Requirement[], lines: readonly string[]) {
  const exact = new Map(read.map(({ text }, at) => [text.toLowerCase(), at]));
  const known = new Set(lines.flatMap((line) => exact.get(line.toLowerCase()) ?? []));
  return (line: string): number[] => {
    const same = exact.get(line.toLowerCase());
    if (same !== undefined) return [same];
    const [best] = read
      .map(({ text }, at) => ({ at, likeness: known.has(at) ? 0 : likeness(line, text) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    return best && best.likeness >= sameLine ? [best.at] : [];
  };
}

/** Which part of the words of two lines they share. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, new Set([...a, ...b]).size);
}

function wordsOf(line: string): Set<string> {
  return new Set(line.toLowerCase().match(/[\p{L}\d+#]+/gu) ?? []);
}

/** A correction that kept the words of its line follows them when the description is rewritten. */
function rewritten(each: CorrectedRequirement, now: string[]): CorrectedRequirement {
  const [line] = now;
  const asWritten = each.from.length === 1 && each.text === each.from[0] && each.alternatives.length === 0;
  return asWritten && line ? { ...each, text: line } : each;
}

function requirementOf({ text, must, skills, years, alternatives }: CorrectedRequirement, id: string) {
  const part = partOf(text);
  const requirement: Requirement = { ...part, id, must };
  if (skills) Object.assign(requirement, named(skills), skills.length > 0 && kindWith(part));
  if (years !== null) Object.assign(requirement, { years, kind: "years" });
  if (alternatives.length > 1) requirement.alternatives = alternatives.map(partOf);
  return requirement;
}

/** The wording as it was chosen, with what the engine reads in it. */
function partOf(text: string): RequirementPart {
  const { must: _, ...part } = writtenRequirement({ text, part: "must" });
  return { ...part, text };
}

/** Naming a skill makes a requirement of words one of skills; years, degrees and languages stay what they are. */
function kindWith({ kind }: RequirementPart) {
  return kind === "other" ? { kind: "skill" as const } : {};
}

/** Skills by their ids, the others by name. */
function named(words: readonly string[]): { skills: string[]; names: string[] } {
  const known = words.map((word) => ({ word, id: skillByName(word)?.id ?? null }));
  return {
    skills: [...new Set(known.flatMap(({ id }) => id ?? []))],
    names: known.flatMap(({ word, id }) => (id === null ? [word] : [])),
  };
}
