import { and, asc, eq, inArray } from "drizzle-orm";
import { companies, companyEvents } from "#server/domains/companies/index.ts";
import { companyOnJob, isListed, jobEvents, jobs } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";
import { dataOf } from "#server/events/define-event.ts";
import type { AttributeValue, IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { inTurns } from "#server/threads/yield-to-event-loop.ts";
import { siteName, sitesIn } from "#server/places/sites.ts";
import { statesInTitle } from "#server/places/state-in-title.ts";
import { conditionsOf } from "./conditions/job-conditions.ts";
import { trainingOf } from "./conditions/training.ts";
import { jobSites, pointsOf, regionsOf, remoteCountries, saysRemote } from "./job-places.ts";
import { readLevel } from "#server/taxonomy/title-levels.ts";
import { expandTitle } from "#server/taxonomy/title-words.ts";
import { compoundEndings } from "#server/taxonomy/occupation-words.ts";
import { jobSynonyms } from "#server/taxonomy/synonyms.ts";
import { countryName } from "#shared/places/countries.ts";
import { yearlyPay } from "#shared/money/salary.ts";
import { havingWords } from "./quoted-words.ts";
import { showJobs } from "./show-jobs.ts";
import { popularJobs } from "./popular-jobs.ts";
import { alphabetOrder } from "./alphabet-order.ts";
import { type IndexSource, type Which, batch, chosen, dayOf, offerIndex } from "./index-source.ts";

/** What jobs are filtered, counted and ordered by; strings and booleans can be facets, numbers only ranges. */
const attributes = {
  department: "string",
  employmentType: "string",
  seniority: "string",
  workplaceType: "string",
  conditions: "string",
  training: "string",
  level: "string",
  jobLocation: "string",
  country: "string",
  region: "string",
  skills: "string",
  companyCulture: "string",
  companyIndustry: "string",
  companySize: "string",
  fundingStage: "string",
  collectionIds: "string",
  "companyGraph.companySlug": "string",
  remote: "boolean",
  remoteFrom: "string",
  mayBeRemote: "boolean",
  salary: "number",
  salaryCurrency: "string",
  fundingAmount: "number",
  addedAt: "date",
  listedAt: "date",
  day: "number",
  alphabet: "number",
  where: "point",
  sameJob: "string",
} as const satisfies IndexDefinition["attributes"];

/** Live, listed jobs: title, department and place first, then company, skills and the text. */
export const jobDefinition: IndexDefinition = {
  name: "jobs",
  version: 22,
  fields: {
    jobTitle: { weight: 10 },
    department: { weight: 3 },
    jobLocation: { weight: 4 },
    jobCompany: { weight: 5 },
    skills: { weight: 2 },
    workTerms: { weight: 2 },
    jobDescription: { weight: 1, long: true },
  },
  attributes,
  together: [
    ["department", "employmentType", "seniority"],
    ["jobLocation", "country", "region", "remote", "remoteFrom", "mayBeRemote", "workplaceType"],
    ["companyGraph.companySlug", "companyCulture", "companyIndustry", "companySize", "fundingStage"],
  ],
  rank: [{ attribute: "addedAt", order: "descending" }],
  synonyms: jobSynonyms(),
  idleWords: ["job", "jobs", "in", "at", "near", "for", "the", "a", "of", "and", "role", "position"],
};

const columns = {
  id: jobs.id,
  companyId: jobs.companyId,
  jobTitle: jobs.jobTitle,
  department: jobs.department,
  jobDescription: jobs.jobDescription,
  locations: jobs.locations,
  remote: jobs.remote,
  remoteLocations: jobs.remoteLocations,
  workplaceType: jobs.workplaceType,
  employmentType: jobs.employmentType,
  seniority: jobs.seniority,
  salary: jobs.salary,
  skills: jobs.skills,
  collectionIds: jobs.collectionIds,
  publishedAt: jobs.publishedAt,
  createdAt: jobs.createdAt,
  company: { ...companyOnJob, fundingStage: companies.fundingStage, fundingAmount: companies.fundingAmount },
};
type Row = Awaited<ReturnType<typeof select>>[number];

function select(db: Reader, which: Which) {
  return db
    .select(columns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isListed, chosen(jobs.id, which)))
    .orderBy(asc(jobs.id))
    .limit(batch);
}

