import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, dayOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { record, records, saysWord, text } from "./json-values.ts";
import { seniorityNamed } from "./seniority.ts";

export const recruitee: FeedMapping = {
  postings(body) {
    const { offers } = record(body);
    return Array.isArray(offers) ? records(offers).filter(isPublished) : null;
  },
  job: recruiteeJob,
};

function recruiteeJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.title);
  const salary = record(posting.salary);
  const descriptionHtml = [text(posting.description), text(posting.requirements)].filter(Boolean).join("\n");
  return {
    sourceId: text(posting.id),
    url: text(posting.careers_url),
    title,
    department: text(posting.department) || null,
    descriptionHtml,
    ...placement(places(posting), {
      remote: posting.remote === true,
      workplaceType: posting.hybrid === true ? "hybrid" : posting.on_site === true ? "onsite" : "",
    }),
    salary:
      salaryOf({ currency: salary.currency, period: salary.period, min: salary.min, max: salary.max }) ??
      salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(text(posting.employment_type_code), title),
    seniority: seniorityNamed(text(posting.experience_code)),
    publishedAt: dateOf(posting.published_at ?? posting.created_at),
    updatedAt: dateOf(posting.updated_at),
    closesOn: dayOf(posting.close_at),
    internal: saysWord(posting.status, "internal"),
  };
}

function isPublished({ status }: Record<string, unknown>): boolean {
  return status === undefined || text(status) === "published" || text(status) === "internal";
}

function places(posting: Record<string, unknown>): string[] {
  const listed = records(posting.locations).map(({ city, state, country, name }) => {
    const real = /remote/i.test(text(city)) ? "" : text(city);
    const parts = [real, text(state) === real ? "" : text(state), text(country)].filter(Boolean);
    return parts.join(", ") || text(name);
  });
  return listed.length > 0 ? listed : [text(posting.location)];
}
