import type { CandidateLine, ReadCandidate } from "./candidate.ts";
import { contentWords, lineStems, sharedWords } from "./content-words.ts";
import { judgeSkill } from "./judge-skill.ts";
import { licences, licencesIn } from "./licences.data.ts";
import { usStates } from "#shared/places/us-states.data.ts";
import { unproven } from "./not-mentioned.ts";
import { certificatesIn } from "./requirement-kinds.ts";
import { tellsTheRest } from "./tells-the-rest.ts";
import type { Asked, Judgement } from "./types.ts";

/** What people hold and seldom write down. */
const seldomWritten = new Set([
  "Driving license",
  "DBS check",
  "Working with children check",
  "First aid certificate",
  "Security clearance",
]);

/** A license or certificate is met only by one of the person's own. */
export function judgeLicence(requirement: Asked, read: ReadCandidate): Judgement {
  const asked = narrowest(requirement.text);
  const held = licences.flatMap(([name, written]) => {
    const lines = asked.includes(name)
      ? read.lines.filter(({ told }) => written.test(withoutOthers(told)))
      : [];
    return likest(lines, requirement.text);
  });
  const either = /\bor\b|\boder\b|\bou\b|\bequivalent\b/i.test(requirement.text);
  if (held[0] && (either || held.length === asked.length)) {
    const { evidence } = held[0];
    const state = otherState(requirement, read);
    if (state) return { verdict: "unclear", evidence, note: `It may not be valid in ${state}.` };
    if (!either && !(tellsShortNames(requirement, read) && tellsTheRest(requirement, read)))
      return { verdict: "unclear", evidence, note: "Lists this, but not all that the line asks for." };
    return { verdict: "met", evidence };
  }
  if (held[0])
    return { verdict: "unclear", evidence: held[0].evidence, note: "Lists some of these, but not all." };
  const names = asked.length > 0 ? [] : certificatesIn(requirement.text);
  const named = read.lines.find(({ told }) => names.some((name) => hasWord(told, name) && holds(told, name)));
  if (named) return { verdict: "met", evidence: named.evidence };
  const mentioned = read.lines.find(({ told }) => names.some((name) => hasWord(told, name)));
  if (mentioned)
    return {
      verdict: "unclear",
      evidence: mentioned.evidence,
      note: "Mentioned, perhaps without a certificate.",
    };
  return unheld(requirement, {
    read,
    seldom: asked.length === 0 || asked.some((name) => seldomWritten.has(name)),
  });
}

/** "I hire registered nurses" tells of others. */
function withoutOthers(told: string): string {
  return told.replace(
    /\b(?:registered|licensed|chartered|certified|qualified)(?: \p{L}+)? (?:nurses|midwives|accountants|engineers|teachers|electricians|drivers|physiotherapists|pharmacists|social workers)\b/giu,
    " ",
  );
}

/** "RGN" asks for the British register; nurses registered elsewhere aren't on it. */
function narrowest(text: string): string[] {
  const asked = licencesIn(text);
  const beside = licencesIn(text.replace(british, " "));
  return asked.filter((name) => name !== anyNurse || beside.includes(name));
}

const anyNurse = "Nursing registration";
const british = /\b(?:RGN|NMC)\b|\bregistered general nurse/gi;

/** Countries whose driving licenses are told apart. */
const countries: Record<string, RegExp> = {
  "the UK": /\b(?:UK|United Kingdom|British|Britain|England|Scotland|Wales)\b/,
  Australia: /\bAustralian?\b/,
  "the United States": /\b(?:US|USA|United States)\b/,
};

/** A US state that the line names and the person doesn’t: a license from one state isn’t valid in another. */
function otherState({ text }: Asked, { lines }: ReadCandidate): string | undefined {
  const asked = Object.entries(usStates).filter(([, state]) => text.includes(state));
  const told = lines.map((line) => line.text).join("\n");
  const abroad = Object.entries(countries).find(([, named]) => named.test(text) && !named.test(told));
  if (abroad && licencesIn(text).includes("Driving license")) return abroad[0];
  return asked.find(([code, state]) => !new RegExp(String.raw`\b(?:${code}|${state})\b`).test(told))?.[1];
}

/** "PALS and NRP": a short name beside a known license has to stand in the resume too. */
function tellsShortNames({ text }: Asked, { lines }: ReadCandidate): boolean {
  const names = (text.match(/\b[A-Z]{3,6}\b/g) ?? []).filter((name) => licencesIn(name).length === 0);
  return names.every((name) => lines.some((line) => hasWord(line.text, name)));
}

/** Bodies of one profession: a member of one may be able to join another. */
const professions = [
  ["ACCA", "ACA", "CIMA", "CPA", "AAT"],
  ["CIPD", "SHRM", "PHR"],
  [
    "Nursing registration",
    "NMC registration",
    "Mental health nurse registration",
    "Learning disability nurse registration",
  ],
];
const underWay =
  /\b(?:working towards?|part[- ]qualified|able to (?:become|obtain|get)|willing to (?:become|obtain|get))\b/i;

/** A license of the same profession that the person holds instead. */
function kindred({ text }: Asked, { lines }: ReadCandidate): CandidateLine | undefined {
  // A nurse of another country has no number of the British register.
  if (/\bNMC\b/.test(text)) return undefined;
  const asked = licencesIn(text);
  const others = professions.flatMap((bodies) => (bodies.some((name) => asked.includes(name)) ? bodies : []));
  const written = licences.flatMap(([name, words]) => (others.includes(name) ? [words] : []));
  return lines.find(({ told }) => written.some((words) => words.test(withoutOthers(told))));
}

/** Of the lines that prove it, the one that shares most words with what is asked for. */
function likest(lines: readonly CandidateLine[], asked: string): CandidateLine[] {
  const words = contentWords(asked);
  const shared = (line: CandidateLine) => sharedWords(words, lineStems(line)).length;
  return lines.toSorted((a, b) => shared(b) - shared(a)).slice(0, 1);
}

function unheld(requirement: Asked, { read, seldom }: { read: ReadCandidate; seldom: boolean }): Judgement {
  const words = contentWords(requirement.text);
  const close = read.lines.find(
    (line) =>
      /certif|licen[sc]|regist|schein|ausweis|permis|carn[eé]t/i.test(line.told) &&
      sharedWords(words, lineStems(line)).length > 0,
  );
  if (close)
    return { verdict: "unclear", evidence: close.evidence, note: "This may be another certificate." };
  const skill = requirement.skills.length > 0 ? judgeSkill(requirement, read) : null;
  if (skill?.evidence)
    return {
      verdict: "unclear",
      evidence: skill.evidence,
      note: "Has the skill, but doesn’t list the certification.",
    };
  const other = kindred(requirement, read);
  if (other)
    return {
      verdict: "unclear",
      evidence: other.evidence,
      note: "Lists another license of this profession.",
    };
  if (seldom || underWay.test(requirement.text)) return unproven(requirement, read);
  return { verdict: "missing", evidence: null, note: "Doesn’t list this certification." };
}

/** "AWS Certified" holds a certificate of AWS, "Ran AWS" does not. */
function holds(line: string, name: string): boolean {
  return /certif|licen[sc]|diplom/i.test(line) || line.trim().length <= name.length + 12;
}

function hasWord(line: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\w])${word.replace(/[+]/g, String.raw`\+`)}(?![\w])`, "i").test(line);
}
