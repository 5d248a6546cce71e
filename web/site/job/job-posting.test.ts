import { expect, test } from "vitest";
import type { Job } from "#contract/job-shapes.ts";
import { jobPosting } from "./job-posting.ts";

const job = {
  id: "0190",
  publicJobId: "ENG7",
  jobTitle: "Backend engineer",
  jobDescription: "<p>Build the <b>API</b>.</p>",
  publishedAt: "2026-11-01T09:00:00.000Z",
  createdAt: "2026-10-20T09:00:00.000Z",
  closedAt: null,
  closesOn: null,
  company: {
    companyName: "Acme",
    companyLogo: "/files/logo.png",
    slug: "acme",
    website: "https://acme.example",
  },
  locations: ["Leeds, UK"],
  remote: false,
  remoteLocations: [],
  employmentType: "Full Time",
  salary: { currency: "GBP", period: "year", min: 6_000_000, max: 7_500_000 },
  applyUrl: null,
} as unknown as Job;

const postingOf = (changes: Partial<Job> = {}) => jobPosting({ ...job, ...changes }, "https://jobs.example");
const addressOf = (place: string) => postingOf({ locations: [place] }).jobLocation![0]!.address;

test.each<[string, Partial<Job>, object]>([
  ["the title alone, without promotion", {}, { title: "Backend engineer" }],
  ["the description with its markup", {}, { description: "<p>Build the <b>API</b>.</p>" }],
  [
    "the description without what was left empty",
    { jobDescription: "<p></p><p>Build.</p><ul><li></li></ul><p><br></p>" },
    { description: "<p>Build.</p>" },
  ],
  [
    "what it is, where nothing describes it",
    { jobDescription: "<p></p>" },
    { description: "Backend engineer at Acme" },
  ],
  ["the day it was published", {}, { datePosted: "2026-11-01" }],
  ["the day it was made, when never published", { publishedAt: null }, { datePosted: "2026-10-20" }],
  [
    "who hires, with website and logo",
    {},
    {
      hiringOrganization: {
        name: "Acme",
        sameAs: "https://acme.example",
        logo: "https://jobs.example/files/logo.png",
      },
    },
  ],
  [
    "the moment the last day is over everywhere",
    { closesOn: "2026-12-31" },
    { validThrough: "2027-01-01T12:00:00.000Z" },
  ],
  [
    "the moment it closed",
    { closedAt: "2026-11-15T09:00:00.000Z" },
    { validThrough: "2026-11-15T09:00:00.000Z" },
  ],
  [
    "pay with currency, range and period",
    {},
    { baseSalary: { currency: "GBP", value: { minValue: 60_000, maxValue: 75_000, unitText: "YEAR" } } },
  ],
  ["the kind of employment in their word", {}, { employmentType: "FULL_TIME" }],
  ["an internship in their word", { employmentType: "Internship" }, { employmentType: "INTERN" }],
  ["the number the company knows the job by", {}, { identifier: { name: "Acme", value: "ENG7" } }],
  ["that people apply right there", {}, { directApply: true, url: "https://jobs.example/jobs/0190" }],
  ["that people apply elsewhere", { applyUrl: "https://boards.example/7" }, { directApply: false }],
  [
    "remote work and from where",
    { remote: true, locations: [], remoteLocations: ["United Kingdom", "Ireland"] },
    {
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [{ name: "United Kingdom" }, { name: "Ireland" }],
    },
  ],
  [
    "the countries of its places, when remote work names none",
    { remote: true, locations: ["Leeds, UK", "York, UK"] },
    { applicantLocationRequirements: [{ name: "GB" }] },
  ],
])("a posting says %s", (_, changes, expected) => {
  expect(postingOf(changes)).toMatchObject(expected);
});

test("a posting of work from anywhere names no limit, whatever places it has", () => {
  const posting = postingOf({ remote: true, locations: ["Leeds, UK"], remoteLocations: ["Worldwide"] });
  expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE" });
  expect(posting).not.toHaveProperty("applicantLocationRequirements");
});

test.each<[string, object]>([
  ["Leeds, UK", { addressLocality: "Leeds", addressCountry: "GB" }],
  ["Austin, TX", { addressLocality: "Austin", addressRegion: "TX", addressCountry: "US" }],
  ["San Francisco, CA", { addressLocality: "San Francisco", addressRegion: "CA", addressCountry: "US" }],
  ["Berlin, DE", { addressLocality: "Berlin", addressCountry: "DE" }],
  [
    "St. Louis, MO, United States",
    { addressLocality: "St. Louis", addressRegion: "MO", addressCountry: "US" },
  ],
  ["Germany", { addressCountry: "DE" }],
  ["Somewhere", { addressLocality: "Somewhere" }],
])("%s is written as an address", (place, expected) => {
  expect(addressOf(place)).toEqual({ "@type": "PostalAddress", ...expected });
});

test("job posting: a posting claims nothing that is not known", () => {
  const bare = postingOf({ salary: null, employmentType: null, locations: [], remote: true });
  for (const name of [
    "validThrough",
    "baseSalary",
    "employmentType",
    "jobLocation",
    "applicantLocationRequirements",
  ])
    expect(bare).not.toHaveProperty(name);
});
