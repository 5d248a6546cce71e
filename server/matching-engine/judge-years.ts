import { titleSimilarity } from "#server/taxonomy/titles.ts";
import type { ReadCandidate, Position } from "./candidate.ts";
import { spokenYears, yearsOf } from "./intervals.ts";
import type { Asked, Judgement } from "./types.ts";

/** Compares the years a requirement asks for with the work that is about the same thing. */
export function judgeYears(
  requirement: Asked,
  { candidate, jobTitle }: { candidate: ReadCandidate; jobTitle: string },
): Judgement {
  const asked = requirement.years ?? 0;
  const relevant = candidate.positions.filter((position) => isAbout(position, { requirement, jobTitle }));
  const years = yearsOf(relevant.map(({ interval }) => interval));
  const evidence = latest(relevant)?.evidence ?? null;

  if (reaches(years, asked))
    return { verdict: "met", evidence, note: `${spokenYears(years)} of relevant work.` };
  const any = evidence ?? latest(candidate.positions)?.evidence ?? null;
  if (candidate.positions.length === 0) {
    return { verdict: "unclear", evidence: null, note: "The resume has no work dates." };
  }
  if (reaches(candidate.years, asked)) {
    const shown = years > 0 ? `${spokenYears(years)} of them show this` : "none of them clearly in this";
    return { verdict: "unclear", evidence: any, note: `${spokenYears(candidate.years)} of work, ${shown}.` };
  }
  const verdict = years >= asked * 0.75 ? "unclear" : "missing";
  return {
    verdict,
    evidence: years > 0 ? evidence : null,
    note: `${spokenYears(candidate.years)} of work, and the job asks for ${asked}.`,
  };
}

/** A month short of a full year is still that year. */
function reaches(years: number, asked: number): boolean {
  return years >= asked - 1 / 6;
}

function isAbout(
  position: Position,
  { requirement, jobTitle }: { requirement: Asked; jobTitle: string },
): boolean {
  if (requirement.skills.some((id) => position.skills.has(id))) return true;
  const said = position.text.toLowerCase();
  if (requirement.names?.some((name) => said.includes(name.toLowerCase()))) return true;
  const topic = requirement.text.replace(
    /^.*?\b(?:experience|years?)\b\s*(?:of|in|with|as(?: an?)?)?\s*/i,
    "",
  );
  return (
    titleSimilarity(position.title, jobTitle) >= 0.45 ||
    (topic.length > 3 && titleSimilarity(position.title, topic) >= 0.5)
  );
}

function latest(positions: readonly Position[]): Position | undefined {
  return positions
    .toSorted((a, b) => b.interval.to - a.interval.to)
    .find(({ evidence }) => evidence !== null);
}
