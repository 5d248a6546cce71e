import type { Job } from "#contract/jobs.ts";
import { countryCode } from "#shared/places/countries.ts";

const employment: Record<string, string> = {
  "Full Time": "FULL_TIME",
  "Part Time": "PART_TIME",
  Contract: "CONTRACTOR",
  Internship: "INTERN",
};
const validDays = 60;

/** schema.org JobPosting, as search engines read it (product.md 2.6). A closed job has been valid until it closed. */
export function jobPosting(job: Job, { publicUrl, website }: { publicUrl: string; website: string | null }) {
  const posted = job.publishedAt ?? job.createdAt;
  const until = job.closedAt ?? new Date(Date.parse(posted) + validDays * 86_400_000).toISOString();
  const countries = job.remoteLocations.map((name) => ({ "@type": "Country", name }));
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.jobTitle,
    description: job.jobDescription,
    datePosted: posted.slice(0, 10),
    validThrough: until,
    identifier: { "@type": "PropertyValue", name: job.company.companyName, value: job.publicJobId },
    hiringOrganization: {
      "@type": "Organization",
      name: job.company.companyName,
      ...(website && { sameAs: website }),
      ...(job.company.companyLogo && { logo: new URL(job.company.companyLogo, publicUrl).href }),
    },
    ...(employment[job.employmentType ?? ""] && { employmentType: employment[job.employmentType ?? ""] }),
    ...(job.locations.length > 0 && { jobLocation: job.locations.map(placeOf) }),
    ...(job.remote && { jobLocationType: "TELECOMMUTE" }),
    ...(job.remote && {
      applicantLocationRequirements: countries.length
        ? countries
        : job.locations.map((place) => ({ "@type": "Country", name: place.split(",").at(-1)!.trim() })),
    }),
    ...(job.salary?.currency && !job.salaryEstimated && { baseSalary: payOf(job.salary) }),
    directApply: true,
    url: `${publicUrl}/jobs/${job.id}`,
  };
}

function placeOf(place: string) {
  const parts = place.split(",").map((part) => part.trim());
  const country = parts.length > 1 ? countryCode(parts.at(-1)!) : null;
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      addressLocality: parts[0],
      ...(parts.length > 2 && { addressRegion: parts[1] }),
      addressCountry: country ?? parts.at(-1),
    },
  };
}

function payOf({ currency, period, min, max }: NonNullable<Job["salary"]>) {
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(min !== null && { minValue: min }),
      ...(max !== null && { maxValue: max }),
      unitText: period.toUpperCase(),
    },
  };
}
