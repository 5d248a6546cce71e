import { orderedSections } from "#shared/resumes/resume-parts.ts";
import type { Tailorable } from "./planning.ts";
import { type ResumeLine, linesOfResume } from "./resume-lines.ts";

const points = { halfPage: 370, width: 480, letter: 0.5 };
/** In lines: the name with what stands below it, a heading, and the head of an entry. */
const heights = { top: 4.5, heading: 2, entry: 2 };

/** The lines that stand in the upper half of the first page, as far as that can be told without setting the pages. */
export function firstHalfPage({ content, style }: Tailorable): ResumeLine[] {
  const size = style.fontSize * 0.75;
  const lettersEach = points.width / (size * points.letter);
  const room = points.halfPage / (size * style.lineHeight);
  const order = orderedSections(
    style.sectionOrder,
    content.ownSections.map(({ id }) => id),
  ).filter((section) => !style.hiddenSections.includes(section));
  const bySection = Map.groupBy(linesOfResume(content), ({ place }) => place.section);
  const ownTexts = new Map(content.ownSections.map(({ id, text }) => [id, text]));
  const seen: ResumeLine[] = [];
  let used = heights.top;
  for (const section of order) {
    const lines = bySection.get(section) ?? [];
    const own = ownTexts.get(section);
    if (lines.length > 0 || own) used += heights.heading;
    if (own) used += own.length / lettersEach;
    let entry: string | null = null;
    for (const line of lines) {
      if (line.place.entry !== entry && line.place.line !== null && entry !== line.text)
        used += heights.entry;
      entry = line.place.entry;
      used += isInRow(section)
        ? (line.text.length + 2) / lettersEach
        : Math.ceil(line.text.length / lettersEach);
      if (used > room) return seen;
      seen.push(line);
    }
  }
  return seen;
}

function isInRow(section: string) {
  return section === "skills" || section === "languages";
}
