import type { CandidateLine, ReadCandidate } from "./candidate.ts";
import { contentWords, sharedWords, wordStems } from "./content-words.ts";
import { degreeLevel } from "./degree-levels.ts";
import type { Asked, Judgement } from "./types.ts";

const instead = /equivalent|or (?:relevant|related|comparable)|experience|oder|ou équivalent|o equivalente/i;
const advanced = /\b(?:advanced|post-?graduate) degree/i;
const anyField = /\bany (?:field|discipline|subject)/i;
/** Words of a line about a degree that name no field. */
const noField =
  /\b(?:bachelor\w*|master\w*|degree|diploma|university|college|accredited|from|graduate\w*|under|post|level|education|higher|school|equivalent|discipline|subject|field|qualification\w*|minimum|completed|phd|doctorate|studies|study|arts?|science|abgeschlossene\w*|studium|ausbildung|lehre|abschluss|formation|diplôme\w*|titulación|estudios|advanced|technical|four|two|associate\w*|baccalaureate|accepted|regional\w*|institution\w*|possession|preferred|required|desirable|successful|candidates?|position|transcripts?|submitted|hold|held|must|should|have|above|beyond|greater|better|more|upwards?|least|equal|similar|apprenticeships?|vocational|(?:grund|berufs|erst)?ausbildung|(?:berufs)?lehre|apprentissage|mindestens|höher\w*|supérieure?|superior|moins)\b/gi;

/** Compares the degree asked for with those a person lists: level and field must both be told. */
export function judgeDegree({ text }: Asked, { lines, years, year }: ReadCandidate): Judgement {
  const asked = degreeLevel(text) || unnamedLevel(text);
  const accepted = /bachelor/i.test(text) ? Math.min(asked, 2) : asked;
  const schooling = lines.filter(({ section }) => section === "education");
  const own = (schooling.length > 0 ? schooling : lines.filter(({ section }) => section !== "skills"))
    .map((line) => ({ line, level: degreeLevel(line.told) }))
    .filter(({ level }) => level > 0)
    .toSorted((a, b) => b.level - a.level);
  const enough = own.filter(({ level }) => level >= accepted);
  const fitting = enough.find(({ line }) => isOfField(text, line.told) && tellsGrade(text, line));
  if (fitting && isUnfinished(fitting.line.evidence.line, year))
    return { verdict: "unclear", evidence: fitting.line.evidence, note: "Not finished yet." };
  if (fitting) return { verdict: "met", evidence: fitting.line.evidence };
  if (/\bGPA\b/.test(text))
    return { verdict: "unclear", evidence: enough[0]?.line.evidence ?? null, note: "The grade isn’t told." };
  if (enough[0])
    return {
      verdict: "unclear",
      evidence: enough[0].line.evidence,
      note: "The degree may be in another field.",
    };
  if (own[0]) return { verdict: "unclear", evidence: own[0].line.evidence, note: "Lists a lower degree." };
  if (instead.test(text) && years >= 4)
    return {
      verdict: "unclear",
      evidence: null,
      note: "No matching degree listed, but experience may count instead.",
    };
  return asked >= 2 && schooling.every(({ told }) => told === "")
    ? { verdict: "missing", evidence: null, note: "No degree listed." }
    : { verdict: "unclear", evidence: schooling[0]?.evidence ?? null, note: "No such degree listed." };
}

/** What is asked for where no degree is named. */
function unnamedLevel(text: string): number {
  if (advanced.test(text)) return 3;
  return /degree|higher education/i.test(text) ? 2 : 1;
}

/** "3.0 GPA" asks for a grade too. */
function tellsGrade(asked: string, { evidence }: CandidateLine): boolean {
  return !/\bGPA\b/.test(asked) || /\bGPA\b/.test(evidence.line);
}

const underWay =
  /\b(?:expected|anticipated|working on|in progress|ongoing|candidate|(?:classes|courses|credits|working|studying|progress) towards?|(?:not|never) (?:completed|finished)|incomplete|unfinished|some (?:classes|courses|college)|ab 20\d\d|from (?:sept\w* )?20\d\d|wegen|pursuing|voraussichtlich|laufend|geplant|en cours|en curso|em curso|previst[oa]|verwacht|lopend)\b/i;

function isUnfinished(line: string, year: number): boolean {
  const years = (line.match(/\b20\d\d\b/g) ?? []).map(Number);
  return underWay.test(line) || years.some((told) => told > year);
}

/** The trade an apprenticeship is named by: "Ausbildung als Elektriker", "apprenticeship as a carpenter". */
const ofTrade =
  /(?:apprentice\w*|lehre|ausbildung|apprentissage|EFZ)\b.{0,20}?\b(?:als|zum|zur|as an?|as|de|comme)\s+(?<trade>\p{L}{4,})/iu;
const orSimilar = /similar|comparable|equivalent|ähnlich|vergleichbar|gleichwertig|équivalent|similaire/i;

function isOfField(asked: string, own: string): boolean {
  const trade = orSimilar.test(asked) ? undefined : ofTrade.exec(asked)?.groups?.["trade"];
  if (trade && sharedWords(contentWords(trade), wordStems(own)).length === 0) return false;
  const fields = contentWords(asked.replace(noField, " "));
  if (fields.length === 0 || anyField.test(asked)) return true;
  // "Computer science" and "political science" share the word that tells nothing.
  return sharedWords(fields, wordStems(own)).length > 0;
}
