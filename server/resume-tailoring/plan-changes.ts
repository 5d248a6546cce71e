import type { ResumeOperation } from "#contract/resume-operations.ts";
import { withChanges } from "#shared/resumes/operations.ts";
import { moveLines, promoteSkills } from "./bring-forward.ts";
import { hideForLength } from "./hide-for-length.ts";
import { moveSections } from "./move-sections.ts";
import { type Planning, type Tailorable, evidenceOf } from "./planning.ts";
import { safeReword } from "./safe-reword.ts";

/** What the product’s own rules would change of a resume for a job, each with its evidence; they can be made one after the other. */
export function plannedChanges(planning: Planning): ResumeOperation[] {
  const forward = [...promoteSkills(planning), ...moveLines(planning)];
  const { resume } = withChanges<Tailorable, ResumeOperation>(planning, forward);
  const sections = moveSections({ ...planning, ...resume });
  const ordered = withChanges<Tailorable, ResumeOperation>(resume, sections).resume;
  const hidden = hideForLength({ ...planning, ...ordered });
  const gone = new Set(hidden.map(({ place }) => place.line));
  const rewords = rewordings(planning).filter(({ place }) => !gone.has(place.line));
  const changes = [...forward, ...sections, ...hidden, ...rewords];
  const changed = new Set(changes.map(({ place }) => place.line));
  return [...changes, ...keeps(planning, changed)];
}

function rewordings({ style, lines, proofOf }: Planning): ResumeOperation[] {
  if (style.language !== "en") return [];
  return lines.flatMap((line): ResumeOperation[] => {
    const reworded = line.place.line === null ? null : safeReword(line.text);
    if (!reworded) return [];
    return [
      {
        kind: "reword",
        place: line.place,
        text: reworded,
        evidence: evidenceOf(line, proofOf(line)),
        reason: "It says the same in fewer words and begins with what you did.",
      },
    ];
  });
}

/** What one line must show to be worth pointing out: something that is required, or two things that are wished for. */
const worthKeeping = 2;

function keeps({ lines, proofOf }: Planning, changed: ReadonlySet<string | null>): ResumeOperation[] {
  return lines
    .filter(({ place }) => place.line !== null && !changed.has(place.line))
    .filter((line) => proofOf(line).weight >= worthKeeping)
    .map((line) => ({
      kind: "keep",
      place: line.place,
      evidence: evidenceOf(line, proofOf(line)),
      reason: "It shows what the job asks for. Leave it as it is.",
    }));
}
