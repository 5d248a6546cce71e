import { impliedSkills, skillByName } from "#server/taxonomy/skills.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { intervalIn, intervalOf, yearsOf, type Interval } from "./intervals.ts";
import { listedSkills, spokenSkills } from "./skill-lines.ts";
import type { CandidateText, Evidence } from "./types.ts";

export type Section = "work" | "skills" | "education" | "summary" | "other";

export interface CandidateLine {
  evidence: Evidence;
  section: Section;
  /** What of the line may count: nothing of a name or personal detail, and no school. */
  text: string;
  skills: string[];
}

/** A station of work with the lines that tell of it. */
export interface Station {
  title: string;
  text: string;
  interval: Interval;
  evidence: Evidence | null;
  skills: Set<string>;
}

/** How a skill is known: shown by work, or only claimed in a list. */
export interface Proof {
  shown: boolean;
  evidence: Evidence | null;
  /** The skill that implies this one, when it is not named itself. */
  through: string | null;
}

export interface ReadCandidate {
  lines: CandidateLine[];
  stations: Station[];
  years: number;
  proofs: Map<string, Proof>;
}

const headings: ReadonlyArray<[Section, RegExp]> = [
  [
    "work",
    /^(?:(?:work|professional|relevant|employment) )?(?:experience|history|employment|projects|career|berufserfahrung|publications|volunteering|certifications?|awards)(?: history| experience)?:?$/i,
  ],
  [
    "skills",
    /^(?:(?:technical|core|key|it|professional|other|soft) )?(?:skills?|competenc(?:ies|es)|technologies|tools|expertise|kenntnisse|tech stack)(?: (?:and|&) \w+)?:?$/i,
  ],
  ["education", /^(?:education|academic background|ausbildung|studium|education (?:and|&) \w+):?$/i],
  ["summary", /^(?:summary|profile|about(?: me)?|objective|professional summary|profil|headline):?$/i],
  [
    "other",
    /^(?:languages|interests|hobbies|references|contact|personal(?: details| data| information)?|sprachen):?$/i,
  ],
];
const school = /\b(?:university|college|school|institute|academy|universit\w+|hochschule|polytechnic)\b/i;
const personal = /@|^name\b|\b(?:born|date of birth|nationality|gender|marital|age)\b|^\+?[\d\s()-]{7,}$/i;

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
    ...linesOf(candidate.resume, "resume"),
    ...linesOf(candidate.profile ?? [], "profile"),
    ...linesOf(candidate.answers ?? [], "answer"),
  ];
  const stations = candidate.work?.length
    ? givenStations(candidate, lines)
    : writtenStations(candidate, lines);
  return {
    lines,
    stations,
    years: yearsOf(stations.map(({ interval }) => interval)),
    proofs: proofsOf({ candidate, lines, stations }),
  };
}

