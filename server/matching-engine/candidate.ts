import { impliedSkills, skillByName } from "#server/taxonomy/skills.ts";
import { degreeLevel } from "./degree-levels.ts";
import { factual } from "./factual.ts";
import { type Interval, yearsOf } from "#shared/profile/work-length.ts";
import { intervalOf } from "./intervals.ts";
import { licencesIn } from "./licences.data.ts";
import { neutral } from "./neutral-words.ts";
import { isPersonalDetail } from "./personal-details.ts";
import { looksLikeHead, partOfHead, partOfLine, type Section } from "./resume-parts.ts";
import { listedSkills, spokenSkills } from "./skill-lines.ts";
import type { CandidateText, Evidence } from "./types.ts";
import { wholeSentences } from "./whole-sentences.ts";
import { writtenPositions } from "./written-positions.ts";

export interface CandidateLine {
  evidence: Evidence;
  section: Section;
  /** What of the line may count: nothing of a name or personal detail, and no school. */
  text: string;
  /** The same without what is only wished for or denied. */
  told: string;
  skills: string[];
}

/** A position of work with the lines that tell of it. */
export interface Position {
  /** As it is compared, without the person's gender. */
  title: string;
  /** As the person wrote it. */
  written: string;
  text: string;
  interval: Interval;
  evidence: Evidence | null;
  skills: Set<string>;
}

/** How a skill is known: shown by work, claimed in the person's own list, or only named, as in what they studied. */
export interface Proof {
  shown: boolean;
  listed: boolean;
  evidence: Evidence | null;
  /** The skill that implies this one, when it is not named itself. */
  through: string | null;
}

export interface ReadCandidate {
  lines: CandidateLine[];
  positions: Position[];
  years: number;
  /** The year that "until today" means. */
  year: number;
  proofs: Map<string, Proof>;
}

