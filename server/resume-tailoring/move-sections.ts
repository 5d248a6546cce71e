import type { ResumeOperation } from "#contract/resume-operations.ts";
import { orderedSections } from "#shared/resumes/resume-parts.ts";
import { withChanges } from "#shared/resumes/operations.ts";
import { firstHalfPage } from "./first-half-page.ts";
import { type Planning, type Tailorable, evidenceOf } from "./planning.ts";
import type { Proof } from "./proofs.ts";
import type { ResumeLine } from "./resume-lines.ts";

const mostMoves = 3;
const movable = ["skills", "projects", "certification", "education", "languages"];

/** The sections whose place brings more of what a job asks for onto the first half page. */
export function moveSections(planning: Planning): ResumeOperation[] {
  const moves: ResumeOperation[] = [];
  let resume: Tailorable = planning;
  while (moves.length < mostMoves) {
    const best = movesOf(planning, resume)
      .map((move) => ({ move, worth: worthOf(withChanges(resume, [move]).resume, planning) }))
      .toSorted((a, b) => b.worth - a.worth)[0];
    if (!best || best.worth <= worthOf(resume, planning)) break;
    moves.push(best.move);
    resume = withChanges(resume, [best.move]).resume;
  }
  return moves;
}

/** How much of what a job asks for the first half page shows; what is required counts twice. */
export function worthOf(resume: Tailorable, { proofOf }: { proofOf: (line: ResumeLine) => Proof }): number {
  const shown = new Map<string, number>();
  for (const line of firstHalfPage(resume))
    for (const [id, grade] of proofOf(line).grades) shown.set(id, Math.max(grade, shown.get(id) ?? 0));
  return [...shown.values()].reduce((sum, grade) => sum + grade, 0);
}

/** Every place above its own that a section could stand in. */
function movesOf({ lines, proofOf }: Planning, { content, style }: Tailorable): ResumeOperation[] {
  const order = orderedSections(
    style.sectionOrder,
    content.ownSections.map(({ id }) => id),
  );
  return movable
    .filter((section) => !style.hiddenSections.includes(section))
    .flatMap((section) => {
      const proving = lines.filter((line) => line.place.section === section && proofOf(line).weight > 0);
      if (proving.length === 0) return [];
      const evidence = [...new Set(proving.flatMap((line) => evidenceOf(line, proofOf(line))))].slice(0, 60);
      return Array.from({ length: order.indexOf(section) }, (_, at) => at)
        .toReversed()
        .map((to): ResumeOperation => ({
          kind: "move",
          place: { section, entry: null, line: null },
          to,
          evidence,
          reason: "It answers what the job asks for, so it should be on the first half page.",
        }));
    });
}
