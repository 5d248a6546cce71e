import { htmlToText } from "#server/html.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import type { Requirement } from "./tables.ts";

const mostSkills = 40;

/** What a job asks for, read from its description once when it is written. */
export function readDescription(html: string): { requirements: Requirement[]; skills: string[] } {
  const text = htmlToText(html);
  const skills = [...new Set(findSkills(text).map((mention) => mention.name))].slice(0, mostSkills);
  return { requirements: [], skills };
}
