import type { ReadRequirement, RequirementCorrections } from "#contract/job-requirements.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import { readWrittenRequirements } from "#server/matching-engine/index.ts";
import { skillById } from "#server/taxonomy/skills.ts";
import { type Corrected, correctRequirements } from "./correct-requirements.ts";

interface Draft {
  jobTitle: string;
  jobDescription: string;
  requirementCorrections?: RequirementCorrections | null | undefined;
}

/** What a description asks for, as it will be understood when it is saved. Nothing is kept. */
export function readDraft({ jobTitle, jobDescription, requirementCorrections }: Draft): ReadRequirement[] {
  const descriptionHtml = sanitiseHtml(jobDescription);
  const read = descriptionHtml ? readWrittenRequirements({ title: jobTitle, descriptionHtml }) : [];
  return correctRequirements(read, requirementCorrections ?? null).map(inWords);
}

function inWords({ requirement, from, correction }: Corrected): ReadRequirement {
  const { id, text, kind, must, skills, names = [], years = null, alternatives = [] } = requirement;
  return {
    id,
    text,
    kind,
    must,
    skills: [...skills.map((skill) => skillById(skill)?.name ?? skill), ...names],
    years,
    alternatives: alternatives.map((each) => each.text),
    from,
    correction,
  };
}
