import { titleSimilarity } from "#server/taxonomy/titles.ts";
import type { ReadCandidate, Position } from "./candidate.ts";
import { contentWords, sharedWords, titleSays, wordStems } from "./content-words.ts";
import { yearsOf } from "#shared/profile/work-length.ts";
import { spokenYears } from "./intervals.ts";
import { judgeLicence } from "./judge-licence.ts";
import { licencesIn } from "./licences.data.ts";
import { tellsTheRest } from "./tells-the-rest.ts";
import type { Asked, Judgement } from "./types.ts";

/** Years of the work itself aren’t years of leading it. */
const leads =
  /\b(?:manager|management role|supervis\w*|head of|director|team lead\w*|leadership|teamleit\w*|führungs\w*|encadrement|responsable)\b/iu;
const either = /\bor\b|\/|\boder\b|\bou\b/i;

/** Compares the years a requirement asks for with the work that is about the same thing. */
export function judgeYears(
  requirement: Asked,
  { candidate, jobTitle }: { candidate: ReadCandidate; jobTitle: string },
): Judgement {
  const asked = requirement.years ?? 0;
  const relevant = candidate.positions.filter((position) => isAbout(position, { requirement, jobTitle }));
  const years = yearsOf(relevant.map(({ interval }) => interval));
  const evidence = latest(relevant)?.evidence ?? null;

  if (reaches(years, asked) && !evidence)
    return { verdict: "unclear", evidence, note: "The dates of work show it, but no line does." };
  if (reaches(years, asked) && licencesIn(requirement.text).length > 0) {
    const licence = judgeLicence(requirement, candidate);
    if (licence.verdict !== "met") return { ...licence, verdict: "unclear" };
  }
  if (reaches(years, asked) && !either.test(requirement.text) && !tellsTheRest(requirement, candidate))
    return { verdict: "unclear", evidence, note: "This comes close." };
  if (reaches(years, asked))
    return { verdict: "met", evidence, note: `${spokenYears(Math.max(years, asked))} of relevant work.` };
  const any = evidence ?? latest(candidate.positions)?.evidence ?? null;
  if (candidate.positions.length === 0) {
    return { verdict: "unclear", evidence: null, note: "The resume has no work dates." };
  }
  if (reaches(candidate.years, asked)) {
    const shown = years > 0 ? `${spokenYears(years)} of them show this` : "none of them clearly in this";
    return { verdict: "unclear", evidence: any, note: `${spokenYears(candidate.years)} of work, ${shown}.` };
  }
  const claim = claimed(candidate, asked);
  if (claim)
    return {
      verdict: "unclear",
      evidence: claim.evidence,
      note: "The dates of work don’t show as many years.",
    };
  const verdict = candidate.years >= asked * 0.75 ? "unclear" : "missing";
  return {
    verdict,
    evidence: years > 0 ? evidence : null,
    note: `${spokenLength(candidate.years)} of work, and the job asks for ${spokenLength(asked)}.`,
  };
}

/** Below two years that aren’t whole, in months. */
function spokenLength(years: number): string {
  return years < 2 && years % 1 !== 0 ? `${Math.round(years * 12)} months` : spokenYears(years);
}

/** A month short of a full year is still that year. */
function reaches(years: number, asked: number): boolean {
  return years >= asked - 1 / 6;
}

/** Years of a skill are years in which it was used; where none is named, the title tells. */
function isAbout(
  position: Position,
  { requirement, jobTitle }: { requirement: Asked; jobTitle: string },
): boolean {
  const { skills, names = [], text } = requirement;
  if (leads.test(text) && !leads.test(`${position.title}\n${position.text}`)) return false;
  const used = skills.filter((id) => position.skills.has(id)).length;
  if (used > 0 && (used * 2 >= skills.length || either.test(text))) return true;
  const said = position.text.toLowerCase();
  if (names.some((name) => said.includes(name.toLowerCase()))) return true;
  const topic = text.replace(/^.*?\b(?:experience|years?)\b\s*(?:of|in|with|as(?: an?)?)?\s*/i, "");
  if (topic.length > 3 && (titleSays(position.title, topic) || titleSimilarity(position.title, topic) >= 0.5))
    return true;
  if (skills.length + names.length > 0 || titleSimilarity(position.title, jobTitle) < 0.45) return false;
  // What is asked for beside the trade must stand in what was done.
  const words = contentWords(text);
  const shown = sharedWords(words, wordStems(`${position.text}\n${jobTitle}`)).length;
  return shown >= words.length * 0.6;
}

const spokenOf = /(?<![\d.,$€£])(\d{1,2})\s*\+?\s*(?:years?|yrs?|jahren?|ans|années|años)(?!\p{L})/iu;

/** A line of the person that itself tells of so many years. */
function claimed({ lines }: ReadCandidate, asked: number) {
  return lines.find(({ told }) => Number(spokenOf.exec(told)?.[1] ?? 0) >= asked);
}

function latest(positions: readonly Position[]): Position | undefined {
  return positions
    .toSorted((a, b) => b.interval.to - a.interval.to)
    .find(({ evidence }) => evidence !== null);
}
