import type { SectionName } from "#server/resume-reading/section-heads.data.ts";
import { sectionOf } from "#server/resume-reading/sections.ts";

/** The parts of a resume by what their lines can prove. */
export type Section = "work" | "project" | "skills" | "education" | "summary" | "other";

const parts: Record<SectionName, Section> = {
  experience: "work",
  projects: "project",
  certification: "project",
  skills: "skills",
  education: "education",
  summary: "summary",
  languages: "other",
  contact: "other",
  other: "other",
};
/** What people made or were given for their work shows it as projects do. */
const shownElsewhere =
  /^(?:publications|awards|honors|patents|(?:invited )?talks|presentations|open source|certifi(?:cations?|cates))(?: (?:and|&) \w+)?:?$/i;
const toolLabel = /\b(?:skills|technologies|tools|tech|stack|frameworks|databases|programming languages)$/i;
const labelled = /^(?<label>[\p{L}&/ ]{4,30}?)\s*:\s+\S/u;
/** A course of study and its school, wherever they stand. */
const degree =
  /(?<![\p{L}.])(?:A\.?A\.?S|B\.?F\.?A|M\.?F\.?A|B\.?Sc?|M\.?Sc?|B\.?A|M\.?A|B\.?Ed|M\.?Ed|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|Ph\.?D|MBA|LL\.?[BM])(?![\p{L}])\.?/u;

/** The part a line heads, or null where it is no head. */
export function partHeaded(line: string): Section | null {
  if (shownElsewhere.test(line)) return "project";
  const name = sectionOf(line);
  return name && parts[name];
}

/** The part that a single line belongs to by its label or its form: "Tools: Go, SQL", a list of short items, a degree of a school. */
export function partOfLine(line: string, current: Section, school: RegExp): Section {
  const label = labelled.exec(line)?.groups?.label;
  if (label !== undefined) {
    if (toolLabel.test(label)) return "skills";
    const headed = partHeaded(label);
    if (headed) return headed;
  }
  if (degree.test(line) && school.test(line)) return "education";
  const items = line.split(/\s*[,|•·;]\s*/);
  const listing =
    items.length >= 4 && items.every((item) => item.split(" ").length <= 4) && !line.endsWith(".");
  return listing && (current === "summary" || current === "other") ? "skills" : current;
}
