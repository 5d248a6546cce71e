import type { AdvertisedJob } from "#server/domains/jobs/index.ts";
import { feedFiles } from "#shared/jobs/feed-files.data.ts";
import type { Salary } from "#shared/money/salary.ts";
import { wholeUnits } from "#shared/money/money.ts";
import { postalAddress } from "#shared/places/postal-address.ts";
import { isWorldwide } from "#shared/places/worldwide.ts";
import { productName } from "#shared/product.ts";
import { type FeedFormat, addressOf, knownOf, workplaceOf } from "./feed-format.ts";
import { type Xml, beginXml, cdataElements, xml } from "../xml.ts";

const workplaceTypes = { remote: "Remote", hybrid: "Hybrid", onsite: "On-site" };
const jobTypes: Partial<Record<string, string>> = {
  "Full Time": "FULL_TIME",
  "Part Time": "PART_TIME",
  Contract: "CONTRACT",
  Internship: "INTERNSHIP",
};
const periods = { hour: "HOURLY", day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" };

/** LinkedIn's XML for basic jobs; further places stand beside the first. */
export const linkedInFeed: FeedFormat = {
  ...feedFiles.linkedIn,
  begin: ({ publicUrl, changedAt, count }) =>
    beginXml(xml`<source>
${changedAt ? [xml`<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>`] : []}
<publisherUrl>${publicUrl}</publisherUrl>
<publisher>${productName}</publisher>
<expectedJobCount>${String(count)}</expectedJobCount>`),
  job: (job, { publicUrl }) => jobElement(job, publicUrl).text,
  between: "\n",
  end: "\n</source>",
};

function jobElement(job: AdvertisedJob, publicUrl: string): Xml {
  const places = job.locations.length ? job.locations : job.remoteLocations;
  const [place = "", ...others] = places.filter((name) => !isWorldwide(name));
  const workplace = workplaceOf(job);
  const elements = knownOf({
    partnerJobId: job.id,
    company: job.companyName,
    title: job.jobTitle,
    description: job.jobDescription,
    applyUrl: addressOf(job, publicUrl),
    location: place || "Remote",
    ...postalAddress(place),
    workplaceTypes: workplace && workplaceTypes[workplace],
    jobtype: jobTypes[job.employmentType ?? ""],
  });
  return xml`<job>
${cdataElements(elements)}
${others.length ? [alternateLocations(others)] : []}
${job.salary?.currency ? [salaries(job.salary, job.salary.currency)] : []}
</job>`;
}

function alternateLocations(places: string[]) {
  return xml`<alternateLocations>
${places.map((location) => xml`<alternateLocation>${cdataElements([["location", location]])}</alternateLocation>`)}
</alternateLocations>`;
}

function salaries({ min, max, period }: Salary, currency: string) {
  const amount = (minor: number) =>
    xml`<amount>${String(wholeUnits(minor, currency))}</amount><currencyCode>${currency}</currencyCode>`;
  return xml`<salaries><salary>
${max === null ? [] : [xml`<highEnd>${amount(max)}</highEnd>`]}
${min === null ? [] : [xml`<lowEnd>${amount(min)}</lowEnd>`]}
<period>${periods[period]}</period>
<type>BASE_SALARY</type>
</salary></salaries>`;
}
