import type { CompanyJob } from "#server/outside/ats/json-lines.ts";
import { findPlace, type Place } from "#server/places/places.ts";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { findSkills, skillById } from "#server/taxonomy/skills.ts";
import { jobSynonyms } from "#server/taxonomy/synonyms.ts";
import { readTitle } from "#server/taxonomy/titles.ts";
import { yearlyPay } from "#shared/money/salary.ts";
import { chance } from "./job-rows.ts";

/** Jobs as the product's own index has them. */
export const jobIndex: IndexDefinition = {
  name: "jobs",
  version: 1,
  fields: {
    title: { weight: 10 },
    department: { weight: 3 },
    location: { weight: 5 },
    company: { weight: 6 },
    description: { weight: 1, long: true },
  },
  attributes: {
    department: "string",
    seniority: "string",
    employmentType: "string",
    workplaceType: "string",
    remote: "boolean",
    location: "string",
    country: "string",
    region: "string",
    company: "string",
    skills: "string",
    salary: "number",
    addedAt: "date",
    where: "point",
    sameJob: "string",
  },
  together: [
    ["department", "seniority", "employmentType"],
    ["location", "country", "region", "remote", "workplaceType"],
  ],
  rank: [{ attribute: "addedAt", order: "descending" }],
  synonyms: jobSynonyms(),
  idleWords: "job jobs in at near for the a an of and with role position work".split(" "),
};
export const tenFacets = [
  "department",
  "seniority",
  "employmentType",
  "workplaceType",
  "remote",
  "location",
  "country",
  "region",
  "company",
  "skills",
];

/** Makes documents of jobs; what titles, places and texts say is read once each. */
export function documentMaker() {
  const title = remembering(readTitle);
  const skills = remembering((text: string) =>
    [...new Set(findSkills(text).map(({ id }) => id))]
      .flatMap((id) => skillById(id)?.name ?? [])
      .slice(0, 12),
  );
  return function documentOf({ company, job }: CompanyJob, id: string): SearchDocument {
    const read = title(job.title);
    const places = job.locations.flatMap((text) => findPlace(text) ?? []);
    const department = job.department ?? read.department;
    return {
      id,
      fields: {
        title: job.title,
        department,
        location: placeWords(job, places),
        company,
        description: job.descriptionHtml,
      },
      attributes: {
        department,
        seniority: job.seniority ?? read.seniority,
        employmentType: job.employmentType ?? "Full Time",
        workplaceType: job.workplaceType,
        remote: job.remote,
        location: job.locations,
        country: places.map(({ country }) => country),
        region: places.flatMap(({ adminName }) => adminName ?? []),
        company,
        skills: skills(job.descriptionHtml),
        salary: job.salary && yearlyPay(job.salary),
        addedAt: job.publishedAt,
        where: places,
        sameJob: `${company} ${job.title.trim().toLowerCase()}`,
      },
    };
  };
}

function placeWords({ locations, remote, remoteRegions }: CompanyJob["job"], places: Place[]) {
  return [...locations, ...places.map(furtherWords), ...(remote ? ["Remote", ...remoteRegions] : [])];
}

/** What someone may call a place beside what is written: its state spelled out, its country. */
function furtherWords({ name, adminName, adminCode, countryCode, country }: Place): string {
  return [name, adminName, countryCode === "US" ? adminCode : null, country].filter(Boolean).join(" ");
}

function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = read(text)));
    return value;
  };
}

/** As many jobs as wanted: title, company, place and text of different real ones, by a fixed seed. */
export function* recombined(jobs: CompanyJob[], wanted: number): Generator<CompanyJob> {
  const pick = (seed: number, at: number) => jobs[Math.floor(chance(seed, at) * jobs.length)]!;
  for (let at = 0; at < wanted; at++) {
    const titled = pick(2, at).job;
    const placed = pick(3, at).job;
    const told = pick(4, at).job;
    const { locations, remote, remoteRegions, workplaceType } = placed;
    const { descriptionHtml, salary } = told;
    yield {
      company: pick(5, at).company,
      job: { ...titled, locations, remote, remoteRegions, workplaceType, descriptionHtml, salary },
    };
  }
}
