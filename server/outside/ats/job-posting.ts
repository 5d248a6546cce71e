import type { FeedJob, FeedMapping } from "./feed-job.ts";
import {
  dateOf,
  dayOf,
  employmentTypeOf,
  placement,
  salaryInText,
  salaryOf,
  unescapeHtml,
} from "./fields.ts";
import { record, records, text } from "./json-values.ts";
import { seniorityNamed } from "./seniority.ts";

/** Postings as schema.org has them, from the pages of any careers site. */
export const jobPosting: FeedMapping = {
  postings: (body) => {
    const { jobPostings } = record(body);
    return Array.isArray(jobPostings) ? records(jobPostings) : null;
  },
  job: schemaJob,
};

function schemaJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.title) || text(posting.name);
  const written = text(posting.description);
  const descriptionHtml = /&lt;\w/.test(written) ? unescapeHtml(written) : written;
  const url = text(posting.url) || text(posting.page);
  const within = things(posting.applicantLocationRequirements).map(({ name }) => text(name));
  const remote = [posting.jobLocationType].flat().map(text).includes("TELECOMMUTE");
  return {
    sourceId: idOf(posting.identifier) || url,
    url,
    title,
    department: text(posting.industry) || null,
    descriptionHtml,
    ...placement([...things(posting.jobLocation).map(placeOf), ...(remote ? within : [])], { remote }),
    salary: payOf(record(posting.baseSalary)) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf([posting.employmentType].flat().map(text).join(" "), title),
    seniority: seniorityNamed(text(posting.experienceLevel)),
    publishedAt: dateOf(posting.datePosted),
    updatedAt: dateOf(posting.dateModified),
    closesOn: dayOf(posting.validThrough),
    internal: null,
  };
}

const things = (value: unknown) => records([value ?? []].flat());

function idOf(identifier: unknown): string {
  return text(identifier) || text(record(identifier).value);
}

function placeOf({ address, name }: Record<string, unknown>): string {
  const { addressLocality, addressRegion, addressCountry } = record(address);
  const country = text(addressCountry) || text(record(addressCountry).name);
  const parts = [text(addressLocality), text(addressRegion), country].filter(Boolean);
  return parts.join(", ") || text(address) || text(name);
}

function payOf({ currency, value }: Record<string, unknown>): FeedJob["salary"] {
  const range = record(value);
  const [min, max] = [range.minValue ?? range.value ?? value, range.maxValue ?? range.value ?? value];
  return salaryOf({ currency, period: range.unitText, min, max });
}
