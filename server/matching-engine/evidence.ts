import { titleSimilarity } from "#server/taxonomy/titles.ts";
import { readCandidate, type ReadCandidate } from "./candidate.ts";
import { allStems, contentWords, lineStems, sharedWords } from "./content-words.ts";
import { judgeDegree } from "./judge-degree.ts";
import { judgeLanguage } from "./judge-language.ts";
import { judgeLicence } from "./judge-licence.ts";
import { judgeSkill } from "./judge-skill.ts";
import { judgeYears } from "./judge-years.ts";
import { licencesIn } from "./licences.data.ts";
import { isPractical } from "./requirement-kinds.ts";
import { neutral } from "./neutral-words.ts";
import { unproven } from "./not-mentioned.ts";
import { demandsIn } from "./tells-the-rest.ts";
import type { Asked, CandidateText, Judgement, Requirement, RequirementPart } from "./types.ts";

/** The best first: of alternatives, the one that a person comes closest to counts. */
const verdicts = ["met", "unclear", "missing"] as const;

/** Says whether a person meets a requirement, and which of their own lines proves it. */
export function judge(requirement: Requirement, candidate: CandidateText, jobTitle = ""): Judgement {
  const read = readCandidate(candidate);
  const { alternatives = [], must } = requirement;
  const judged = (alternatives.length > 0 ? alternatives : [requirement]).map((part) =>
    judgePart({ ...part, text: neutralText(part), must }, { read, jobTitle }),
  );
  return verdicts.flatMap((verdict) => judged.filter((each) => each.verdict === verdict))[0]!;
}

const neutralTexts = new WeakMap<RequirementPart, string>();

/** "EFZ als Kauffrau" is met by a "Kaufmann EFZ"; lines of a resume are read the same way. */
function neutralText(part: RequirementPart): string {
  const known = neutralTexts.get(part) ?? neutral(part.text);
  neutralTexts.set(part, known);
  return known;
}

interface Against {
  read: ReadCandidate;
  jobTitle: string;
}

function judgePart(requirement: Asked, { read, jobTitle }: Against): Judgement {
  const { kind, skills, names = [] } = requirement;
  if (
    (kind === "skill" || kind === "other" || kind === "degree") &&
    licencesIn(requirement.text).length > 0
  ) {
    const licence = withTheRest(judgeLicence(requirement, read), { requirement, read });
    if (licence.verdict === "met") return licence;
  }
  switch (kind) {
    case "skill":
      return skills.length + names.length > 0 ? judgeSkill(requirement, read) : judgeWords(requirement, read);
    case "years":
      return judgeYears(requirement, { candidate: read, jobTitle });
    case "degree":
      return withTheRest(judgeDegree(requirement, read), { requirement, read });
    case "certification":
      return withTheRest(judgeLicence(requirement, read), { requirement, read });
    case "language":
      return judgeLanguage(requirement, read);
    case "other":
      return judgeWords(requirement, read);
  }
}

/** A second demand in a line that asks for a license or a degree first. */
const andMore =
  /(?<!\p{L})(?:and|with|plus|mit|und|sowie|avec|et|associée? à|con|y)\s+(?<rest>[^,;]*(?<!\p{L})(?:experience|knowledge|background|\p{L}*erfahrung\p{L}*|kenntnisse\p{L}*|expérience|connaissances?|formation|experiencia|conocimientos?|weiterbildung\p{L}*|zusatzausbildung|qualification|zertifi\p{L}*|certification)(?!\p{L})[^,;]*)$/iu;

/** "ACCA qualified and experience of tour accounts" asks for two things: half of the second one's words have to be in the resume. */
function withTheRest(
  judged: Judgement,
  { requirement, read }: { requirement: Asked; read: ReadCandidate },
): Judgement {
  const rest = andMore.exec(requirement.text)?.groups?.["rest"];
  if (judged.verdict !== "met") return judged;
  if (lacksSecond(requirement, read)) return { ...judged, verdict: "unclear", note: notAll };
  if (!rest) return judged;
  const words = contentWords(rest);
  if (sharedWords(words, allStems(read.lines)).length * 2 >= words.length) return judged;
  return { ...judged, verdict: "unclear", note: notAll };
}

const notAll = "Lists this, but not all that the line asks for.";
const second = /(?<!\p{L})(?:and|plus|und|sowie|et|y)\s+(?<rest>[^,;()]+)$/iu;
const either = /(?<!\p{L})(?:or|oder|ou|o)(?!\p{L})/iu;

const vehicle = /\b(?:car|vehicle|van|auto|pkw|fahrzeug|voiture|véhicule|coche|vehículo)\b/i;

/** "Driving license and access to a car": of what stands behind "and" beside a license something has to be told. */
function lacksSecond({ text, kind }: Asked, read: ReadCandidate): boolean {
  const rest = second.exec(text)?.groups?.["rest"];
  if (!rest || kind === "degree" || either.test(text)) return false;
  if (vehicle.test(rest)) return !read.lines.some(({ told }) => vehicle.test(told));
  const words = demandsIn(rest);
  return words.length > 0 && sharedWords(words, allStems(read.lines)).length === 0;
}

/** So much of the words asked for must stand in one line to be sure, and so much to be worth showing. */
const sure = { share: 0.6, words: 3 };
const likely = { share: 0.3, words: 2 };

/** A line of more words asks for more than the skill it names. */
const plainWords = 4;

/** What was learned is no job that was held: "Completed a teacher preparation program". */
const training =
  /\b(?:complet(?:ed?|ion of)|graduate of|enrolled in|(?:preparation|training|degree|certificate) (?:program(?:me)?|course)s?|apprenticeship|abgeschlossene\w*|apprentissage)\b/i;

/** What no list of skills knows is compared by its words and with the person's titles; what is not said stays a question. */
function judgeWords(requirement: Asked, read: ReadCandidate): Judgement {
  if (requirement.skills.length > 0) {
    const skill = judgeSkill(requirement, read);
    if (skill.verdict === "met" && contentWords(requirement.text).length <= plainWords) return skill;
  }
  const practical = isPractical(requirement.text);
  const held = read.positions.find(
    ({ title }) => title !== "" && titleSimilarity(title, requirement.text) >= 0.75,
  );
  if (held?.evidence && !practical && !training.test(requirement.text))
    return { verdict: "met", evidence: held.evidence };
  const words = contentWords(requirement.text);
  const [best] = read.lines
    .filter(({ section }) => section === "work" || section === "project" || section === "summary")
    .map((line) => ({ line, count: sharedWords(words, lineStems(line)).length }))
    .toSorted((a, b) => b.count - a.count);
  const reaches = ({ share, words: least }: typeof sure) =>
    best !== undefined && best.count >= Math.max(least, Math.ceil(words.length * share));
  if (best && reaches(sure) && !practical) return { verdict: "met", evidence: best.line.evidence };
  if (best && reaches(likely))
    return { verdict: "unclear", evidence: best.line.evidence, note: "This comes close." };
  return unproven(requirement, read);
}
