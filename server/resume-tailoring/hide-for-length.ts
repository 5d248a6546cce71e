import type { ResumeOperation } from "#contract/resume-operations.ts";
import { withChanges } from "#shared/resumes/operations.ts";
import { textsOf } from "./bring-forward.ts";
import { firstHalfPage } from "./first-half-page.ts";
import { worthOf } from "./move-sections.ts";
import type { Planning, Tailorable } from "./planning.ts";
import { type ResumeLine, linesOfResume } from "./resume-lines.ts";

/** More words than these are more than two pages. */
const mostWords = 800;
const mostHidden = 10;
/** So many lines of a job or project always stay. */
const fewestLines = 2;

/** What a job doesn’t ask for, where it keeps out of the first half page what is asked for, or where the resume is too long. */
export function hideForLength(planning: Planning): ResumeOperation[] {
  const upper = hideUpper(planning);
  const { resume } = withChanges<Tailorable, ResumeOperation>(planning, upper);
  return [...upper, ...hideLower({ ...planning, ...resume }, mostHidden - upper.length)];
}

function hide({ id, place }: ResumeLine, reason: string): ResumeOperation {
  return { kind: "hide", place, evidence: [id], reason };
}

/** Line by line from below, as long as the page gains by it in the end. */
function hideUpper(planning: Planning): ResumeOperation[] {
  const idle = new Set(silentLines(planning).map(({ place }) => JSON.stringify(place)));
  const made: ResumeOperation[] = [];
  let gaining = 0;
  let resume: Tailorable = planning;
  let worth = worthOf(resume, planning);
  while (made.length < mostHidden) {
    const line = firstHalfPage(resume).findLast(({ place }) => idle.has(JSON.stringify(place)));
    if (!line) break;
    idle.delete(JSON.stringify(line.place));
    const operation = hide(
      line,
      "The job doesn’t ask for this, and it keeps off the first half page what it does ask for.",
    );
    made.push(operation);
    resume = withChanges(resume, [operation]).resume;
    const now = worthOf(resume, planning);
    if (now > worth) gaining = made.length;
    worth = Math.max(worth, now);
  }
  return made.slice(0, gaining);
}

/** From the oldest on, until the rest fits two pages. */
function hideLower(planning: Planning, most: number): ResumeOperation[] {
  let words = linesOfResume(planning.content).reduce((sum, { text }) => sum + wordCount(text), 0);
  const hidden: ResumeOperation[] = [];
  for (const line of silentLines(planning).toReversed()) {
    if (words <= mostWords || hidden.length >= most) break;
    words -= wordCount(line.text);
    hidden.push(hide(line, "The resume is longer than two pages, and the job doesn’t ask for this."));
  }
  return hidden;
}

/** What shows nothing the job asks for and may go. */
function silentLines({ content, lines, proofOf }: Planning): ResumeLine[] {
  const here = linesOfResume(content);
  const known = new Map(lines.map((line) => [JSON.stringify(line.place), line]));
  const own = (line: ResumeLine) => known.get(JSON.stringify(line.place)) ?? line;
  const silent = (line: ResumeLine) => proofOf(line).weight === 0;
  return [
    ...textsOf(here).flatMap((text) => {
      const hidable = text.filter(silent);
      return hidable.slice(Math.max(0, hidable.length - (text.length - fewestLines)));
    }),
    ...here.filter((line) => line.place.section === "courseWorks" && silent(line)),
  ].map(own);
}

function wordCount(text: string) {
  return text.split(/\s+/).filter(Boolean).length;
}
