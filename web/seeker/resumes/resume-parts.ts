import { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";

/** What a resume says and how it looks, each part by its name; no two have the same. */
export type ResumeParts = ResumeContent & ResumeStyle;

export function flatten({ content, style }: { content: ResumeContent; style: ResumeStyle }): ResumeParts {
  return { ...content, ...style };
}
/** The parts there are, of content and of style. */
export function unflatten<Parts extends Partial<ResumeParts>>(parts: Parts) {
  const split = (ofStyle: boolean) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => name in ResumeStyle.shape === ofStyle));
  return {
    content: split(false) as Pick<Parts, keyof Parts & keyof ResumeContent>,
    style: split(true) as Pick<Parts, keyof Parts & keyof ResumeStyle>,
  };
}
