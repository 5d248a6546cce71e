import { companySizeRanges } from "#contract/company-shapes.ts";
import type { WritingFacts, WritingSource } from "#contract/job-writing.ts";
import { factsOfOccupation } from "#server/taxonomy/occupation-facts.ts";
import { type Occupation, readTitle } from "#server/taxonomy/titles.ts";
import { htmlToText } from "#server/texts/safe-html.ts";

/** What a company's profile says that a job's text may repeat. */
export interface CompanyFacts {
  companyName: string;
  companyAboutHeader?: string | null;
  companyAboutDescription?: string | null;
  companySize?: string | null;
  companyHQlocation?: string | null;
  companyFoundedYear?: number | null;
  companyIndustry?: readonly string[];
  companyBenefits?: readonly string[];
  values?: readonly { title: string; description: string }[];
}

export interface Gathered {
  occupation: Occupation | null;
  sources: WritingSource[];
}

const mostAbout = 3;
const longestAbout = 400;

/** Everything a text may say, each with its id: what is not here is not said. */
export function gatherSources(facts: WritingFacts, company: CompanyFacts): Gathered {
  const { occupation } = readTitle(facts.jobTitle);
  return {
    occupation,
    sources: [
      ...sourcesOfJob(facts),
      ...(occupation ? sourcesOfOccupation(occupation.code) : []),
      ...sourcesOfCompany(company),
    ],
  };
}

function sourcesOfJob(facts: WritingFacts): WritingSource[] {
  const { jobTitle, locations = [], remote, workplaceType, employmentType } = facts;
  const said = (name: string, text: string | null | undefined): WritingSource[] =>
    text ? [{ id: `job/${name}`, kind: "job", text }] : [];
  return [
    ...said("jobTitle", jobTitle),
    ...said("locations", locations.join("; ")),
    ...said("remote", remote ? "Remote work allowed" : null),
    ...said("workplaceType", workplaceType),
    ...said("employmentType", employmentType),
  ];
}

function sourcesOfOccupation(code: string): WritingSource[] {
  const { tasks, technologies, skills } = factsOfOccupation(code);
  const of = (part: string, id: string | number, text: string): WritingSource => ({
    id: `onet/${code}/${part}/${id}`,
    kind: "occupation",
    text,
  });
  return [
    ...tasks.map(({ id, text }) => of("task", id, text)),
    ...technologies.map((name, at) => of("technology", at + 1, name)),
    ...skills.map(({ id, name }) => of("skill", id, name)),
  ];
}

function sourcesOfCompany(company: CompanyFacts): WritingSource[] {
  const of = (part: string, text: string | null | undefined): WritingSource[] =>
    text?.trim() ? [{ id: `company/${part}`, kind: "company", text: text.trim() }] : [];
  const size = companySizeRanges[company.companySize as keyof typeof companySizeRanges];
  return [
    ...of("companyName", company.companyName),
    ...of("companyAboutHeader", company.companyAboutHeader),
    ...aboutSentences(company.companyAboutDescription).flatMap((text, at) =>
      of(`companyAboutDescription/${at + 1}`, text),
    ),
    ...of("companyIndustry", company.companyIndustry?.join(", ")),
    ...of("companySize", size),
    ...of("companyHQlocation", company.companyHQlocation),
    ...of("companyFoundedYear", company.companyFoundedYear ? String(company.companyFoundedYear) : null),
    ...(company.values ?? []).flatMap(({ title }, at) => of(`values/${at + 1}`, title)),
    ...(company.companyBenefits ?? []).flatMap((text, at) => of(`companyBenefits/${at + 1}`, text)),
  ];
}

/** The first sentences a company writes about itself, as it wrote them. */
function aboutSentences(html: string | null | undefined): string[] {
  const text = htmlToText(html ?? "").replace(/\s+/g, " ");
  const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];
  return sentences
    .map(({ segment }) => segment.trim())
    .filter((segment) => segment.length > 0 && segment.length <= longestAbout)
    .slice(0, mostAbout);
}
