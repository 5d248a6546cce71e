const names: Record<string, string> = {
  summary: "Summary",
  workExperience: "Work experience",
  projects: "Projects",
  education: "Education",
  skills: "Skills",
  certification: "Certifications",
  languages: "Languages",
  courseWorks: "Courses",
  personalInfo: "Contact details",
  headline: "Headline",
  ownSections: "Own sections",
  style: "Design",
};

/** What a section or another part of a resume is called on screens. */
export function sectionName(key: string, own: readonly { id: string; title: string }[] = []): string {
  return names[key] ?? (own.find(({ id }) => id === key)?.title || "Untitled section");
}

/** A part of a resume inside a sentence; whatever is no part of its content belongs to its design. */
export function partName(key: string): string {
  return (names[key] ?? names.style!).toLowerCase();
}