function linesOf(texts: readonly string[], source: Evidence["source"]): CandidateLine[] {
  let section: Section = source === "answer" ? "work" : "other";
  let headed = false;
  return texts.map((line, lineIndex) => {
    const plain = line.replace(/^[#*\s]+|[*\s]+$/g, "");
    const heading = headings.find(([, pattern]) => pattern.test(plain))?.[0];
    if (heading) {
      section = heading;
      headed = true;
    }
    const own = heading ? "other" : ownSection(plain, headed || source !== "resume" ? section : "summary");
    const silent = heading !== undefined || isPersonal(plain, { lineIndex, source, headed });
    const text = silent ? "" : school.test(plain) ? withoutSchool(plain) : plain;
    return {
      evidence: { source, line, lineIndex },
      section: own,
      text,
      skills: own === "skills" ? listedSkills(text) : spokenSkills(text),
    };
  });
}

/** "Skills: Go, Python, SQL" is a list wherever it stands. */
function ownSection(line: string, section: Section): Section {
  if (
    /^(?:[\w/& ]{0,30}(?:skills|technologies|tools|stack|frameworks|databases|programming languages))\s*:/i.test(
      line,
    )
  )
    return "skills";
  const items = line.split(/\s*[,|•·;]\s*/);
  const listing =
    items.length >= 4 && items.every((item) => item.split(" ").length <= 4) && !line.endsWith(".");
  return listing && section !== "education" && section !== "work" ? "skills" : section;
}

/** The top of a resume is a name, and a name proves nothing: nobody knows Ruby because she is called so. */
function isPersonal(
  line: string,
  { lineIndex, source, headed }: { lineIndex: number; source: Evidence["source"]; headed: boolean },
): boolean {
  if (personal.test(line)) return true;
  return source === "resume" && !headed && lineIndex <= 1 && /^(?:\p{Lu}[\p{L}.'’-]*\s?){1,4}$/u.test(line);
}

/** Where somebody studied must not count, only what. */
function withoutSchool(line: string): string {
  return line
    .split(/\s*[,|–—]\s*|\s+(?:at|from)\s+/)
    .filter((part) => !school.test(part))
    .join(", ");
}

function givenStations(candidate: CandidateText, lines: CandidateLine[]): Station[] {
  return (candidate.work ?? []).flatMap((work) => {
    const interval = intervalOf(work, candidate.asOf);
    if (!interval) return [];
    const text = `${work.title}\n${work.description ?? ""}`;
    const line = lines.find(({ evidence }) => work.title !== "" && evidence.line.includes(work.title));
    const skills = new Set(text.split("\n").flatMap(spokenSkills));
    return [{ title: work.title, text, interval, evidence: line?.evidence ?? null, skills }];
  });
}

/** Stations read from dates in the lines of the resume; those of the education part are no work. */
function writtenStations(candidate: CandidateText, lines: CandidateLine[]): Station[] {
  const stations: Station[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.section === "education" || line.section === "skills" || line.evidence.source !== "resume")
      continue;
    const interval = intervalIn(line.evidence.line, candidate.asOf);
    if (interval) {
      const before = lines[index - 1];
      const bare =
        line.evidence.line
          .replace(/[^\p{L}]+/gu, " ")
          .trim()
          .split(" ").length <= 3;
      const titled = bare && before && before.section === line.section ? before : line;
      stations.push({
        title: stationTitle(titled.text),
        text: titled.text,
        interval,
        evidence: titled.evidence,
        skills: new Set(titled.skills),
      });
      continue;
    }
    const station = stations.at(-1);
    if (!station || line.section !== "work") continue;
    station.text += `\n${line.text}`;
    for (const skill of line.skills) station.skills.add(skill);
  }
  return stations;
}

/** "Data Scientist, Northgale, 2016 - 2019" names a title, an employer and dates; the title is the part known as one. */
function stationTitle(line: string): string {
  const parts = line
    .replace(/\(?\b(?:[A-Za-z]{3,9}\.? )?(?:19|20)\d\d.*$/, "")
    .split(/\s*[,|@•]\s*|\s+(?:at|[-–—])\s+/)
    .filter(Boolean);
  return parts.find((part) => readTitle(part).occupation !== null) ?? parts[0] ?? line;
}

function proofsOf({
  candidate,
  lines,
  stations,
}: {
  candidate: CandidateText;
  lines: CandidateLine[];
  stations: Station[];
}): Map<string, Proof> {
  const proofs = new Map<string, Proof>();
  const add = (id: string, proof: Proof) => {
    const known = proofs.get(id);
    if (!known || (proof.shown && !known.shown)) proofs.set(id, proof);
  };
  for (const { skills, section, evidence } of lines) {
    const shown = section === "work" || section === "education";
    for (const id of skills) add(id, { shown, evidence, through: null });
  }
  for (const { skills, evidence } of stations) {
    for (const id of skills) add(id, { shown: true, evidence, through: null });
  }
  for (const name of candidate.skills ?? []) {
    const id = skillByName(name)?.id;
    if (id) add(id, { shown: false, evidence: lineNaming(lines, name), through: null });
  }
  const named = [...proofs];
  for (const [id, proof] of named) {
    for (const implied of impliedSkills(id)) add(implied, { ...proof, through: id });
  }
  return proofs;
}

function lineNaming(lines: CandidateLine[], name: string): Evidence | null {
  return lines.find(({ evidence }) => evidence.line.includes(name))?.evidence ?? null;
}
