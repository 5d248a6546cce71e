/** How a resume is laid out; each is a file of `server/resume-writing/templates`. */
export const resumeTemplates = ["classic", "modern", "compact", "elegant", "timeline", "sidebar"] as const;
export type ResumeTemplate = (typeof resumeTemplates)[number];
export const resumeFonts = ["Work Sans", "Inter", "Lora", "Source Sans 3", "EB Garamond"] as const;
/** The languages a resume's own headings can be written in. */
export const resumeLanguages = ["en", "de", "fr", "es", "it", "nl", "pl", "pt"] as const;
export type ResumeLanguage = (typeof resumeLanguages)[number];

/** The sections every resume may have, in the order they stand in unless their owner moves them. */
export const resumeSections = [
  "summary",
  "workExperience",
  "projects",
  "education",
  "skills",
  "certification",
  "languages",
  "courseWorks",
] as const;
export type ResumeSection = (typeof resumeSections)[number];

/** The keys of all sections in the order their owner gave them. */
export function orderedSections(order: readonly string[], ownIds: readonly string[]): string[] {
  const all: string[] = [...resumeSections, ...ownIds];
  const moved = order.filter((key) => all.includes(key));
  return [...new Set([...moved, ...all])];
}
