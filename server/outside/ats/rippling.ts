import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { record, records, text } from "./json-values.ts";

/** The list of a Rippling board, with what each posting's own answer adds. */
export const rippling: FeedMapping = {
  postings(body) {
    const found = Array.isArray(body) ? records(body) : records(record(body).items);
    const isRippling = found.some((each) => "uuid" in each || /ats\.rippling\.com/.test(text(each.url)));
    return isRippling ? found.map((each) => ({ ...each, id: text(each.uuid) || text(each.id) })) : null;
  },
  job: ripplingJob,
};

function ripplingJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.name);
  const words = record(posting.description);
  const descriptionHtml = [text(words.company), text(words.role), text(posting.description)]
    .filter(Boolean)
    .join("\n");
  const range = records(posting.payRangeDetails)[0] ?? {};
  const department = record(posting.department);
  return {
    sourceId: text(posting.id),
    url: text(posting.url),
    title,
    department: text(department.name) || text(department.label) || null,
    descriptionHtml,
    ...placement(places(posting), { workplaceType: workplaceOf(posting) }),
    salary:
      salaryOf({
        currency: range.currency,
        period: range.frequency,
        min: range.rangeStart,
        max: range.rangeEnd,
      }) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(
      text(record(posting.employmentType).label) || text(posting.employmentType),
      title,
    ),
    seniority: null,
    publishedAt: dateOf(posting.createdOn),
    updatedAt: null,
    internal: null,
  };
}

function places(posting: Record<string, unknown>): string[] {
  const named = Array.isArray(posting.workLocations) ? posting.workLocations.map(text) : [];
  const listed = records(posting.locations).map(({ name, city, state, country }) => {
    const parts = [city, state, country].map(text).filter(Boolean);
    return parts.join(", ") || text(name);
  });
  const all = [...named, ...listed].filter(Boolean);
  return all.length ? all : [text(record(posting.workLocation).label)];
}

function workplaceOf(posting: Record<string, unknown>) {
  return text(records(posting.locations)[0]?.workplaceType).replace("_", "");
}
