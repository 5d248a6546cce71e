import type { Company, Job } from "./world.ts";

interface WorldCollection {
  collectionName: string;
  description: string;
  published: boolean;
  belongs(job: Job, company: Company): boolean;
}
const inIndustry = (company: Company, words: RegExp) =>
  company.companyIndustry.some((industry) => words.test(industry));

export const collectionsOfWorld: WorldCollection[] = [
  {
    collectionName: "Climate and energy",
    description: "Work on wind, sun, water and the weather.",
    published: true,
    belongs: (_, company) => inIndustry(company, /climate|energy|environment|weather|water/i),
  },
  {
    collectionName: "First jobs",
    description: "For the first five years of a career, internships included.",
    published: true,
    belongs: ({ seniority, employmentType }) =>
      seniority === "Early Career" || employmentType === "Internship",
  },
  {
    collectionName: "Work from home",
    description: "Jobs without an office to go to.",
    published: true,
    belongs: ({ workplaceType }) => workplaceType === "remote",
  },
  {
    collectionName: "Small teams",
    description: "Companies of up to fifty people, where everybody knows everybody.",
    published: true,
    belongs: (_, { companySize }) => companySize === "Small",
  },
  {
    collectionName: "Health and care",
    description: "For those who want to help people get well and stay so.",
    published: true,
    belongs: (_, company) => inIndustry(company, /health|care|medic|bio/i),
  },
  {
    collectionName: "Pay is stated",
    description: "Every job says what it pays, by the company itself.",
    published: true,
    belongs: ({ salary }) => salary !== null,
  },
  {
    collectionName: "Summer jobs",
    description: "Comes with the spring.",
    published: false,
    belongs: ({ employmentType }) => employmentType === "Internship",
  },
];

/** What people looked for lately, and how much they found. */
export const asked = [
  { query: "software engineer", times: 46, total: 88 },
  { query: "product designer", times: 31, total: 24 },
  { query: "data analyst", times: 28, total: 31 },
  { query: "nurse", times: 19, total: 6 },
  { query: "remote customer support", times: 17, total: 12 },
  { query: "accountant", times: 12, total: 9 },
  { query: "lighthouse keeper", times: 9, total: 0 },
  { query: "welder", times: 6, total: 0 },
  { query: "astronaut", times: 4, total: 0 },
];
