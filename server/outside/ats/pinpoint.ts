import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, dayOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { record, records, text } from "./json-values.ts";

/** The postings.json of a Pinpoint careers page. */
export const pinpoint: FeedMapping = {
  postings(body) {
    const { data } = record(body);
    const found = records(data);
    return found.length > 0 && found.every((each) => "url" in each && "title" in each && "job" in each)
      ? found
      : null;
  },
  job: pinpointJob,
};

const sections = [
  ["description", null],
  ["key_responsibilities", "key_responsibilities_header"],
  ["skills_knowledge_expertise", "skills_knowledge_expertise_header"],
  ["benefits", "benefits_header"],
] as const;

function pinpointJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.title);
  const place = record(posting.location);
  const descriptionHtml = sections
    .map(([name, heading]) => {
      const words = text(posting[name]);
      const head = heading ? text(posting[heading]) : "";
      return words && head ? `<h3>${head}</h3>${words}` : words;
    })
    .filter(Boolean)
    .join("\n");
  const written = [text(place.city), text(place.province), text(place.country)].filter(Boolean).join(", ");
  return {
    sourceId: text(posting.id),
    url: text(posting.url),
    title,
    department: text(record(record(posting.job).department).name) || null,
    descriptionHtml,
    ...placement([written || text(place.name)], {
      workplaceType: text(posting.workplace_type).replace(/_/g, ""),
    }),
    salary:
      salaryOf({
        currency: posting.compensation_currency,
        period: posting.compensation_frequency,
        min: posting.compensation_minimum,
        max: posting.compensation_maximum,
      }) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(
      text(posting.employment_type_text) || text(posting.employment_type),
      title,
    ),
    seniority: null,
    publishedAt: dateOf(posting.published_at),
    updatedAt: null,
    closesOn: dayOf(posting.deadline_at),
    internal: null,
  };
}
