import type {
  CorrectedRequirement,
  ReadRequirement,
  RequirementCorrections,
} from "#contract/job-requirements.ts";

type Corrections = RequirementCorrections | null;
const longest = 160;

/** A requirement as the team may write it; what is left null is read from the wording. */
export type RequirementPart = Pick<CorrectedRequirement, "text" | "must" | "skills" | "years">;

/** The requirement with some of it written by the team. */
export function changed(corrections: Corrections, shown: ReadRequirement, part: Partial<RequirementPart>) {
  const entry = entryOf(corrections, shown);
  const reworded = part.text !== undefined && part.text !== entry.text;
  // Skills and years that were not named anew follow the new wording.
  return put(corrections, [shown], [{ ...entry, ...(reworded && { skills: null, years: null }), ...part }]);
}

/** One that stands nowhere in the description. */
export function added(
  corrections: Corrections,
  part: Pick<RequirementPart, "text" | "must"> & Partial<RequirementPart>,
) {
  return put(corrections, [], [{ from: [], alternatives: [], skills: null, years: null, ...part }]);
}

/** A line that is no requirement after all. */
export function removed(corrections: Corrections, shown: ReadRequirement): Corrections {
  const rest = put(corrections, [shown], []);
  return orNull({
    kept: rest?.kept ?? [],
    removed: [...new Set([...(rest?.removed ?? []), ...shown.from])],
  });
}

/** Either of two will do. */
export function joined(corrections: Corrections, one: ReadRequirement, other: ReadRequirement) {
  const entry: CorrectedRequirement = {
    from: [...one.from, ...other.from],
    text: `${one.text} or ${other.text}`.slice(0, longest),
    must: one.must || other.must,
    skills: null,
    years: null,
    alternatives: [...wordings(one), ...wordings(other)],
  };
  return put(corrections, [one, other], [entry]);
}

/** What can be asked for apart; fewer than two where nothing can. */
export function partsOf({ alternatives, skills, years, kind }: ReadRequirement): string[] {
  if (alternatives.length > 1) return alternatives;
  if (kind === "skill") return skills;
  return kind === "years" && years !== null ? skills.map((skill) => `${years} years of ${skill}`) : [];
}

/** Each of the parts becomes a requirement of its own. */
export function split(corrections: Corrections, shown: ReadRequirement) {
  const parts = partsOf(shown);
  const entries = parts.map((text, at) => ({
    from: shown.from.length === parts.length ? [shown.from[at]!] : shown.from,
    text,
    must: shown.must,
    skills: null,
    years: null,
    alternatives: [],
  }));
  return put(corrections, [shown], entries);
}

/** As it was read. */
export function asRead(corrections: Corrections, shown: ReadRequirement): Corrections {
  return put(corrections, [shown], []);
}

/** Lines that were taken for no requirement are requirements again. */
export function broughtBack(corrections: Corrections): Corrections {
  return orNull({ kept: corrections?.kept ?? [], removed: [] });
}

function wordings({ text, alternatives }: ReadRequirement): string[] {
  return alternatives.length > 1 ? alternatives : [text];
}

function entryOf(corrections: Corrections, shown: ReadRequirement): CorrectedRequirement {
  const known = shown.correction === null ? undefined : corrections?.kept[shown.correction];
  const { from, text, must, alternatives } = shown;
  return known ?? { from, text, must, skills: null, years: null, alternatives };
}

/** Puts corrections where the first of those they replace was. */
function put(corrections: Corrections, old: ReadRequirement[], entries: CorrectedRequirement[]): Corrections {
  const kept = corrections?.kept ?? [];
  const gone = old.flatMap(({ correction }) => correction ?? []);
  const at = gone[0] ?? kept.length;
  const before = kept.filter((_, index) => index < at && !gone.includes(index));
  const after = kept.filter((_, index) => index >= at && !gone.includes(index));
  return orNull({ kept: [...before, ...entries, ...after], removed: corrections?.removed ?? [] });
}

function orNull(corrections: RequirementCorrections): Corrections {
  return corrections.kept.length + corrections.removed.length > 0 ? corrections : null;
}
