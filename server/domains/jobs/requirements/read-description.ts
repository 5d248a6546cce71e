import type { RequirementCorrections } from "#contract/job-requirements.ts";
import { htmlToText } from "#server/texts/safe-html.ts";
import { readRequirements, readWrittenRequirements } from "#server/matching-engine/requirements.ts";
import { findSkills } from "#server/taxonomy/skills.ts";
import { correctRequirements } from "./correct-requirements.ts";
import type { Requirement } from "../tables.ts";

const mostSkills = 40;

interface HowToRead {
  /** Written by the team in its editor, which promises a requirement for each line. */
  written?: boolean;
  corrections?: RequirementCorrections | null;
}

/** What a job asks for, read from its words, made safe before, once when they are written. */
export function readDescription(
  title: string,
  html: string,
  { written = false, corrections = null }: HowToRead = {},
): { requirements: Requirement[]; skills: string[] } {
  const text = `${title}\n${htmlToText(html)}`;
  const skills = [...new Set(findSkills(text).map((mention) => mention.name))].slice(0, mostSkills);
  const ad = { title, descriptionHtml: html };
  const read = html === "" ? [] : written ? readWrittenRequirements(ad) : readRequirements(ad);
  return { requirements: correctRequirements(read, corrections).map((each) => each.requirement), skills };
}
