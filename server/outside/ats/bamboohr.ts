import type { FeedJob, FeedMapping } from "./feed-job.ts";
import { dateOf, employmentTypeOf, placement, salaryInText } from "./fields.ts";
import { numeric, record, records, text } from "./json-values.ts";
import { seniorityNamed } from "./seniority.ts";

/** The careers list of BambooHR, with what each opening's own answer adds. */
export const bamboohr: FeedMapping = {
  postings(body) {
    const { result } = record(body);
    const found = records(result);
    return Array.isArray(result) && found.every((each) => "jobOpeningName" in each) ? found : null;
  },
  job(posting, board) {
    const opening = record(record(posting.result).jobOpening);
    const page = board ? `https://${board.token}.bamboohr.com/careers/${text(posting.id)}` : "";
    return { ...bamboohrJob(posting, opening), url: text(opening.jobOpeningShareUrl) || page };
  },
  total: (body) => numeric(record(record(body).meta).totalCount),
  pageless: true,
};

function bamboohrJob(posting: Record<string, unknown>, opening: Record<string, unknown>): FeedJob {
  const title = text(posting.jobOpeningName);
  const descriptionHtml = text(opening.description);
  return {
    sourceId: text(posting.id),
    url: "",
    title,
    department: text(posting.departmentLabel) || null,
    descriptionHtml,
    ...placement([placeOf({ ...posting, ...opening })], {
      remote: posting.isRemote === true || text(posting.locationType) === "1",
      workplaceType: text(posting.locationType) === "2" ? "hybrid" : "",
    }),
    salary: salaryInText(`${text(opening.compensation)} ${descriptionHtml}`),
    employmentType: employmentTypeOf(text(posting.employmentStatusLabel), title),
    seniority: seniorityNamed(text(opening.minimumExperience)),
    publishedAt: dateOf(opening.datePosted),
    updatedAt: null,
    internal: null,
  };
}

function placeOf({ location, atsLocation }: Record<string, unknown>): string {
  const [own, ats] = [record(location), record(atsLocation)];
  const parts = [
    text(own.city) || text(ats.city),
    text(own.state) || text(ats.state) || text(ats.province),
    text(own.addressCountry) || text(ats.country),
  ];
  return parts.filter(Boolean).join(", ");
}
