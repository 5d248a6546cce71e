import type { AdvertisedJob } from "#server/domains/jobs/index.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import { endOf } from "#shared/jobs/closing-day.ts";
import { productName } from "#shared/product.ts";
import { salaryText } from "#shared/money/salary.ts";
import { postalAddress } from "#shared/places/postal-address.ts";
import { isWorldwide } from "#shared/places/worldwide.ts";
import { type FeedFormat, addressOf, knownOf, postedAt, workplaceOf } from "./feed-format.ts";
import { beginXml, cdataElements, xml } from "../xml.ts";

const remoteTypes: Partial<Record<string, string>> = { remote: "Fully remote", hybrid: "Hybrid remote" };
const jobTypes: Partial<Record<string, string>> = {
  "Full Time": "fulltime",
  "Part Time": "parttime",
  Contract: "contract",
  Internship: "internship",
};

/** Indeed's XML for partners: a job in several places is one job for each. */
export const indeedFeed: FeedFormat = {
  ...feedFiles.indeed,
  begin: ({ publicUrl, changedAt }) =>
    beginXml(xml`<source>
<publisher>${productName}</publisher>
<publisherurl>${publicUrl}</publisherurl>
${changedAt ? [xml`<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`] : []}`),
  job: (job, { publicUrl }) =>
    placesOf(job)
      .map((place, index) => jobIn(job, { place, index, publicUrl }).text)
      .join("\n"),
  between: "\n",
  end: "\n</source>",
};

/** A remote job without places is looked for in the first country it names. */
function placesOf({ locations, remoteLocations }: AdvertisedJob): string[] {
  return locations.length ? locations : [remoteLocations.find((name) => !isWorldwide(name)) ?? ""];
}

function jobIn(
  job: AdvertisedJob,
  { place, index, publicUrl }: { place: string; index: number; publicUrl: string },
) {
  const { city, state, country } = postalAddress(place);
  const elements = knownOf({
    title: job.jobTitle,
    date: postedAt(job).toUTCString(),
    referencenumber: index ? `${job.id}-${index + 1}` : job.id,
    requisitionid: job.publicJobId,
    url: addressOf(job, publicUrl),
    company: job.companyName,
    city,
    state,
    country,
    remotetype: remoteTypes[workplaceOf(job) ?? ""],
    description: job.jobDescription,
    salary: job.salary && salaryText(job.salary),
    jobtype: jobTypes[job.employmentType ?? ""],
    category: job.department,
    expirationdate: job.closesOn && endOf(job.closesOn).toUTCString(),
  });
  return xml`<job>
${cdataElements(elements)}
</job>`;
}
