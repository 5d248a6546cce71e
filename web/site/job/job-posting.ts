import type { Job } from "#contract/job-shapes.ts";
import { wholeUnits } from "#shared/money/money.ts";
import type { Salary } from "#shared/money/salary.ts";
import { endOf } from "#shared/jobs/closing-day.ts";
import { postalAddress } from "#shared/places/postal-address.ts";
import { isWorldwide } from "#shared/places/worldwide.ts";
import { textOf } from "#shared/words/text-of.ts";

const employment: Record<string, string> = {
  "Full Time": "FULL_TIME",
  "Part Time": "PART_TIME",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
};

/** schema.org JobPosting, as search engines read it (docs/spec/pages.md). A closed job has been valid until it closed; one without a last day to apply names no end. */
export function jobPosting(job: Job, publicUrl: string) {
  const posted = job.publishedAt ?? job.createdAt;
  const until = job.closedAt ?? (job.closesOn && endOf(job.closesOn).toISOString());
  const homes = job.remote ? homesOf(job) : [];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.jobTitle,
    description:
      textOf(job.jobDescription) === ""
        ? `${job.jobTitle} at ${job.company.companyName}`
        : withoutEmptyBlocks(job.jobDescription),
    datePosted: posted.slice(0, 10),
    ...(until && { validThrough: until }),
    identifier: { "@type": "PropertyValue", name: job.company.companyName, value: job.publicJobId },
    hiringOrganization: {
      "@type": "Organization",
      name: job.company.companyName,
      ...(job.company.website && { sameAs: job.company.website }),
      ...(job.company.companyLogo && { logo: new URL(job.company.companyLogo, publicUrl).href }),
    },
    ...(employment[job.employmentType ?? ""] && { employmentType: employment[job.employmentType ?? ""] }),
    ...(job.locations.length > 0 && { jobLocation: job.locations.map(placeOf) }),
    ...(job.remote && { jobLocationType: "TELECOMMUTE" }),
    ...(homes.length > 0 && { applicantLocationRequirements: homes }),
    ...(job.salary?.currency && { baseSalary: payOf(job.salary) }),
    directApply: job.applyUrl === null,
    url: `${publicUrl}/jobs/${job.id}`,
  };
}

/** Editors leave a paragraph open at the end; search engines are told what is written. */
function withoutEmptyBlocks(html: string): string {
  const less = html.replace(/<(p|h[1-6]|li|ul|ol)>(?:\s|&nbsp;|<br\s*\/?>)*<\/\1>/g, "").trim();
  return less === html ? html : withoutEmptyBlocks(less);
}

function placeOf(place: string) {
  const { city, state, country } = postalAddress(place);
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      ...(country && { addressCountry: country }),
    },
  };
}

/** From where a remote job may be done: as the company says, otherwise the countries it has places in; from anywhere it has no limit to name. */
function homesOf({ remoteLocations, locations }: Job) {
  if (remoteLocations.some(isWorldwide)) return [];
  const named = remoteLocations.length
    ? remoteLocations
    : locations.map((place) => postalAddress(place).country ?? "");
  return [...new Set(named)].filter(Boolean).map((name) => ({ "@type": "Country", name }));
}

function payOf({ currency, period, min, max }: Salary) {
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(min !== null && { minValue: wholeUnits(min, currency) }),
      ...(max !== null && { maxValue: wholeUnits(max, currency) }),
      unitText: period.toUpperCase(),
    },
  };
}