const school = /\b(?:university|college|school|institute|academy|universit\w+|hochschule|polytechnic)\b/i;
const degreeWord =
  /\b(?:Ph\.?\s?D|[BM]\.?(?:Sc|S|A|Eng|Tech)\b\.?|MBA|BBA|Bachelor(?:['’]?s)?(?: of \w+)?|Master(?:['’]?s)?(?: of \w+)?|Diplom\w*|Associate['’]?s? degree)/;
const study =
  /\b(?:science|engineering|mathematics|physics|chemistry|biology|economics|business|administration|law|medicine|nursing|psychology|education|design|history|philosophy|linguistics|literature|computing|informatics|statistics|accounting|finance|marketing|communications?|architecture|arts|degree|diploma|ausbildung|apprenticeship|certificate|thesis|licen[sc]e|high school|ged)\b/i;
const remembered = new WeakMap<CandidateText, ReadCandidate>();

/** Everything the judgements need of a person, read once. */
export function readCandidate(candidate: CandidateText): ReadCandidate {
  let read = remembered.get(candidate);
  if (!read) {
    read = freshlyRead(candidate);
    remembered.set(candidate, read);
  }
  return read;
}

function freshlyRead(candidate: CandidateText): ReadCandidate {
  const lines = [
    ...linesOf(candidate.resume, "resume", candidate.withheld),
    ...linesOf(candidate.profile ?? [], "profile", candidate.withheld),
    ...linesOf(candidate.answers ?? [], "answer", candidate.withheld),
  ];
  const positions = candidate.work?.length
    ? givenPositions(candidate, lines)
    : writtenPositions(lines, candidate.asOf);
  return {
    lines,
    positions,
    years: yearsOf(positions.map(({ interval }) => interval)),
    year: Number(candidate.asOf.slice(0, 4)),
    proofs: proofsOf({ candidate, lines, positions }),
  };
}

function linesOf(
  texts: readonly string[],
  source: Evidence["source"],
  withheld: readonly string[] = [],
): CandidateLine[] {
  let section: Section = source === "answer" ? "work" : "other";
  let headed = false;
  const quotes = wholeSentences(texts);
  return texts.map((line, lineIndex) => {
    const plain = line.replace(/^(?:[#*\s]|\d{1,2}[.)]\s+(?=\p{L}))+|[*\s]+$/gu, "");
    const heading = partOfHead(plain);
    if (heading) {
      section = heading;
      headed = true;
    } else if (section === "wishes" && looksLikeHead(plain)) section = "other";
    const current = headed || source !== "resume" ? section : "summary";
    const own = heading ? "other" : partOfLine(plain, current, school);
    const silent = heading !== null || isPersonal(plain, { lineIndex, source, headed });
    const seen = neutral(withheld.reduce((words, name) => words.replaceAll(name, ""), plain)).trim();
    const text = silent
      ? ""
      : own === "education"
        ? onlyStudies(seen)
        : school.test(seen)
          ? withoutSchool(seen)
          : seen;
    const told = own === "wishes" ? "" : factual(text);
    return {
      evidence: { source, ...(quotes[lineIndex] ?? { line, lineIndex }) },
      section: own,
      text,
      told,
      skills: own === "skills" ? listedSkills(told) : spokenSkills(told),
    };
  });
}

const name = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){0,3}\s?$/u;
/** The top of a resume is a name, and a name proves nothing: nobody knows Ruby because she is called so. */
function isPersonal(
  line: string,
  { lineIndex, source, headed }: { lineIndex: number; source: Evidence["source"]; headed: boolean },
): boolean {
  if (isPersonalDetail(line)) return true;
  return source === "resume" && !headed && lineIndex <= 1 && name.test(line);
}

/** Of a line about education counts what was studied, by its own words; where and when say something else. */
function onlyStudies(line: string): string {
  const parts = line.split(/\s*[,|–—•;:]\s*|(?<=\p{Ll}{3}|\d)\.\s+|\s+(?:at|from)\s+/u);
  return parts
    .map((part) => (school.test(part) ? (degreeWord.exec(part)?.[0] ?? "") : part))
    .filter(
      (part) =>
        [degreeLevel(part), licencesIn(part).length].some(Boolean) ||
        degreeWord.test(part) ||
        study.test(part) ||
        /^\P{Lu}/u.test(part),
    )
    .map((part) => part.replace(/\b(?:19|20)\d\d\b.*$/, "").trim())
    .filter(Boolean)
    .join(", ");
}

/** Where someone studied must not count, only what: "PhD Princeton University, Physics" is a PhD in physics. */
function withoutSchool(line: string): string {
  return line
    .split(/\s*[,|–—]\s*|\s+(?:at|from)\s+/)
    .map((part) => (school.test(part) ? (degreeWord.exec(part)?.[0] ?? "") : part))
    .filter(Boolean)
    .join(", ");
}

function givenPositions(candidate: CandidateText, lines: CandidateLine[]): Position[] {
  return (candidate.work ?? []).flatMap((work) => {
    const interval = intervalOf(work, candidate.asOf);
    if (!interval) return [];
    const text = neutral(`${work.title}\n${work.description ?? ""}`);
    const line = lines.find(({ evidence }) => work.title !== "" && evidence.line.includes(work.title));
    const skills = new Set(text.split("\n").flatMap((part) => skillsWithin(part, lines)));
    return [
      {
        title: neutral(work.title),
        written: work.title,
        text,
        interval,
        evidence: line?.evidence ?? null,
        skills,
      },
    ];
  });
}

/** So much of a part of a position has to stand in lines of the resume for their reading to hold. */
const mostOfIt = 0.6;

/** The skills of a part of a position: as its lines in the resume are read, where it has any; a list or a degree beside the work shows none. */
function skillsWithin(part: string, lines: readonly CandidateLine[]): string[] {
  const own = lines.filter(({ text }) => text !== "" && (part.includes(text) || text.includes(part)));
  const covered = own.reduce((sum, { text }) => sum + text.length, 0);
  if (covered < mostOfIt * part.length) return spokenSkills(factual(part));
  return own.flatMap(({ section, skills }) =>
    section === "education" || section === "skills" ? [] : skills,
  );
}

function proofsOf({
  candidate,
  lines,
  positions,
}: {
  candidate: CandidateText;
  lines: CandidateLine[];
  positions: Position[];
}): Map<string, Proof> {
  const proofs = new Map<string, Proof>();
  const add = (id: string, proof: Proof) => {
    const known = proofs.get(id);
    if (!known || strength(proof) > strength(known)) proofs.set(id, proof);
  };
  for (const { skills, section, evidence } of lines) {
    const shown = section === "work" || section === "project";
    for (const id of skills) add(id, { shown, listed: section === "skills", evidence, through: null });
  }
  for (const { skills, evidence, text } of positions) {
    for (const id of skills) {
      const line = lines.find((each) => each.skills.includes(id) && text.includes(each.text));
      add(id, { shown: true, listed: false, evidence: line?.evidence ?? evidence, through: null });
    }
  }
  for (const name of candidate.skills ?? []) {
    const id = skillByName(name)?.id;
    if (id) add(id, { shown: false, listed: true, evidence: lineNaming(lines, name), through: null });
  }
  const named = [...proofs];
  for (const [id, proof] of named) {
    for (const implied of impliedSkills(id)) {
      if (!proofs.has(implied)) proofs.set(implied, { ...proof, listed: false, through: id });
    }
  }
  return proofs;
}

function strength({ shown, listed }: Proof): number {
  return shown ? 2 : Number(listed);
}

function lineNaming(lines: CandidateLine[], name: string): Evidence | null {
  return lines.find(({ evidence }) => evidence.line.includes(name))?.evidence ?? null;
}
