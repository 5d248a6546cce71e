import type { ResumeOperation } from "#contract/resume-operations.ts";
import { type Planning, evidenceOf } from "./planning.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** The skills a job asks for go before the others. */
export function promoteSkills({ content, lines, proofOf }: Planning): ResumeOperation[] {
  const named = lines
    .filter((line) => line.place.section === "skills" && proofOf(line).weight > 0)
    .toSorted((a, b) => proofOf(b).weight - proofOf(a).weight);
  if (named.every((line, at) => content.skills[at] === line.text)) return [];
  return named.map((line) => ({
    kind: "promoteSkill",
    place: line.place,
    evidence: evidenceOf(line, proofOf(line)),
    reason: "The job asks for it, so it should be among the first skills.",
  }));
}

/** The lines of each job and project that show what a job asks for go before its other lines. */
export function moveLines({ lines, proofOf }: Planning): ResumeOperation[] {
  const weightOf = (line: ResumeLine) => proofOf(line).weight;
  return textsOf(lines).flatMap((text) => {
    const wanted = text.toSorted((a, b) => weightOf(b) - weightOf(a));
    const now = [...text];
    return wanted.flatMap((line, to): ResumeOperation[] => {
      if (weightOf(line) === 0 || now[to] === line) return [];
      now.splice(now.indexOf(line), 1);
      now.splice(to, 0, line);
      return [
        {
          kind: "move",
          place: line.place,
          to,
          evidence: evidenceOf(line, proofOf(line)),
          reason: "It shows what the job asks for, so it should come before the other lines here.",
        },
      ];
    });
  });
}

/** The lines of each job and project, in their order; no two of one text say the same. */
export function textsOf(lines: readonly ResumeLine[]): ResumeLine[][] {
  const inTexts = lines.filter(({ place }) => place.line !== null && place.section !== "summary");
  return [...Map.groupBy(inTexts, ({ place }) => `${place.section}/${place.entry}`).values()];
}
