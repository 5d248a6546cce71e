import type { ResumeStyle } from "#contract/resume-style.ts";
import { resumeSections } from "#shared/resumes/resume-parts.ts";
import type { ResumeContent } from "#contract/resumes.ts";

/** A resume without the sections its owner hides: nothing hidden travels inside a file. */
export function shownContent(
  content: ResumeContent,
  { hiddenSections }: Pick<ResumeStyle, "hiddenSections">,
): ResumeContent {
  const hidden = resumeSections.filter((key) => hiddenSections.includes(key));
  return {
    ...content,
    ...Object.fromEntries(hidden.map((key) => [key, key === "summary" ? "" : []])),
    ownSections: content.ownSections.filter(({ id }) => !hiddenSections.includes(id)),
  };
}
