import { htmlToText } from "#server/html.ts";
import { readRequirements } from "#server/matching-engine/requirements.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import type { Requirement } from "./tables.ts";

const mostSkills = 40;

/** What a job asks for, read from its words, made safe before, once when they are written. */
export function readDescription(
  title: string,
  html: string,
): { requirements: Requirement[]; skills: string[] } {
  const text = `${title}\n${htmlToText(html)}`;
  const skills = [...new Set(findSkills(text).map((mention) => mention.name))].slice(0, mostSkills);
  return { requirements: html === "" ? [] : readRequirements({ title, descriptionHtml: html }), skills };
}
