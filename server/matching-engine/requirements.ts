import { findSkills } from "#server/taxonomy/skills.ts";
import { jobLines, readAd } from "./ad-lines.ts";
import { askingLines, type FoundLine } from "./asking-lines.ts";
import { askedLanguages, askedYears, isOptional, isPractical, kindOf } from "./requirement-kinds.ts";
import { type AskingLine, requirementIn, withNames, writtenRequirement } from "./requirement-line.ts";
import type { JobText, Requirement, RequirementKind } from "./types.ts";

const most = 8;
/** A team that writes more than these has written its whole ad as a list. */
const mostWritten = 20;
/** What is given or how it is, in the same words as what is asked for. */
const offering =
  /\b(?:(?:is|are) (?:free|given|provided|paid|included)|days? off|we (?:offer|provide|pay|meet|give|train|teach)|you(?:['’]ll| will)? (?:get|receive|may learn)|(?:paid|extra|annual) (?:leave|vacation|holidays?)|twice a year|no (?:experience|previous|prior)\b.*\b(?:needed|required|expected|necessary)|not (?:required|needed|expected)|counts? more than)\b/i;
const aboutUs =
  /\b(?:join (?:our|us)|(?:we['’]?(?:re| are)|is) (?:seeking|looking|hiring)|case study|interviews?|privacy|applicants?|by applying|accommodation|equal opportunity|fraud|why (?:you|us))\b/i;
/** The company's own years, what it will do, and how it calls out to readers: none of it is asked of anyone. */
const ofTheCompany =
  /\b(?:over|nearly|almost|more than) (?:1[5-9]|[2-9]\d) years\b|\bleading (?:provider|supplier|recruit\w+)\b|\b(?:she|he) (?:has|had|spent|is|was)\b|\bwill be (?:subject|asked|required|expected) to (?!have\b|hold\b|be\b)|\bwe(?:['’]ll| will) (?:pay|help|support|cover|provide)\b|\bwe (?:also )?have (?:some|a number|many)\b|\b(?:the|our) (?:home|hospital|practice|school|company) (?:provides?|offers?)\b|\bfollowing(?: \w+)?\s*[:.]?$|^if you(?:['’]re| are)\b[^,]*\blooking for (?:a|your) (?:new|next)\b/iu;
const soft =
  /\b(?:communicat|team player|self[- ](?:starter|motivated)|passion|attitude|curio|detail[- ]oriented|attention to detail|work ethic|problem[- ]solv|organi[sz]ational|interpersonal|fast[- ]paced|thrive|positive|humor|motivated)\b/i;
const weights: Record<RequirementKind, number> = {
  years: 5,
  skill: 4,
  certification: 3,
  degree: 3,
  language: 3,
  other: 1,
};

interface Draft {
  requirement: Omit<Requirement, "id">;
  weight: number;
  order: number;
}

/** The few things a job asks for that tell most about a fit, in the order of the ad. */
export function readRequirements(job: JobText): Requirement[] {
  if (job.requirements) return job.requirements;
  const lines = askingLines(job).filter(({ text }) => isItem(text));
  const drafts = (lines.length > 0 ? lines : linesWithYears(job))
    .flatMap(clauses)
    .map(draft)
    .filter((found) => found !== null);
  const chosen = mostTelling(drafts);
  return [...fromTitle(job), ...(chosen.length > 0 ? chosen : fromSkills(job))].map((requirement, index) => ({
    id: `r${index + 1}`,
    ...requirement,
  }));
}

/**
 * What a hiring team asks for in its own words: each line under "What you bring" as it is written.
 * Under headings that are not known, each line that asks for something.
 */
export function readWrittenRequirements(job: JobText): Requirement[] {
  const asked = readAd(jobLines(job)).flatMap(({ text, part, bullet }) => {
    const asks = part === "nice" || part === "must";
    return asks && text.length <= 400 && (bullet || text.length < 220) ? [{ text, part }] : [];
  });
  const lines = asked.length > 0 ? asked : askingLines(job).filter(({ text }) => isItem(text));
  if (lines.length === 0) return readRequirements(job).map((requirement) => withNames(requirement));
  const known = new Set<string>();
  return lines
    .flatMap(withOptionalClause)
    .map(writtenRequirement)
    .filter(({ text }) => text !== "" && !known.has(text.toLowerCase()) && known.add(text.toLowerCase()))
    .slice(0, mostWritten)
    .map((requirement, index) => ({ id: `r${index + 1}`, ...requirement }));
}

/** "Fluent English, German is a plus" requires one thing and would like another. */
function withOptionalClause(line: AskingLine): AskingLine[] {
  const clauses = line.text.split(/[,;]\s+(?:and\s+)?(?![^(]*\))/);
  const optional = clauses.findIndex((clause, index) => index > 0 && isOptional(clause));
  if (line.part === "nice" || optional === -1 || isOptional(clauses.slice(0, optional).join(", ")))
    return [line];
  return [clauses.slice(0, optional), clauses.slice(optional)].map((part) => ({
    ...line,
    text: part.join(", "),
  }));
}

/** In a very short text, years of work are asked for even where nothing else shows it. */
function linesWithYears(job: JobText): FoundLine[] {
  return jobLines(job)
    .filter((text) => isItem(text) && text.length < 220 && askedYears(text) !== null)
    .map((text) => ({ text, part: "must", bullet: false }));
}

function isItem(text: string): boolean {
  return text.length <= 400 && !aboutUs.test(text) && !offering.test(text) && !ofTheCompany.test(text);
}

/** "Degree in law, five years in a firm, fluent English" asks for three things; what only adds to one stays with it. */
function clauses(line: FoundLine): FoundLine[] {
  if (line.bullet) return [line];
  const parts = line.text.split(/[,;]\s+(?:and\s+)?(?![^(]*\))/);
  const own: string[] = [];
  for (const part of parts) {
    const kind = kindOf(part, 0);
    const stands = kind !== "other" && kind !== "skill" && part.split(" ").length >= 2;
    if (own.length === 0 || stands) own.push(part);
    else own[own.length - 1] += `, ${part}`;
  }
  return own.map((text) => ({ ...line, text }));
}

function draft(line: FoundLine, order: number): Draft | null {
  const requirement = requirementIn(line);
  const { kind, must, skills } = requirement;
  if (kind === "other" && !isPractical(line.text) && !line.text.includes(" ")) return null;
  const dull = (soft.test(line.text) || line.kind === "trait") && kind !== "years" ? 2 : 0;
  const weight = weights[kind] + (must ? 2 : 0) + Math.min(skills.length, 3) * 0.5 - dull;
  return { requirement, weight, order };
}

/** Where an ad asks for enough that can be shown, character and attitude are left to the conversation. */
function mostTelling(drafts: Draft[]): Draft["requirement"][] {
  const seen = new Set<string>();
  const telling = drafts.filter(
    ({ requirement }) => requirement.kind !== "other" || isPractical(requirement.text),
  );
  return (telling.length >= 4 ? telling : drafts)
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order)
    .filter(({ requirement }) => {
      const key = requirement.text.toLowerCase();
      const fresh = !seen.has(key);
      seen.add(key);
      return fresh;
    })
    .slice(0, most)
    .toSorted((a, b) => a.order - b.order)
    .map(({ requirement }) => requirement);
}

const speaking =
  /\b(?<language>\p{L}+)[- ]speak(?:ing|ers?)\b|\b(?:fluent|native)(?: in)? (?<fluent>\p{L}+)|(?<!\p{L})(?<german>\p{L}+)sprachig/iu;

/** "Account Executive (German speaking)" asks for German, whatever the text says. */
function fromTitle({ title }: JobText): Draft["requirement"][] {
  const found = speaking.exec(title);
  const [language] = Object.values(found?.groups ?? {}).filter(Boolean);
  if (!found || !language || askedLanguages(language).length === 0) return [];
  return [{ text: found[0], kind: "language", must: true, skills: [] }];
}

/** Where nothing is asked for in words, the skills of the title. */
function fromSkills({ title }: JobText): Draft["requirement"][] {
  const named = new Map(findSkills(title).map(({ id, name }) => [id, name]));
  return [...named]
    .filter(([, name]) => askedLanguages(name).length === 0)
    .slice(0, 4)
    .map(([id, name]) => ({ text: name, kind: "skill", must: true, skills: [id] }));
}
