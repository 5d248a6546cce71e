import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { numeric, record, records, saysWord, text } from "./json-values.ts";
import { seniorityNamed } from "./seniority.ts";

export const smartrecruiters: FeedMapping = {
  postings(body) {
    const { content, totalFound } = record(body);
    return Array.isArray(content) && totalFound !== undefined ? records(content) : null;
  },
  job: smartrecruitersJob,
  total: (body) => numeric(record(body).totalFound),
};

function smartrecruitersJob(posting: Record<string, unknown>): FeedJob {
  const location = record(posting.location);
  const company = text(record(posting.company).identifier);
  const sourceId = text(posting.id);
  const title = text(posting.name);
  const descriptionHtml = description(posting);
  const range = record(posting.compensation);
  const level = record(posting.experienceLevel);
  return {
    sourceId,
    url: text(posting.postingUrl) || `https://jobs.smartrecruiters.com/${company}/${sourceId}`,
    title,
    department: text(record(posting.department).label) || text(record(posting.function).label) || null,
    descriptionHtml,
    ...placement([place(location)], {
      remote: location.remote === true,
      workplaceType: location.hybrid === true ? "hybrid" : "",
    }),
    salary:
      salaryOf({ currency: range.currency, period: range.period, min: range.min, max: range.max }) ??
      salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(text(record(posting.typeOfEmployment).label), title),
    seniority: seniorityNamed(text(level.id) || text(level.label)),
    publishedAt: dateOf(posting.releasedDate),
    updatedAt: dateOf(posting.lastUpdated),
    internal: saysWord(posting.visibility, "internal"),
  };
}

function place(location: Record<string, unknown>): string {
  const parts = [location.city, location.region, text(location.country).toUpperCase()].map(text);
  return text(location.fullLocation) || parts.filter(Boolean).join(", ");
}

/** Only the single posting carries its text, in named sections; the list has none. */
function description(posting: Record<string, unknown>): string {
  const sections = record(record(posting.jobAd).sections);
  return ["companyDescription", "jobDescription", "qualifications", "additionalInformation"]
    .map((name) => record(sections[name]))
    .filter((section) => text(section.text) !== "")
    .map((section) => `<h3>${text(section.title)}</h3>${text(section.text)}`)
    .join("\n");
}
