import { findSkills, type SkillMention } from "#server/taxonomy/skills.ts";
import { plainLines, readAd, type AdLine } from "./ad-lines.ts";
import { askedYears, isOptional, isPractical, kindOf } from "./requirement-kinds.ts";
import { skillsSpoken } from "./skill-lines.ts";
import type { JobText, Requirement, RequirementKind } from "./types.ts";

const most = 8;
const longest = 80;
const leadIn =
  /^(?:(?:you (?:have|are|bring|possess|should have|will have)|we(?:'re| are) looking for|we (?:ask for|need|want|look for|require)|must have|candidates? (?:must|should) have|the ideal candidate (?:has|will have)|ability to demonstrate|demonstrated|proven|a|an|at least|minimum(?: of)?|required|preferred|bonus|nice to have|plus)[:,]?\s+)+/i;
const asking =
  /\b(?:experience (?:with|in|of|as)|experienced|proficien\w+|knowledge of|familiar\w* with|expertise|fluen\w+|degree|diploma|licen[sc]e|must (?:have|be)|required|qualified|certifi(?:ed|cation)|skilled in|background in)\b/i;
/** What is given or how it is, in the same words as what is asked for. */
const offering =
  /\b(?:(?:is|are) (?:free|given|provided|paid|included)|days? off|we (?:offer|provide|pay|meet|give|train|teach)|you(?:['’]ll| will)? (?:get|receive|may learn)|(?:paid|extra|annual) (?:leave|vacation|holidays?)|twice a year|no (?:experience|previous|prior)\b.*\b(?:needed|required|expected|necessary)|not (?:required|needed|expected)|counts? more than)\b/i;
const aboutUs =
  /\b(?:join (?:our|us)|(?:we['’]?(?:re| are)|is) (?:seeking|looking|hiring)|case study|interviews?|privacy|applicants?|by applying|accommodation|equal opportunity|fraud|why (?:you|us))\b/i;
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
  const lines = plainLines(job.descriptionHtml ?? job.text ?? "");
  const ad = readAd(lines);
  const listed = ad.filter(
    ({ part, bullet, text }) =>
      isItem(text) && (part === "nice" || part === "must") && (bullet || text.length < 220),
  );
  const stated = listed.length >= 2 ? listed : [...listed, ...sentences(ad)];
  const drafts = stated.map(draft).filter((found) => found !== null);
  const chosen = mostTelling(drafts);
  const missing = Math.min(most, 4) - chosen.length;
  const all =
    missing > 0
      ? [
          ...chosen,
          ...fromSkills(job.title, {
            lines: lines.filter((line) => !offering.test(line)),
            known: chosen,
            limit: missing,
          }),
        ]
      : chosen;
  return all.map((requirement, index) => ({ id: `r${index + 1}`, ...requirement }));
}

function isItem(text: string): boolean {
  return text.length <= 400 && !aboutUs.test(text) && !offering.test(text);
}

/** Ads without a list say in sentences what they ask for. */
function sentences(ad: AdLine[]): AdLine[] {
  return ad
    .filter(({ part }) => part === null || part === "must")
    .flatMap(({ text }) => text.split(/(?<=[.;!])\s+/))
    .filter((text) => isItem(text) && text.length < 260 && (asking.test(text) || askedYears(text) !== null))
    .flatMap(clauses)
    .map((text) => ({ text, bullet: false, part: "must" }));
}

/** "Degree in law, five years in a firm, fluent English" asks for three things; what only adds to one stays with it. */
function clauses(sentence: string): string[] {
  const parts = sentence.split(/[,;]\s+(?:and\s+)?(?![^(]*\))/);
  const own: string[] = [];
  for (const part of parts) {
    const kind = kindOf(part, 0);
    const stands = kind !== "other" && kind !== "skill" && part.split(" ").length >= 2;
    if (own.length === 0 || stands) own.push(part);
    else own[own.length - 1] += `, ${part}`;
  }
  return own;
}

function draft(line: AdLine, order: number): Draft | null {
  const mentions = findSkills(line.text);
  const skills = skillsSpoken(line.text, mentions);
  const kind = kindOf(line.text, skills.length);
  const years = kind === "years" ? askedYears(line.text) : null;
  if (kind === "other" && !isPractical(line.text) && !line.text.includes(" ")) return null;
  const must = line.part !== "nice" && !isOptional(line.text);
  const dull = soft.test(line.text) && kind !== "years" ? 2 : 0;
  return {
    requirement: {
      text: label(line.text, mentions),
      kind,
      must,
      skills: skills.slice(0, 8),
      ...(years === null ? {} : { years }),
    },
    weight: weights[kind] + (must ? 2 : 0) + Math.min(skills.length, 3) * 0.5 - dull,
    order,
  };
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

/** The words of the ad without their run-up, cut where a clause ends. */
function label(line: string, mentions: SkillMention[]): string {
  const bare = line.replace(leadIn, "").replace(/[.;,\s]+$/, "");
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

/** Without a list, the skills of the title and those the text comes back to. */
function fromSkills(
  title: string,
  { lines, known, limit }: { lines: string[]; known: Draft["requirement"][]; limit: number },
): Draft["requirement"][] {
  const taken = new Set(known.flatMap(({ skills }) => skills));
  const counts = new Map<string, { name: string; count: number }>();
  const note = ({ id, name }: SkillMention, weight: number) => {
    const count = (counts.get(id)?.count ?? 0) + weight;
    if (!taken.has(id)) counts.set(id, { name, count });
  };
  for (const mention of findSkills(title)) note(mention, 3);
  for (const mention of findSkills(lines.join("\n"))) note(mention, 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, limit)
    .map(([id, { name, count }]) => ({ text: name, kind: "skill", must: count >= 2, skills: [id] }));
}
