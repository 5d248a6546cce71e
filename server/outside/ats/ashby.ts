import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, dayOf, employmentTypeOf, placement, salaryInText, salaryOf } from "./fields.ts";
import { record, records, text } from "./json-values.ts";

export const ashby: FeedMapping = {
  postings(body) {
    const jobs = records(record(body).jobs);
    const recognised = "apiVersion" in record(body) || jobs.some((job) => "jobUrl" in job);
    return Array.isArray(record(body).jobs) && recognised && jobs.every((job) => "jobUrl" in job)
      ? jobs
      : null;
  },
  job: ashbyJob,
};

function ashbyJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.title);
  const descriptionHtml = text(posting.descriptionHtml);
  const others = records(posting.secondaryLocations).map(({ location }) => text(location));
  return {
    sourceId: text(posting.id),
    url: text(posting.jobUrl),
    title,
    department: text(posting.department) || text(posting.team) || null,
    descriptionHtml,
    ...placement([text(posting.location), ...others], {
      remote: posting.isRemote === true,
      workplaceType: text(posting.workplaceType),
    }),
    salary: compensation(posting) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(text(posting.employmentType), title),
    seniority: null,
    publishedAt: dateOf(posting.publishedAt),
    updatedAt: dateOf(posting.updatedAt),
    closesOn: dayOf(posting.applicationDeadline),
    internal: posting.isListed === undefined ? null : posting.isListed === false,
  };
}

function compensation(posting: Record<string, unknown>): FeedJob["salary"] {
  const parts = records(record(posting.compensation).summaryComponents);
  const salary = parts.find(({ compensationType }) => text(compensationType) === "Salary");
  if (!salary) return null;
  const { currencyCode, interval, minValue, maxValue } = salary;
  return salaryOf({ currency: currencyCode, period: interval, min: minValue, max: maxValue });
}
