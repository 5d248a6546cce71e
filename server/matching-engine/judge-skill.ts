import {
  type SkillMention,
  findSkills,
  goesByName,
  relatedSkills,
  skillById,
} from "#server/taxonomy/skills.ts";
import { remembered } from "#server/texts/remembered.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import type { Proof, ReadCandidate } from "./candidate.ts";
import { inGroups, isOpenEnded, offersChoice } from "./alternatives.ts";
import { contentWords, lineStems, sharedWords, titleSays, wordStems } from "./content-words.ts";
import { unproven } from "./not-mentioned.ts";
import type { Asked, Evidence, Judgement } from "./types.ts";
import { tellsTheRest } from "./tells-the-rest.ts";
import { unknownNames } from "./unknown-names.ts";

const light = /\b(?:basic|some|familiar\w*|exposure|awareness|understanding|interest)\b/i;
/** Qualities and habits that a resume shows without their name. */
const unnamed =
  /\b(?:communicat|team|leadership|customer|organi[sz]|problem|time management|detail|interpersonal|creativ|planning|management|collaborat|present|relationship|service|plan\b|independen|thinking|initiative|flexib)/i;

/** What people can do and seldom write down. */
const seldomTold = new Set([
  "microsoft-office",
  "microsoft-word",
  "microsoft-excel",
  "microsoft-powerpoint",
  "microsoft-outlook",
  "git",
]);

/** Having worked with it is asked for, even as a wish. */
const practiced =
  /\b(?:in[- ]depth|advanced|production|professional|commercial|extensive) (?:working |practical )?(?:experience|knowledge|use|sql|skills)\b|\bmake extensive use\b/i;
const littleBefore =
  /\b(?:(?:basics?|some|a little|wenig|un peu|un poco|beginner|limited|brief|minimal|slight|light|grundlagen|erste|notions|básic[oa]s?)(?: \p{L}+){0,2}|exposure to|awareness of|introduction to)[\s:/]*$/iu;
