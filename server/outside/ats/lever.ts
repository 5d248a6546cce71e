import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { record, records, text } from "./json-values.ts";

export const lever: FeedMapping = {
  postings(body) {
    if (!Array.isArray(body)) return null;
    const postings = records(body);
    return postings.every((posting) => "hostedUrl" in posting && "text" in posting) ? postings : null;
  },
  job: leverJob,
};

function leverJob(posting: Record<string, unknown>): FeedJob {
  const categories = record(posting.categories);
  const title = text(posting.text);
  const descriptionHtml = description(posting);
  const range = record(posting.salaryRange);
  const all = Array.isArray(categories.allLocations) ? categories.allLocations.map(text) : [];
  return {
    sourceId: text(posting.id),
    url: text(posting.hostedUrl),
    title,
    department: text(categories.department) || text(categories.team) || null,
    descriptionHtml,
    ...placement([text(categories.location), ...all], { workplaceType: text(posting.workplaceType) }),
    salary:
      salaryOf({ currency: range.currency, period: range.interval, min: range.min, max: range.max }) ??
      salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(text(categories.commitment), title),
    seniority: null,
    publishedAt: dateOf(posting.createdAt),
    updatedAt: dateOf(posting.updatedAt),
    internal: null,
  };
}

/** The opening, the lists with their headings and the closing, in the order the board shows them. */
function description(posting: Record<string, unknown>): string {
  const lists = records(posting.lists).map(
    (list) => `<h3>${text(list.text)}</h3><ul>${text(list.content)}</ul>`,
  );
  return [text(posting.description), ...lists, text(posting.additional)].filter(Boolean).join("\n");
}
