import type { Listener } from "#contract/endpoint.ts";
import type { FieldProposal, WrittenField, WritingSource } from "#contract/job-writing.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { questionsFor } from "./questions-for.ts";

/** What a proposal is made from; its description is written elsewhere. */
export interface ProposalFacts {
  jobTitle: string;
  requirements: readonly { text: string; kind: string }[];
}

type Proposal = Omit<FieldProposal, "field">;

const nothing = (sentence: string): Proposal => ({ values: [], sentence, sources: [] });

const proposals: Record<Exclude<WrittenField, "jobDescription">, (facts: ProposalFacts) => Proposal> = {
  jobTitle: ({ jobTitle }) => {
    const tidy = tidyTitle(jobTitle);
    if (tidy === jobTitle) return nothing("The title reads well as it is.");
    return {
      values: [tidy],
      sentence: "Without capitals, symbols and additions that keep people from finding it.",
      sources: [titleSource(jobTitle)],
    };
  },
  department: ({ jobTitle }) => {
    const { department, occupation } = readTitle(jobTitle);
    if (department === "Other") return nothing("The title doesn’t tell a department.");
    return {
      values: [department],
      sentence: "Where people with this title usually work.",
      sources: [titleSource(jobTitle), ...occupationSource(occupation)],
    };
  },
  seniority: ({ jobTitle }) => {
    const { seniority } = readTitle(jobTitle);
    if (!seniority) return nothing("The title doesn’t tell a seniority.");
    return { values: [seniority], sentence: "What the title says.", sources: [titleSource(jobTitle)] };
  },
  prompts: ({ requirements }) => {
    const asked = questionsFor(requirements);
    if (asked.length === 0)
      return nothing("Write what the job asks for first. The questions follow from it.");
    return {
      values: asked.map(({ question }) => question),
      sentence: "From what the description asks for. Fewer questions get better answers.",
      sources: asked.map(({ from }, at) => ({ id: `job/requirements/${at + 1}`, kind: "job", text: from })),
    };
  },
};

/** A better or first value for one field, from what is known already. */
export async function proposeField(
  field: Exclude<WrittenField, "jobDescription">,
  facts: ProposalFacts,
  listener: Listener<FieldProposal> | null,
): Promise<FieldProposal> {
  const proposal = { field, ...proposals[field](facts) };
  const { values, sources } = proposal;
  for (const done of values.map((_, at) => at + 1)) {
    const answer = { ...proposal, values: values.slice(0, done), sources: sources.slice(0, done) };
    await listener?.tell({ done, of: values.length, answer });
  }
  return proposal;
}

function titleSource(text: string): WritingSource {
  return { id: "job/jobTitle", kind: "job", text };
}

function occupationSource(occupation: { code: string; name: string } | null): WritingSource[] {
  return occupation ? [{ id: `onet/${occupation.code}`, kind: "occupation", text: occupation.name }] : [];
}

/** "URGENT!! senior NURSE ***" is "Senior nurse". */
function tidyTitle(title: string): string {
  const words = title
    .replace(/\b(?:urgent(?:ly)?|hiring(?: now)?|asap|immediate start|apply now)\b/gi, " ")
    .replace(/[!*★☆#<>~_]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:;–—-]+|[\s,:;–—-]+$/g, "");
  const shouted = /\p{L}{5}/u.test(words) && words === words.toUpperCase();
  const calm = shouted ? words.toLowerCase() : words;
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
