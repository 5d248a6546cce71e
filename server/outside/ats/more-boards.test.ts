import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boardAddresses, boardFor, postingAddress, readFeed, readFeedPages, readUnknownFeed } from "./ats.ts";
import type { AtsSystem, FeedJob, FeedReading } from "./ats.ts";
import { readPage } from "./markup.ts";

function jobsOf(reading: FeedReading): FeedJob[] {
  if (!reading.ok) throw new Error(reading.reason);
  return reading.jobs;
}
const onlyJob = (reading: FeedReading) => jobsOf(reading)[0]!;

const rss = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:tt="https://teamtailor.com/locations"><channel><title>Saltmarsh</title>
<item><title>Tide forecaster</title><description><![CDATA[<p>You read R&D water.</p>]]></description>
<pubDate>Mon, 02 Nov 2026 08:00:00 +0100</pubDate><link>https://saltmarsh.teamtailor.com/jobs/77-tide-forecaster</link>
<remoteStatus>hybrid</remoteStatus><guid>a-77</guid>
<tt:locations><tt:location><tt:name>HQ</tt:name><tt:city>Bristol</tt:city><tt:country>United Kingdom</tt:country></tt:location></tt:locations>
<tt:department>Science</tt:department></item></channel></rss>`;
const personio = `<?xml version="1.0"?><workzag-jobs><position><id>12</id><office>Berlin</office>
<additionalOffices><office>Hamburg</office></additionalOffices><department>Engineering</department><name>Developer (m/w/d)</name>
<jobDescriptions><jobDescription><name>Your tasks</name><value><![CDATA[<ul><li>Build &amp; run</li></ul>]]></value></jobDescription></jobDescriptions>
<employmentType>permanent</employmentType><seniority>entry-level</seniority><schedule>full-time</schedule>
<yearsOfExperience>1-2</yearsOfExperience><createdAt>2026-10-01T10:00:00+00:00</createdAt></position></workzag-jobs>`;
const pinpoint = JSON.stringify({
  data: [
    {
      id: "91",
      title: "Ward nurse",
      url: "https://saltmarsh.pinpointhq.com/postings/abc",
      description: "<p>Care.</p>",
      key_responsibilities: "<ul><li>Rounds</li></ul>",
      key_responsibilities_header: "What you do",
      compensation_minimum: 38000,
      compensation_maximum: 42000,
      compensation_currency: "GBP",
      compensation_frequency: "year",
      employment_type_text: "Part Time",
      workplace_type: "onsite",
      location: { city: "Leeds", name: "Leeds", province: "England" },
      job: { department: { name: "Care" } },
    },
  ],
});
const rippling = JSON.stringify([
  {
    uuid: "u-1",
    name: "Payroll clerk",
    department: { label: "Finance" },
    url: "https://ats.rippling.com/saltmarsh/jobs/u-1",
    workLocation: { label: "Austin, TX" },
  },
]);

test.each<[AtsSystem, string, Partial<FeedJob>]>([
  [
    "teamtailor",
    rss,
    {
      sourceId: "a-77",
      title: "Tide forecaster",
      url: "https://saltmarsh.teamtailor.com/jobs/77-tide-forecaster",
      department: "Science",
      descriptionHtml: "<p>You read R&D water.</p>",
      locations: ["Bristol, United Kingdom"],
      workplaceType: "hybrid",
      publishedAt: "2026-11-02T07:00:00.000Z",
    },
  ],
  [
    "personio",
    personio,
    {
      sourceId: "12",
      title: "Developer (m/w/d)",
      locations: ["Berlin", "Hamburg"],
      employmentType: "Full Time",
      seniority: "Early Career (0-5)",
      descriptionHtml: "<h3>Your tasks</h3><ul><li>Build &amp; run</li></ul>",
    },
  ],
  [
    "pinpoint",
    pinpoint,
    {
      title: "Ward nurse",
      department: "Care",
      locations: ["Leeds, England"],
      workplaceType: "onsite",
      employmentType: "Part Time",
      salary: { currency: "GBP", period: "year", min: 3_800_000, max: 4_200_000 },
      descriptionHtml: "<p>Care.</p>\n<h3>What you do</h3><ul><li>Rounds</li></ul>",
    },
  ],
  ["rippling", rippling, { sourceId: "u-1", department: "Finance", locations: ["Austin, TX"] }],
])("job boards: %s is recognized and read", (system, body, job) => {
  const found = readUnknownFeed(body);
  expect(found.system).toBe(system);
  expect(onlyJob(found.reading)).toMatchObject(job);
});

test("job boards: BambooHR's list is joined with each opening, and a list with fewer than it counts is a part", () => {
  const list = readFileSync(new URL("fixtures/bamboohr.json", import.meta.url), "utf8");
  const part = readUnknownFeed(list);
  expect(part).toMatchObject({ system: "bamboohr", reading: { ok: false, code: "truncated" } });
  expect(part.reading.ok ? [] : part.reading.part).toMatchObject([
    { title: "Nurse Paralegal", locations: ["Fort Lauderdale, Florida"], employmentType: "Full Time" },
    { title: "Marketing & Social Media Intern", employmentType: "Internship" },
  ]);
  const whole = list.replace('"totalCount": 3', '"totalCount": 2');
  const opening = {
    description: "<p>Know the law.</p>",
    datePosted: "2026-11-01",
    minimumExperience: "Senior",
  };
  const details = new Map([["86", JSON.stringify({ result: { jobOpening: opening } })]]);
  const board = boardFor("https://acme.bamboohr.com/careers")!;
  expect(onlyJob(readFeedPages("bamboohr", [whole], { details, board }))).toMatchObject({
    url: "https://acme.bamboohr.com/careers/86",
    descriptionHtml: "<p>Know the law.</p>",
    seniority: "Senior (10+)",
  });
});

test.each([
  ["https://acme.teamtailor.com/jobs", "https://acme.teamtailor.com/jobs.rss", null],
  ["https://acme.jobs.personio.de/", "https://acme.jobs.personio.com/xml?language=en", null],
  ["https://acme.pinpointhq.com/", "https://acme.pinpointhq.com/postings.json", null],
  [
    "https://ats.rippling.com/acme/jobs",
    "https://api.rippling.com/platform/api/ats/v1/board/acme/jobs",
    "https://api.rippling.com/platform/api/ats/v1/board/acme/jobs/7",
  ],
  [
    "https://acme.bamboohr.com/careers",
    "https://acme.bamboohr.com/careers/list",
    "https://acme.bamboohr.com/careers/7/detail",
  ],
])("job boards: the board at %s is read at %s", (address, list, posting) => {
  const board = boardFor(address)!;
  expect(boardAddresses(board.system, board.token)).toEqual([list]);
  expect(postingAddress(board, "7")).toBe(posting);
});

test("job boards: schema.org postings of a page are read, alone, in a graph or in a list", () => {
  const posting = {
    "@type": "JobPosting",
    title: "Lock keeper",
    identifier: { "@type": "PropertyValue", name: "Acme", value: "L-1" },
    url: "https://acme.example/jobs/1",
    description: "&lt;p&gt;Keep the lock.&lt;/p&gt;",
    datePosted: "2026-11-01",
    employmentType: ["FULL_TIME"],
    jobLocation: { "@type": "Place", address: { addressLocality: "Leeds", addressCountry: { name: "UK" } } },
    baseSalary: { currency: "GBP", value: { minValue: 30000, maxValue: 34000, unitText: "YEAR" } },
  };
  const list = {
    "@type": "ItemList",
    itemListElement: [{ "@type": "ListItem", item: { ...posting, identifier: 2 } }],
  };
  const where = { "@type": "ListItem", url: "/jobs/3" };
  const data = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  const page = readPage(
    `<html><head><title>Work at Acme</title>${data({ "@graph": [posting] })}${data(list)}${data([where])}
    <script type="application/ld+json">{broken</script></head><a href="/jobs/4">x</a></html>`,
  );
  expect(page).toMatchObject({ title: "Work at Acme", links: ["/jobs/3", "/jobs/4"] });
  const jobs = jobsOf(readFeed("jobposting", JSON.stringify({ jobPostings: page.postings })));
  expect(jobs.map(({ sourceId }) => sourceId)).toEqual(["L-1", "2"]);
  expect(jobs[0]).toMatchObject({
    title: "Lock keeper",
    descriptionHtml: "<p>Keep the lock.</p>",
    locations: ["Leeds, UK"],
    employmentType: "Full Time",
    salary: { currency: "GBP", period: "year", min: 3_000_000, max: 3_400_000 },
  });
});

test("job boards: what is none is refused with what was found and what to do", () => {
  const { reading } = readUnknownFeed(JSON.stringify([{ name: "x", price: 3 }]));
  expect(reading).toMatchObject({ ok: false, code: "not-recognised" });
  expect(reading.ok ? "" : reading.reason).toBe(
    "This looks like a list of 1 entry with the fields name, price, not a job board we can read. Try the link of the careers page. We didn’t change anything.",
  );
});

test("job boards: deep and long markup is read in time that grows with its length", () => {
  const started = performance.now();
  readUnknownFeed(`<?xml version="1.0"?>${"<a>".repeat(200_000)}`);
  readPage("<a href=x>".repeat(100_000) + "<script type='application/ld+json'>".repeat(1000));
  expect(performance.now() - started).toBeLessThan(5000);
});
