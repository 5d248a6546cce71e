/** A page of help. */
export interface HelpPage {
  /** The end of its address. */
  slug: string;
  title: string;
  /** What the page answers, in one sentence. */
  summary: string;
  sections: readonly HelpSection[];
  /** The screen that the page is about. */
  screen?: { name: string; href: string };
  /** The slugs of pages that say more, which their readers can open. */
  related: readonly string[];
}
export interface HelpSection {
  heading: string;
  /** What to do, one thing after the other; comes before the paragraphs. */
  steps?: readonly string[];
  paragraphs: readonly string[];
}
export interface HelpChapter {
  title: string;
  pages: readonly HelpPage[];
}
/** The help of one of the apps. */
export interface HelpPart {
  audience: HelpAudience;
  title: string;
  chapters: readonly HelpChapter[];
}
export type HelpAudience = "seekers" | "employees" | "hiringTeams" | "administrators";

export const pagesOf = ({ chapters }: HelpPart): HelpPage[] => chapters.flatMap(({ pages }) => pages);

/** A step or a paragraph with the mark its page opens at. */
export interface HelpParagraph {
  mark: string;
  text: string;
}

/** Administrators' help is inside their app; everyone may read the rest. */
export const helpAddress = (slug: string, mark?: string) => addressIn("/help", slug, mark);
export const deskHelpAddress = (slug: string, mark?: string) => addressIn("/admin/help", slug, mark);

function addressIn(base: string, slug: string, mark?: string) {
  return `${base}/${slug}${mark ? `#${mark}` : ""}`;
}

/** "What happens next?" → "what-happens-next". */
export function markOfHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The paragraphs of a section, each with a mark of its own. */
export function paragraphsOf({ heading, paragraphs }: HelpSection): HelpParagraph[] {
  return paragraphs.map((text, at) => ({ mark: `${markOfHeading(heading)}-${at + 1}`, text }));
}

export function stepsOf({ heading, steps = [] }: HelpSection): HelpParagraph[] {
  return steps.map((text, at) => ({ mark: `${markOfHeading(heading)}-step-${at + 1}`, text }));
}
