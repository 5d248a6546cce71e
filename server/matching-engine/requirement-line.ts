import { findSkills, skillByName, type SkillMention } from "#server/taxonomy/skills.ts";
import type { LineKind } from "./lines/read-lines.ts";
import { askedYears, isOptional, kindOf, kindWith } from "./requirement-kinds.ts";
import { skillsListed, skillsSpoken } from "./skill-lines.ts";
import { unknownNames } from "./unknown-names.ts";
import type { Requirement } from "./types.ts";

/** A claim is only as true as the part of the line it shows, so most lines are shown whole. */
const longest = 140;
const leadIn =
  /^(?:(?:you (?:have|are|bring|possess|should have|will have)|we(?:'re| are) looking for|we (?:ask for|need|want|look for|require)|must have|candidates? (?:must|should) have|the ideal candidate (?:has|will have)|ability to demonstrate|demonstrated|proven|a|an|at least|minimum(?: of)?|required|preferred|bonus|nice to have|plus)[:,]?\s+)+/i;

/** A line that asks for something. */
export interface AskingLine {
  text: string;
  part: "must" | "nice";
  kind?: LineKind | null;
}

/** What one line of an ad asks for, judged by what is shown of it. */
export function requirementIn(line: AskingLine): Omit<Requirement, "id"> {
  const text = label(line.text, findSkills(line.text));
  // What was cut off isn't judged, because no one could see why.
  const shown = isCut(text, line.text) ? text : line.text;
  const skills = skillsSpoken(shown, findSkills(shown));
  const kind = kindWith(kindOf(shown, skills.length), line.kind ?? null);
  const years = kind === "years" ? askedYears(shown) : null;
  return {
    text,
    kind,
    must: line.part !== "nice" && !isOptional(line.text),
    skills: skills.slice(0, 8),
    ...(years === null ? {} : { years }),
  };
}

/** The same for words of the hiring team, which name skills and nothing else: "Go or Rust" is no walk and no decay. */
export function writtenRequirement(line: AskingLine): Omit<Requirement, "id"> {
  const read = requirementIn(line);
  const skills = [...new Set([...read.skills, ...skillsListed(line.text)])].slice(0, 8);
  const kind = read.kind === "other" && skills.length > 0 ? "skill" : read.kind;
  return withNames({ ...read, kind, skills }, line.text);
}

/** A requirement with the names in its words that no list of skills knows. */
export function withNames<R extends Omit<Requirement, "id">>(requirement: R, line = requirement.text): R {
  const { kind, skills } = requirement;
  if (kind !== "skill" && kind !== "other" && kind !== "years") return requirement;
  const names = unknownNames(line, findSkills(line)).filter((name) => {
    const known = skillByName(name);
    // Beside a skill, letters such as "the ORM" explain it; a name such as "Zephyr" narrows it.
    return known ? !skills.includes(known.id) : skills.length === 0 || !/^\p{Lu}+$/u.test(name);
  });
  if (names.length === 0) return requirement;
  return { ...requirement, kind: kind === "other" ? "skill" : kind, names };
}

function isCut(text: string, line: string): boolean {
  return text.length < bareOf(line).length;
}

function bareOf(line: string): string {
  return line.replace(leadIn, "").replace(/[.;,\s]+$/, "");
}

/** The words of the ad without their run-up, cut where a clause ends. */
function label(line: string, mentions: SkillMention[]): string {
  const bare = bareOf(line);
  const text = bare.charAt(0).toUpperCase() + bare.slice(1);
  if (text.length <= longest) return text;
  const clause = text
    .slice(0, longest + 1)
    .replace(/[,;(–]\s*[^,;(–]*$/, "")
    .trim();
  const shift = line.length - bare.length;
  const keepsSkill = mentions.length === 0 || mentions.some(({ end }) => end - shift <= clause.length);
  if (clause.length >= 25 && clause.length <= longest && keepsSkill)
    return clause.replace(/[,;:(\s–-]+$/, "");
  return `${text
    .slice(0, longest - 1)
    .replace(/\s+\S*$/, "")
    .replace(/[,;:(\s–-]+$/, "")}…`;
}
