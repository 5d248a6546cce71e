import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { numeric, record, records, saysWord, text } from "./json-values.ts";
import { seniorityNamed } from "./seniority.ts";

export const workable: FeedMapping = {
  postings(body) {
    const { jobs, results } = record(body);
    const list = Array.isArray(jobs) ? jobs : results;
    const postings = records(list);
    return Array.isArray(list) && postings.every((posting) => "shortcode" in posting) ? postings : null;
  },
  job: workableJob,
  total: (body) => numeric(record(body).total),
};

function workableJob(posting: Record<string, unknown>): FeedJob {
  const sourceId = text(posting.shortcode);
  const title = text(posting.title);
  const descriptionHtml = ["description", "requirements", "benefits"]
    .map((name) => text(posting[name]))
    .filter(Boolean)
    .join("\n");
  const salary = record(posting.salary);
  return {
    sourceId,
    url: text(posting.url) || `https://apply.workable.com/j/${sourceId}`,
    title,
    department: department(posting.department),
    descriptionHtml,
    ...placement(places(posting), {
      remote: posting.telecommuting === true || posting.remote === true,
      workplaceType: text(posting.workplace).replace("_", ""),
    }),
    salary:
      salaryOf({
        currency: salary.salary_currency,
        period: "year",
        min: salary.salary_from,
        max: salary.salary_to,
      }) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(`${text(posting.employment_type)} ${text(posting.type)}`, title),
    seniority: seniorityNamed(text(posting.experience)),
    publishedAt: dateOf(posting.published_on ?? posting.published ?? posting.created_at),
    updatedAt: dateOf(posting.updated_at),
    internal: saysWord(posting.state, "internal"),
  };
}

function department(value: unknown): string | null {
  return (Array.isArray(value) ? text(value[0]) : text(value)) || null;
}

function places(posting: Record<string, unknown>): string[] {
  const listed = records(posting.locations).filter(({ hidden }) => hidden !== true);
  const all = listed.length > 0 ? listed : [posting.location ? record(posting.location) : posting];
  return all.map(({ city, region, state, country }) =>
    [text(city), text(region) || text(state), text(country)].filter(Boolean).join(", "),
  );
}