/** A job as the search knows it. */
export function jobDocument(job: Row): SearchDocument {
  const text = wordsOf(job.jobDescription);
  return {
    id: job.id,
    fields: {
      jobTitle: job.jobTitle,
      department: job.department,
      jobLocation: [...job.locations, ...(job.remote ? ["Remote", ...job.remoteLocations] : [])],
      jobCompany: job.company.companyName,
      skills: job.skills,
      workTerms: [job.employmentType, job.workplaceType, ...compoundEndings(job.jobTitle)].filter(
        (term) => term !== null,
      ),
      jobDescription: text,
    },
    attributes: {
      ...attributesOf(job, text),
      ...placesOf(job, text),
      ...companyAttributesOf(job),
    } satisfies Record<keyof typeof attributes, AttributeValue>,
  };
}

function attributesOf(job: Row, text: string) {
  const published = job.publishedAt ?? job.createdAt;
  return {
    department: job.department,
    employmentType: job.employmentType,
    seniority: job.seniority,
    skills: job.skills,
    conditions: conditionsOf({
      title: job.jobTitle,
      text,
      employmentType: job.employmentType,
      workplaceType: job.workplaceType,
      seniority: job.seniority,
    }),
    training: trainingOf(job.jobTitle),
    level: readLevel(expandTitle(job.jobTitle)),
    salary: job.salary && yearlyPay(job.salary),
    salaryCurrency: job.salary && job.salary.currency,
    addedAt: published,
    // A board's posting may be older than the day on which people could first find it here.
    listedAt: job.createdAt > published ? job.createdAt : published,
    day: dayOf(published),
    alphabet: alphabetOrder(job.jobTitle),
    sameJob: `${job.companyId} ${job.jobTitle.toLowerCase()}`,
  };
}

function placesOf(job: Row, text: string) {
  const { locations, remote, remoteLocations, workplaceType, jobTitle: title } = job;
  const sites = remote ? locations.flatMap(sitesIn) : jobSites(locations, { title, text });
  const titled = remote ? statesInTitle(title) : [];
  const from = remote ? [...remoteLocations.flatMap(sitesIn), ...titled] : [];
  const countries = [...sites, ...from].map(({ country }) => countryName(country) ?? country);
  return {
    workplaceType,
    jobLocation: locations,
    country: [...new Set(countries)],
    region: regionsOf(remote ? [...sites, ...from, ...jobSites([], { title, text: "" })] : sites, locations),
    remote,
    remoteFrom: remote
      ? remoteCountries(remoteLocations.length > 0 ? remoteLocations : titled.map(siteName), text)
      : [],
    mayBeRemote: remote || saysRemote(`${title} ${text}`),
    where: pointsOf(sites),
  };
}

function companyAttributesOf({ collectionIds, company }: Row) {
  return {
    companyCulture: company.companyCultureTags,
    companyIndustry: company.companyIndustry,
    companySize: company.companySize,
    fundingStage: company.fundingStage,
    fundingAmount: company.fundingAmount,
    collectionIds: [...new Set([...collectionIds, ...company.collectionIds])],
    "companyGraph.companySlug": company.slug,
  };
}

/** The words of sanitised HTML; tags part words, entities do not matter to a search. */
function wordsOf(html: string) {
  return html.replaceAll(/<[^>]*>|&[a-z#0-9]+;/gi, " ");
}

const { published, changed, closed, reopened, held, released, deleted, imported } = jobEvents;
const ofOneJob = [published, changed, closed, reopened, held, released, deleted];
const ofACompany = [imported, companyEvents.changed, companyEvents.published];

export const jobSource: IndexSource = {
  index: "jobs",
  definition: jobDefinition,
  collapse: { by: "sameJob", gather: "jobLocation" },
  async withWords(db, ids, patterns) {
    const found = havingWords(jobs.id, ids, { texts: [jobs.jobTitle, jobs.jobDescription], patterns });
    return (await db.select({ id: jobs.id }).from(jobs).where(found)).map(({ id }) => id);
  },
  popular: async ({ db, now }) => (await popularJobs(db, { now: now() })).map(({ id }) => id),
  async read(db, which) {
    return inTurns(await select(db, which), jobDocument);
  },
  async touchedBy(db, events) {
    const named = dataOf(events, ofOneJob).map(({ jobId }) => jobId);
    const companyIds = dataOf(events, ofACompany).map(({ companyId }) => companyId);
    if (companyIds.length === 0) return named;
    const rows = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(inArray(jobs.companyId, [...new Set(companyIds)]));
    return [...named, ...rows.map(({ id }) => id)];
  },
  async show({ db }, ids) {
    return new Map([...(await showJobs(db, ids))].map(([id, job]) => [id, { job }]));
  },
};
offerIndex(jobSource);
