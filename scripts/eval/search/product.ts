import { feedColumns } from "#server/domains/jobs/feeds/feed-columns.ts";
import { jobDefinition, jobDocument, jobSource } from "#server/domains/search/job-index.ts";
import { findInSteps } from "#server/domains/search/loosening/find-in-steps.ts";
import { readJsonLines } from "#server/outside/ats/ats.ts";
import { SearchIndex, type SearchQuery } from "#server/search-engine/index.ts";
import type { FoundAd } from "../real/ad-sources.ts";
import { deepest, type Ranker } from "./baselines.ts";

/** The product's own search over these postings, read as an import of JSON lines reads them. */
export function productOf(ads: ReadonlyMap<string, FoundAd>): Ranker {
  const index = new SearchIndex(jobDefinition);
  index.put([...ads].map(([id, ad]) => documentOf(id, ad)));
  index.settle();
  return async (query, { country }) => {
    const asker = {
      source: jobSource,
      home: country,
      search: (asked: SearchQuery) => Promise.resolve(index.search(asked)),
      quoted: (asked: SearchQuery) => Promise.resolve(asked),
      own: [],
    };
    const terms = { query, filters: {}, ranges: {}, place: null };
    const rest = { size: deepest, ...(jobSource.collapse && { collapse: jobSource.collapse }) };
    const { answer, steps } = await findInSteps(asker, terms, { rest, loosen: true });
    return [...answer.hits, ...steps.flatMap(({ hits }) => hits)].map(({ id }) => id).slice(0, deepest);
  };
}

const noCompany = "Unnamed";
const asOf = new Date("2026-11-22T00:00:00Z");

function documentOf(id: string, { title, company, location, text, pay, type, remote }: FoundAd) {
  const line = { title, company: company || noCompany, location, text, salary: pay, type, remote };
  const { jobs, refused } = readJsonLines(JSON.stringify(line));
  const [read] = jobs;
  if (!read) throw new Error(`${id}: ${refused[0]?.reason}`);
  const columns = feedColumns({ job: read.job, fingerprint: "" }, "eval");
  const companyName = read.company;
  return jobDocument({
    ...columns,
    id,
    companyId: companyName,
    collectionIds: [],
    publishedAt: asOf,
    createdAt: asOf,
    company: {
      companyName,
      slug: companyName,
      website: null,
      provenAt: null,
      companyEmailDomain: null,
      furtherDomains: [],
      companyLogo: null,
      companyPageBannerImage: null,
      companySize: null,
      companyIndustry: [],
      companyCultureTags: [],
      collectionIds: [],
      published: true,
      isManaged: true,
      fundingStage: null,
      fundingAmount: null,
    },
  });
}