const littleAfter =
  /^(?:[\s:–-]*\(?(?:basics?|beginner|grundlagen|grundkenntnisse|notions|básico)\b|[^.;]{0,30}[;,(–-]\s*(?:but )?(?:no|not|never|without|little)\s[^.;]{0,30}\b(?:experience|production|professional\w*|work)\b(?! (?:with|in|of|using) (?!it\b|either\b|them\b)))/i;
/** Words before a practice that don’t narrow it. */
const anyKind =
  /^(?:prior|previous|practical|commercial|professional|recent|general|hands|sound|solid|extensive|some|direct|real|current|active|day|overall|including|using|doing|performing|conducting|providing|supporting|managing|leading|delivering|background|training|exposure|interest|passion|career|years?|months?|within|about)$/;

/** The skills of a line of an ad or a resume, which is judged many times. */
const mentionsIn = remembered(4000, findSkills);

interface Found {
  id: string;
  grade: number;
  proof: Proof | null;
  /** A neighboring skill the person has instead. */
  near: string | null;
}

/** Compares the skills of a requirement with what a person shows, lists or comes close to. */
export function judgeSkill(requirement: Asked, candidate: ReadCandidate): Judgement {
  const known = requirement.skills.map((id) => find(id, candidate));
  const named = (requirement.names ?? []).map((name) => findName(name, candidate));
  const found = [...known, ...named].toSorted((a, b) => b.grade - a.grade || saysIt(b) - saysIt(a));
  const best = found[0];
  if (!best) return { verdict: "unclear", evidence: null };
  const { text, must } = requirement;
  const listed = (must || practiced.test(text)) && !light.test(text) ? 0.5 : 1;
  const gradeOf = ({ grade }: Found) => (grade === 0.5 ? listed : grade);
  const mentions = mentionsIn(text);
  const groups = groupsOf({ text, mentions, found });
  const grades = groups.map((group) => Math.max(...group.map(gradeOf)));
  const enough = offersChoice(text);
  const grade = average(grades);
  const evidence = best.proof?.evidence ?? null;

  const whole = Math.min(...grades) >= 0.4;
  if (grade >= 0.75 && whole && evidence) {
    const note = shortfall(requirement, { best, evidence, enough, mentions, candidate });
    return note === null ? { verdict: "met", evidence } : { verdict: "unclear", evidence, note };
  }
  if (grade > 0.1)
    return closerWork(requirement, best, candidate) ?? { verdict: "unclear", evidence, note: doubt(groups) };
  const sought = requirement.skills.filter(goesByName);
  if (sought.every((id) => seldomTold.has(id)) || isOpenEnded(text) || isUnsaid(requirement, candidate))
    return unproven(requirement, candidate);
  return { verdict: "missing", evidence: null, note: `No mention of ${names(sought)}.` };
}

interface Shown {
  best: Found;
  evidence: Evidence;
  enough: boolean;
  mentions: readonly SkillMention[];
  candidate: ReadCandidate;
}
/** What the line that shows the skill leaves open of all that is asked, as a sentence; null if nothing. */
function shortfall(requirement: Asked, shown: Shown): string | null {
  const { text } = requirement;
  const { best, evidence, enough, mentions, candidate } = shown;
  if (!light.test(text) && isModest(best, evidence)) return "Mentioned as basic knowledge.";
  const untold = enough ? [] : untoldNames(text, mentions, candidate);
  if (untold.length > 0) return `No mention of ${sentenceList(untold.slice(0, 3))}.`;
  return (enough || tellsTheRest(requirement, candidate)) && isOfTheKind(text, mentions, candidate)
    ? null
    : "This comes close.";
}

interface Named {
  text: string;
  mentions: readonly SkillMention[];
  found: readonly Found[];
}
/** What a line names, in groups of which one is enough. */
function groupsOf({ text, mentions, found }: Named): Found[][] {
  const placed = found.map((each) => {
    const mention = mentions.find(({ id }) => id === each.id);
    const written = skillById(each.id)?.name ?? each.id;
    const start = mention?.start ?? Math.max(0, text.indexOf(written));
    return { each, start, end: mention?.end ?? start + written.length };
  });
  return inGroups(text, placed).map((group) => group.map(({ each }) => each));
}

const bestOf = (group: readonly Found[]) =>
  group.toSorted((a, b) => b.grade - a.grade || saysIt(b) - saysIt(a))[0]!;

function find(id: string, candidate: ReadCandidate): Found {
  const proof = candidate.proofs.get(id) ?? null;
  if (proof) return { id, grade: gradeOfProof(proof), proof, near: null };
  const held = heldTitle(id, candidate);
  if (held) return { id, grade: 1, proof: held, near: null };
  const [near] = relatedSkills(id)
    .flatMap((other) => {
      const own = candidate.proofs.get(other);
      return own && own.through === null ? [{ other, own }] : [];
    })
    .toSorted((a, b) => Number(b.own.shown) - Number(a.own.shown));
  if (near) return { id, grade: near.own.shown ? 0.3 : 0.2, proof: near.own, near: near.other };
  const named = goesByName(id) ? findName(skillById(id)!.name, candidate, "u") : null;
  // Its name stands there, and was not read as the skill: a question.
  return { id, grade: Math.min(named?.grade ?? 0, 0.4), proof: named?.proof ?? null, near: null };
}

/** A position whose title says the practice: a product designer does product design. */
function heldTitle(id: string, { positions }: ReadCandidate): Proof | null {
  const name = skillById(id)?.name;
  if (name === undefined || goesByName(id)) return null;
  const held = positions.find(({ title, evidence }) => evidence !== null && titleSays(title, name));
  return held ? { shown: true, listed: false, evidence: held.evidence, through: null } : null;
}

/** What stands behind a practice and says where: "nursing home". */
const settings =
  /^ (?:homes?|schools?|hospitals?|hotels?|clinics?|agenc(?:y|ies)|firms?|banks?|wards?|units?)\b/i;

/** "Regulatory accounting" is one kind of accounting: the word before a practice has to be somewhere in the resume. */
function isOfTheKind(text: string, mentions: readonly SkillMention[], { lines }: ReadCandidate): boolean {
  const kinds = mentions.flatMap(({ id, start }) => {
    const before = /(?:(?<!\p{L})\p{Ll}|^\p{Lu})\p{Ll}{3,}(?=\s+$)/u
      .exec(text.slice(0, start))?.[0]
      .toLowerCase();
    return before && !goesByName(id) && !anyKind.test(before) ? contentWords(before) : [];
  });
  const places = mentions.flatMap(({ id, end }) => {
    const [place] = settings.exec(text.slice(end)) ?? [];
    return place && !goesByName(id) ? contentWords(place) : [];
  });
  if (kinds.length + places.length === 0) return true;
  const own = lines.map(lineStems);
  return [...kinds, ...places].every((word) => own.some((stems) => stems.has(word)));
}

/** "SQL and Crystal Reports": names beside a known skill that the person doesn’t mention. Letters such as "the ORM" only explain it. */
function untoldNames(text: string, mentions: readonly SkillMention[], candidate: ReadCandidate): string[] {
  return unknownNames(text, mentions).filter(
    (name) => !/^\p{Lu}+$/u.test(name) && findName(name, candidate).grade === 0,
  );
}

/** Whether the line itself says that the person knows little of it: "basic HTML", "Python (beginner)". */
function isModest({ id }: Found, { line }: Evidence): boolean {
  const [mention] = mentionsIn(line).filter((each) => each.id === id);
  if (!mention) return false;
  return littleBefore.test(line.slice(0, mention.start)) || littleAfter.test(line.slice(mention.end));
}

/** 1 where the quoted line has the skill's own name in it, which proves it best. */
function saysIt({ id, proof }: Found): number {
  const name = skillById(id)?.name ?? id;
  return Number(proof?.evidence?.line.toLowerCase().includes(name.toLowerCase()) ?? false);
}

/** Work that shares words with what is asked for, where the skill itself is only named by what someone studied. */
function closerWork(requirement: Asked, { proof }: Found, candidate: ReadCandidate): Judgement | null {
  if (!proof || proof.shown || proof.listed || proof.through !== null) return null;
  const lines = candidate.lines.filter(({ section }) => section === "work" || section === "project");
  const found = unproven(requirement, { ...candidate, lines });
  return found.evidence ? found : null;
}

/** What only follows from another skill is never more than a question. */
function gradeOfProof({ shown, listed, through }: Proof): number {
  if (through !== null) return 0.35;
  return shown ? 1 : listed ? 0.5 : 0.4;
}

/** A name as a word of its own among someone's lines. */
function findName(name: string, { lines }: ReadCandidate, flags = "iu"): Found {
  const word = new RegExp(
    String.raw`(?<![\p{L}\d])${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    flags,
  );
  const told = lines.filter((line) => word.test(line.told));
  const shown = told.find(({ section }) => section === "work" || section === "project");
  const line = shown ?? told.find(({ section }) => section === "skills") ?? told[0];
  if (!line) return { id: name, grade: 0, proof: null, near: null };
  const listed = line.section === "skills";
  const proof = { shown: shown !== undefined, listed, evidence: line.evidence, through: null };
  return { id: name, grade: gradeOfProof(proof), proof, near: null };
}

/** Whether the person may well have it under other words: then nothing is said to be missing. */
function isUnsaid({ text, skills }: Asked, candidate: ReadCandidate): boolean {
  const { lines } = candidate;
  const wordings = [text, ...skills.map((id) => skillById(id)?.name ?? "")];
  if (wordings.some((wording) => unnamed.test(wording))) return true;
  // The resume names a part of it: "Excel for grades" where Microsoft Office is asked for.
  const near = skills.flatMap(relatedSkills).filter(goesByName);
  if (near.some((id) => findName(lastWord(skillById(id)!.name), candidate, "u").grade > 0)) return true;
  const asked = wordings.flatMap(contentWords);
  const own = lines.map((line) => wordStems(line.text));
  return own.some((stems) => sharedWords(asked, stems).length > 0);
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(" ") + 1);

function doubt(groups: Found[][]): string {
  const found = groups.map((group) => bestOf(group)).toSorted((a, b) => b.grade - a.grade);
  const best = found[0];
  if (best?.proof?.through) return `${names([best.proof.through])} includes ${names([best.id])}.`;
  if (best?.near) return `Mentions ${names([best.near])}, which is close to ${names([best.id])}.`;
  const absent = found.filter(({ grade }) => grade < 0.4);
  if (best && best.grade >= 0.4 && absent.length > 0)
    return `Mentions ${names([best.id])}, but not ${names(absent.map(({ id }) => id))}.`;
  return best?.proof?.listed
    ? "Listed as a skill, but no project shows it."
    : "Mentioned, but no work shows it.";
}

function names(ids: readonly string[]): string {
  return sentenceList(ids.slice(0, 3).map((id) => skillById(id)?.name ?? id));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
