import type { SectionName } from "#server/resume-reading/section-heads.data.ts";
import { sectionOf } from "#server/resume-reading/heads.ts";

/** The parts of a resume by what their lines can prove; wishes, what is wanted and what is not, prove nothing. */
export type Section = "work" | "project" | "skills" | "education" | "summary" | "wishes" | "other";

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
const toolLabel =
  /\b(?:skills|technologies|tools|tech|techniques|methods|methoden|méthodes|outils|stack|frameworks|databases|programming languages)$/i;
const labelled = /^(?:(?<label>[\p{L}&/ ]{4,30}?)\s*:\s+|(?<capitals>\p{Lu}[\p{Lu}&/ ]{3,30}?)\s{2,})\S/u;
/** A course of study and its school, wherever they stand. */
const degree =
  /(?<![\p{L}.])(?:A\.?A\.?S|B\.?F\.?A|M\.?F\.?A|B\.?Sc?|M\.?Sc?|B\.?A|M\.?A|B\.?Ed|M\.?Ed|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|Ph\.?D|MBA|LL\.?[BM])(?![\p{L}])\.?/u;
const studied = /\b(?:diploma|degree|bachelor|master|licen[cs]e|certificate)\w* (?:of|in|en|de)\b/i;

const wishesHead =
  /^\P{L}*(?:what i (?:don['’]t|do not|want|would like|am (?:not )?looking for|['’]m (?:not )?looking for)|not (?:a fit|for me|wanted|interested)|looking for|please (?:no|not)|no[- ]?gos?|deal ?breakers?|preferences?|wishes|ce que je (?:ne )?(?:veux|cherche|recherche|souhaite)|was ich (?:nicht )?(?:suche|will|möchte)|bitte (?:nicht|kein\p{L}*)|wünsche|lo que (?:no )?(?:quiero|busco)|o que (?:não )?(?:quero|procuro)|wat ik (?:niet )?(?:wil|zoek)|voorkeuren)\b.{0,12}$/iu;
const longestHead = 5;
const toolsHead =
  /^\P{L}*(?:tools|software|programs|systems|machines|equipment|technolog(?:y|ies))(?: (?:and|&) \p{L}+)?(?: (?:that )?(?:i|we)\b.{0,30})?:?$/iu;
const capital = /^\P{L}*\p{Lu}/u;

/** Whether a line could head a part, known or not. */
export function looksLikeHead(line: string): boolean {
  return /^\P{L}*\p{Lu}/u.test(line) && !/[,.;:!?]/.test(line) && line.split(/\s+/).length <= longestHead;
}

/** The part a line heads, or null where it is no head. */
export function partHeaded(line: string): Section | null {
  if (wishesHead.test(line)) return "wishes";
  if (shownElsewhere.test(line)) return "project";
  const name = sectionOf(line);
  return name && parts[name];
}

/** The same for a line of its own, which may name tools in the person's words: "Tools I use every week". */
export function partOfHead(line: string): Section | null {
  return partHeaded(line) ?? (capital.test(line) && toolsHead.test(line) ? "skills" : null);
}

/** The part that a single line belongs to by its label or its form: "Tools: Go, SQL", a list of short items, a degree of a school. */
export function partOfLine(line: string, current: Section, school: RegExp): Section {
  const { label, capitals = label } = labelled.exec(line)?.groups ?? {};
  if (capitals !== undefined) {
    if (toolLabel.test(capitals)) return "skills";
    const headed = partHeaded(capitals);
    if (headed) return headed;
  }
  if ((degree.test(line) || studied.test(line)) && school.test(line)) return "education";
  const items = line.split(/\s*[,|•·;]\s*/);
  const listing =
    items.length >= 4 && items.every((item) => item.split(" ").length <= 4) && !line.endsWith(".");
  return listing && (current === "summary" || current === "other") ? "skills" : current;
}
