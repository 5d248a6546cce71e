/** A page of help for job seekers. */
export interface HelpPage {
  /** The end of its address. */
  slug: string;
  title: string;
  /** What the page answers, in one sentence. */
  summary: string;
  sections: readonly HelpSection[];
}
export interface HelpSection {
  heading: string;
  paragraphs: readonly string[];
}

/** A paragraph with the mark its page opens at. */
export interface HelpParagraph {
  mark: string;
  text: string;
}

export const helpAddress = (slug: string, mark?: string) => `/help/${slug}${mark ? `#${mark}` : ""}`;

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
