import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText } from "./fields.ts";
import { record, records, text } from "./json-values.ts";
import { seniorityNamed } from "./seniority.ts";

/** The XML feed of a Personio careers page. */
export const personio: FeedMapping = {
  postings(body) {
    const root = record(body)["workzag-jobs"];
    if (root === undefined) return null;
    return records([record(root).position ?? []].flat());
  },
  job: (posting, board) => ({
    ...personioJob(posting),
    url: board ? pageOf(board.token, text(posting.id)) : "",
  }),
  pageless: true,
};

function pageOf(token: string, id: string) {
  return `https://${token}.jobs.personio.com/job/${id}`;
}

function personioJob(posting: Record<string, unknown>): FeedJob {
  const title = text(posting.name);
  const more = [record(posting.additionalOffices).office ?? []].flat().map(text);
  const descriptionHtml = records([record(posting.jobDescriptions).jobDescription ?? []].flat())
    .map(({ name, value }) => `<h3>${text(name)}</h3>${text(value)}`)
    .join("\n");
  const kinds = [text(posting.employmentType), text(posting.schedule)].join(" ");
  return {
    sourceId: text(posting.id),
    url: "",
    title,
    department: text(posting.department) || null,
    descriptionHtml,
    ...placement([text(posting.office), ...more]),
    salary: salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(kinds, title),
    seniority: seniorityNamed(text(posting.seniority)) ?? seniorityNamed(text(posting.yearsOfExperience)),
    publishedAt: dateOf(posting.createdAt),
    updatedAt: null,
    internal: null,
  };
}
