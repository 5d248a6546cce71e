import type { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";

/** What a resume says and how it looks, each part by its name; no two have the same. */
export type ResumeParts = ResumeContent & ResumeStyle;

export function flatten({ content, style }: { content: ResumeContent; style: ResumeStyle }): ResumeParts {
  return { ...content, ...style };
}
/** Where each part of a style belongs: a name that is missing here, or too many, is no style. */
const ofStyle: Record<keyof ResumeStyle, true> = {
  template: true,
  fontSize: true,
  lineHeight: true,
  verticalSpacing: true,
  fontFamily: true,
  textColor: true,
  accentColor: true,
  paper: true,
  language: true,
  photo: true,
  sectionOrder: true,
  hiddenSections: true,
};

/** The parts there are, of content and of style. */
export function unflatten<Parts extends Partial<ResumeParts>>(parts: Parts) {
  const split = (style: boolean) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => name in ofStyle === style));
  return {
    content: split(false) as Pick<Parts, keyof Parts & keyof ResumeContent>,
    style: split(true) as Pick<Parts, keyof Parts & keyof ResumeStyle>,
  };
}
