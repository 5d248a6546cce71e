import { readCandidate, type CandidateLine, type ReadCandidate } from "./candidate.ts";
import { judgeSkill } from "./judge-skill.ts";
import { judgeYears } from "./judge-years.ts";
import { askedLanguages, certificatesIn, degreeLevel, spokenLanguages } from "./requirement-kinds.ts";
import type { Asked, CandidateText, Judgement, Requirement } from "./types.ts";

/** The best first: of alternatives, the one that a person comes closest to counts. */
const verdicts = ["met", "unclear", "missing"] as const;

const commonWords = new Set(
  "with that this from have your their will into able ability strong experience excellent good great work working team teams years skills knowledge understanding must should would other various including environment".split(
    " ",
  ),
);

/** Says whether a person meets a requirement, and which of their own lines proves it. */
export function judge(requirement: Requirement, candidate: CandidateText, jobTitle = ""): Judgement {
  const read = readCandidate(candidate);
  const { alternatives = [], must } = requirement;
  const judged = (alternatives.length > 0 ? alternatives : [requirement]).map((part) =>
    judgePart({ ...part, must }, { read, jobTitle }),
  );
  return verdicts.flatMap((verdict) => judged.filter((each) => each.verdict === verdict))[0]!;
}

interface Against {
  read: ReadCandidate;
  jobTitle: string;
}

function judgePart(requirement: Asked, { read, jobTitle }: Against): Judgement {
  const { kind, skills, names = [] } = requirement;
  switch (kind) {
    case "skill":
      return skills.length + names.length > 0 ? judgeSkill(requirement, read) : judgeWords(requirement, read);
    case "years":
      return judgeYears(requirement, { candidate: read, jobTitle });
    case "degree":
      return judgeDegree(requirement, read);
    case "certification":
      return judgeCertification(requirement, read);
    case "language":
      return judgeLanguage(requirement, read);
    case "other":
      return judgeWords(requirement, read);
  }
}

function judgeDegree({ text }: Asked, { lines, years }: ReadCandidate): Judgement {
  const asked = Math.max(1, degreeLevel(text) || (/degree/i.test(text) ? 2 : 1));
  const accepted = /bachelor/i.test(text) ? Math.min(asked, 2) : asked;
  const schooling = lines.filter(({ section }) => section === "education");
  const own = (schooling.length > 0 ? schooling : lines.filter(({ section }) => section !== "skills"))
    .map((line) => ({ line, level: degreeLevel(line.text) }))
    .toSorted((a, b) => b.level - a.level)[0];
  if (own && own.level >= accepted) return { verdict: "met", evidence: own.line.evidence };
  if (/equivalent|or (?:relevant|related|comparable)|experience/i.test(text) && years >= 4) {
    return {
      verdict: "unclear",
      evidence: null,
      note: "No matching degree listed, but experience may count instead.",
    };
  }
  if (own && own.level > 0)
    return { verdict: "unclear", evidence: own.line.evidence, note: "Lists a different degree." };
  return { verdict: "missing", evidence: null, note: "No degree listed." };
}

function judgeCertification(requirement: Asked, read: ReadCandidate): Judgement {
  const names = certificatesIn(requirement.text);
  const named = read.lines.find(({ text }) => names.some((name) => hasWord(text, name)));
  if (named) return { verdict: "met", evidence: named.evidence };
  const words = contentWords(requirement.text);
  const close = read.lines.find(({ text }) => /certif|licen[sc]/i.test(text) && shared(words, text) > 0);
  if (close) return { verdict: "met", evidence: close.evidence };
  if (requirement.skills.length > 0) {
    const skill = judgeSkill(requirement, read);
    if (skill.verdict !== "missing")
      return {
        verdict: "unclear",
        evidence: skill.evidence,
        note: "Has the skill, but doesn’t list the certification.",
      };
  }
  return { verdict: "missing", evidence: null, note: "Doesn’t list this certification." };
}

function judgeLanguage({ text }: Asked, { lines }: ReadCandidate): Judgement {
  const asked = askedLanguages(text);
  const patterns = spokenLanguages.filter(([name]) => asked.includes(name));
  const named = patterns.map(([, pattern]) => lines.find((line) => pattern.test(line.text)));
  const either = /\bor\b|\//i.test(text);
  const first = named.find((line) => line !== undefined);
  if (first && (either || named.every((line, index) => line !== undefined || asked[index] === "English"))) {
    return { verdict: "met", evidence: first.evidence };
  }
  if (asked.includes("English") && (either || asked.length === 1) && isEnglish(lines)) {
    return { verdict: "met", evidence: null, note: "The resume is in English." };
  }
  return {
    verdict: "missing",
    evidence: null,
    note: `No mention of ${asked.join(either ? " or " : " and ")}.`,
  };
}

/** What no list of skills knows is compared by its words; what is not said stays a question. */
function judgeWords(requirement: Asked, read: ReadCandidate): Judgement {
  if (requirement.skills.length > 0) {
    const skill = judgeSkill(requirement, read);
    if (skill.verdict === "met") return skill;
  }
  const words = contentWords(requirement.text);
  const best = read.lines
    .filter(({ section }) => section !== "skills")
    .map((line) => ({ line, count: shared(words, line.text) }))
    .toSorted((a, b) => b.count - a.count)[0];
  const needed = Math.max(2, Math.ceil(words.length * 0.4));
  if (best && best.count >= needed) return { verdict: "met", evidence: best.line.evidence };
  return { verdict: "unclear", evidence: null, note: "Not mentioned in the resume." };
}

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}+#]{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !commonWords.has(word)).map(stem))];
}

function shared(words: readonly string[], line: string): number {
  const own = new Set((line.toLowerCase().match(/[\p{L}+#]{4,}/gu) ?? []).map(stem));
  return words.filter((word) => own.has(word)).length;
}

function stem(word: string): string {
  return word.replace(/(?:ing|ments?|ations?|ions?|ers?|ed|es|s|ly)$/, "").slice(0, 7);
}

function hasWord(line: string, word: string): boolean {
  return new RegExp(String.raw`(?<![\w])${word.replace(/[+]/g, String.raw`\+`)}(?![\w])`, "i").test(line);
}

function isEnglish(lines: readonly CandidateLine[]): boolean {
  const text = lines
    .map((line) => line.text)
    .join(" ")
    .toLowerCase();
  return (text.match(/\b(?:the|and|of|with|for|in|to)\b/g) ?? []).length >= 5;
}
