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

export const greenhouse: FeedMapping = {
  postings(body) {
    const jobs = records(record(body).jobs);
    return Array.isArray(record(body).jobs) && jobs.every((job) => "absolute_url" in job) ? jobs : null;
  },
  job: greenhouseJob,
};

function greenhouseJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.title);
  const content = text(posting.content);
  const descriptionHtml = content.includes("&lt;") ? unescapeHtml(content) : content;
  const range = records(posting.pay_input_ranges)[0] ?? {};
  return {
    sourceId: text(posting.id),
    url: text(posting.absolute_url),
    title,
    department: text(records(posting.departments)[0]?.name) || null,
    descriptionHtml,
    ...placement([text(record(posting.location).name)]),
    salary:
      salaryOf({
        currency: range.currency_type,
        period: range.title,
        min: cents(range.min_cents),
        max: cents(range.max_cents),
      }) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(statedType(posting), title),
    seniority: null,
    publishedAt: dateOf(posting.first_published),
    updatedAt: dateOf(posting.updated_at),
    closesOn: dayOf(posting.application_deadline),
    internal: null,
  };
}

function statedType(posting: Record<string, unknown>): string {
  const field = records(posting.metadata).find(({ name }) =>
    /employment|job type|commitment|time type/i.test(text(name)),
  );
  return text(field?.value);
}

function cents(value: unknown): number | null {
  return typeof value === "number" ? value / 100 : null;
}
