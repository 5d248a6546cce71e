import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { companies, companyEvents } from "#server/domains/companies/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import type { Reader } from "#server/database/open.ts";
import { dataOf } from "#server/events/define-event.ts";
import type { IndexDefinition, SearchDocument } from "#server/search-engine/index.ts";
import { alphabetOrder } from "./alphabet-order.ts";
import { openingsOf } from "./company-openings.ts";
import { havingWords } from "./quoted-words.ts";
import { type IndexSource, type Which, batch, chosen, dayOf, offerIndex } from "./index-source.ts";

/** Published companies with open jobs. */
const definition: IndexDefinition = {
  name: "companies",
  version: 1,
  fields: {
    companyName: { weight: 10 },
    companyIndustry: { weight: 3 },
    companyHQlocation: { weight: 2 },
    about: { weight: 1, long: true },
  },
  attributes: {
    companyIndustry: "string",
    companySize: "string",
    companyHQlocation: "string",
    companyCulture: "string",
    companyType: "string",
    fundingStage: "string",
    remoteFirst: "boolean",
    openJobs: "number",
    fundingAmount: "number",
    founded: "number",
    addedAt: "date",
    day: "number",
    alphabet: "number",
  },
  rank: [{ attribute: "openJobs", order: "descending" }],
  idleWords: ["company", "companies", "the", "in", "at"],
};

const listed = and(eq(companies.published, true), gt(companies.openJobsCount, 0));

function select(db: Reader, which: Which) {
  return db
    .select()
    .from(companies)
    .where(and(listed, chosen(companies.id, which)))
    .orderBy(asc(companies.id))
    .limit(batch);
}
function documentOf(company: typeof companies.$inferSelect): SearchDocument {
  const about = [company.companyAboutHeader, company.companyAboutDescription, company.vibeText];
  return {
    id: company.id,
    fields: {
      companyName: company.companyName,
      companyIndustry: company.companyIndustry,
      companyHQlocation: company.companyHQlocation,
      about: about.join(" ").replaceAll(/<[^>]*>/g, " "),
    },
    attributes: {
      companyIndustry: company.companyIndustry,
      companySize: company.companySize,
      companyHQlocation: company.companyHQlocation,
      companyCulture: company.companyCultureTags,
      companyType: company.companyType,
      fundingStage: company.fundingStage,
      fundingAmount: company.fundingAmount,
      remoteFirst: company.remoteFirst,
      openJobs: company.openJobsCount,
      founded: company.companyFoundedYear,
      addedAt: company.createdAt,
      day: dayOf(company.createdAt),
      alphabet: alphabetOrder(company.companyName),
    },
  };
}

/** What a company shows of itself: its profile and its open jobs. */
const shownEvents = [...Object.values(companyEvents), ...Object.values(jobEvents)];

const source: IndexSource = {
  index: "companies",
  definition,
  async read(db, which) {
    return (await select(db, which)).map(documentOf);
  },
  async withWords(db, ids, patterns) {
    const texts = [companies.companyAboutHeader, companies.companyAboutDescription, companies.vibeText];
    const held = havingWords(companies.id, ids, { texts, patterns });
    return (await db.select({ id: companies.id }).from(companies).where(held)).map(({ id }) => id);
  },
  async touchedBy(_, events) {
    return dataOf(events, shownEvents).map(({ companyId }) => companyId);
  },
  async show({ db }, ids) {
    const rows = await db
      .select()
      .from(companies)
      .where(and(listed, inArray(companies.id, ids)));
    const openings = await openingsOf(db, ids);
    return new Map(
      rows.map((company) => [company.id, { company: { ...company, ...openings.get(company.id)! } }]),
    );
  },
};
offerIndex(source);
