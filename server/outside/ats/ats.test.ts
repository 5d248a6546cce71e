import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  boardAddresses,
  boardFor,
  failedFeed,
  feedFingerprint,
  mergeDuplicates,
  readFeed,
  readFeedPages,
  readJsonLines,
  readUnknownFeed,
  type AtsSystem,
  type FeedJob,
} from "./ats.ts";

import { employmentTypeOf, placement } from "./fields.ts";
import { seniorityNamed } from "./seniority.ts";

const fixture = (system: string) => readFileSync(new URL(`fixtures/${system}.json`, import.meta.url), "utf8");
const systems: AtsSystem[] = ["greenhouse", "lever", "ashby", "smartrecruiters", "workable", "recruitee"];

function jobsOf(system: AtsSystem): FeedJob[] {
  const reading = readFeed(system, fixture(system));
  if (!reading.ok) throw new Error(reading.reason);
  return reading.jobs;
}

describe("job boards: real answers", () => {
  test.each(systems)("%s: every posting has an id, an address, a title and a place", (system) => {
    for (const job of jobsOf(system)) {
      expect(job.sourceId).not.toBe("");
      expect(job.url).toMatch(/^https:\/\//);
      expect(job.title).not.toBe("");
      expect(job.locations.length + Number(job.remote)).toBeGreaterThan(0);
      expect(job.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
  });

  test.each<[AtsSystem, Partial<FeedJob>]>([
    [
      "greenhouse",
      { locations: ["London, UK"], department: "Solutions Consulting", employmentType: "Full Time" },
    ],
    [
      "lever",
      { locations: ["Chicago, IL"], remote: true, workplaceType: "remote", employmentType: "Contract" },
    ],
    [
      "ashby",
      {
        locations: [],
        remote: true,
        remoteRegions: ["Canada"],
        workplaceType: "remote",
        employmentType: "Full Time",
        internal: false,
      },
    ],
    [
      "smartrecruiters",
      { locations: ["St. Louis, MO, United States"], employmentType: "Part Time", remote: false },
    ],
    [
      "workable",
      { locations: [], remoteRegions: ["Spain", "Portugal"], remote: true, sourceId: "DD136DD7E7" },
    ],
    [
      "recruitee",
      {
        locations: ["Berlin, Germany"],
        workplaceType: "hybrid",
        employmentType: "Full Time",
        salary: { currency: "EUR", period: "year", min: 6_000_000, max: 7_500_000 },
      },
    ],
  ])("%s says where, how and for how much", (system, expected) => {
    expect(jobsOf(system)[0]).toMatchObject(expected);
  });

  test("descriptions are markup, not escaped markup", () => {
    expect(jobsOf("greenhouse")[0]?.descriptionHtml).toMatch(/^<div/);
    expect(jobsOf("lever")[0]?.descriptionHtml).toContain("<h3>How You'll Contribute</h3>");
  });

  test("Ashby states pay in fields", () => {
    expect(jobsOf("ashby")[1]?.salary).toEqual({
      currency: "CAD",
      period: "year",
      min: 10_280_000,
      max: 13_700_000,
    });
  });

  test.each(systems)("%s is recognised from a file", (system) => {
    expect(readUnknownFeed(fixture(system)).system).toBe(system);
  });

  test("a file of an unknown system that is empty, cut off or no feed says which", () => {
    const codes = ["", fixture("lever").slice(0, 400), '{"a":1}'].map((body) => {
      const { reading } = readUnknownFeed(body);
      return reading.ok || reading.code;
    });
    expect(codes).toEqual(["empty", "truncated", "not-recognised"]);
  });
});

describe("job boards: an unhealthy crawl changes nothing", () => {
  const paged = (found: number, total: number) =>
    JSON.stringify({
      offset: 0,
      limit: 100,
      totalFound: total,
      content: Array.from({ length: found }, (_, id) => ({ id: String(id), name: `Job ${id}` })),
    });
  test.each<[string, AtsSystem, string, string]>([
    ["no job at all", "greenhouse", '{"jobs":[],"meta":{"total":0}}', "empty"],
    ["an empty list", "lever", "[]", "empty"],
    ["an empty body", "ashby", "  ", "empty"],
    ["no jobs and none expected", "smartrecruiters", paged(0, 0), "empty"],
    ["a page of an error", "greenhouse", "<!DOCTYPE html><title>502</title>", "failed"],
    ["an error in JSON", "lever", '{"ok":false,"error":"Document not found"}', "failed"],
    ["half a body", "greenhouse", fixture("greenhouse").slice(0, 20_000), "truncated"],
    ["fewer postings than counted", "smartrecruiters", paged(100, 250), "truncated"],
    ["postings of another system", "greenhouse", fixture("lever"), "not-recognised"],
    [
      "postings without a title",
      "ashby",
      '{"jobs":[{"id":"1","jobUrl":"https://x.io/1"}]}',
      "not-recognised",
    ],
    ["plain words", "recruitee", "Too many requests", "failed"],
  ])("%s", (_, system, body, code) => {
    expect(readFeed(system, body)).toMatchObject({ ok: false, code });
  });

  test.each([
    [undefined, "Couldn’t read the job board"],
    [403, "The job board doesn’t let us read it (403)"],
    [404, "There’s no job board at this link (404)"],
    [429, "The job board is getting too many requests and asks us to wait (429)"],
    [503, "The job board returned an error (503)"],
  ])("an answer with status %s is a failed crawl and says why", (status, why) => {
    const reason = `${why}, so we didn’t change anything.`;
    expect(failedFeed(status)).toEqual({ ok: false, code: "failed", reason });
  });

  test("all pages together are healthy, one bad page is not", () => {
    const page = (from: number, count: number) =>
      JSON.stringify({
        totalFound: 150,
        content: Array.from({ length: count }, (_, id) => ({
          id: String(from + id),
          name: "Nurse",
          company: { identifier: "acme" },
        })),
      });
    expect(readFeedPages("smartrecruiters", [page(0, 100), page(100, 50)])).toMatchObject({ ok: true });
    expect(readFeedPages("smartrecruiters", [page(0, 100), "<html>"])).toMatchObject({ ok: false });
  });
});

test.each<[string, string | null]>([
  ["https://boards.greenhouse.io/acme", "greenhouse acme"],
  ["https://job-boards.eu.greenhouse.io/acme/jobs/4685816101", "greenhouse acme"],
  ["https://boards.greenhouse.io/embed/job_board?for=acme", "greenhouse acme"],
  ["boards-api.greenhouse.io/v1/boards/acme/jobs?content=true", "greenhouse acme"],
  ["https://jobs.lever.co/acme/a24ec4e5", "lever acme"],
  ["https://jobs.ashbyhq.com/Acme%20Labs", "ashby Acme Labs"],
  ["https://careers.smartrecruiters.com/Acme", "smartrecruiters Acme"],
  ["https://apply.workable.com/acme/", "workable acme"],
  ["https://acme.workable.com", "workable acme"],
  ["https://apply.workable.com/j/DD136DD7E7", null],
  ["https://acme.recruitee.com/o/nurse", "recruitee acme"],
  ["https://acme.com/careers", null],
])("%s is the board %s", (url, expected) => {
  const board = boardFor(url);
  expect(board && `${board.system} ${board.token}`).toBe(expected);
});

test("job boards: every address we fetch belongs to the board it was made for, and pages follow the count", () => {
  for (const system of systems) {
    expect(boardFor(boardAddresses(system, "acme")[0] ?? "")).toEqual({ system, token: "acme" });
  }
  expect(boardAddresses("smartrecruiters", "acme", 250)).toHaveLength(3);
});

describe("job boards: duplicates", () => {
  const base = jobsOf("greenhouse")[0]!;
  const vet = (city: string) => ({
    ...base,
    sourceId: city,
    title: `Emergency Veterinarian - ${city}`,
    locations: [city],
    descriptionHtml: `<p>Work in our ${city.split(",")[0]} hospital.</p>`,
  });

  test("one job in several places is one job", () => {
    const merged = mergeDuplicates([vet("Omaha, NE"), vet("Reno, NV")]);
    expect(merged).toHaveLength(1);
    expect(merged[0]?.locations).toEqual(["Omaha, NE", "Reno, NV"]);
  });

  test.each<[string, string[], string[], string[]]>([
    ["one from anywhere is from anywhere", ["Worldwide"], ["Canada"], ["Worldwide"]],
    ["one that doesn’t say from where limits none", [], ["Canada"], []],
    ["two that are limited are limited to both", ["Spain"], ["Canada"], ["Spain", "Canada"]],
  ])("of remote postings of one job, %s", (_, first, other, expected) => {
    const remote = (city: string, remoteRegions: string[]) => ({ ...vet(city), remote: true, remoteRegions });
    const [merged] = mergeDuplicates([remote("Omaha, NE", first), remote("Reno, NV", other)]);
    expect(merged?.remoteRegions).toEqual(expected);
  });

  test("another department or another text is another job", () => {
    const other = { ...vet("Reno, NV"), sourceId: "2", department: "Clinics" };
    const text = { ...vet("Reno, NV"), sourceId: "3", descriptionHtml: "<p>Nights only.</p>" };
    expect(mergeDuplicates([vet("Omaha, NE"), other, text])).toHaveLength(3);
  });

  test("a fingerprint changes with the content and with nothing else", () => {
    const print = feedFingerprint(base);
    expect(feedFingerprint({ ...base, updatedAt: null })).toBe(print);
    expect(feedFingerprint({ ...base, title: "Another" })).not.toBe(print);
  });
});

test.each([
  ["Remote, Worldwide", ["Worldwide"]],
  ["Anywhere", ["Worldwide"]],
  ["Remote; United States; Worldwide", ["Worldwide"]],
  ["Remote, Canada", ["Canada"]],
  ["Remote", []],
])("job boards: “%s” may be done from %j, and nothing means that it isn’t said", (written, expected) => {
  expect(placement([written])).toMatchObject({ remote: true, locations: [], remoteRegions: expected });
});

test.each([
  ["FullTime", "", "Full Time"],
  ["", "Data Science Intern", "Internship"],
  ["", "Contract Manager", null],
  ["", "Designer (Contract)", "Contract"],
  ["Permanent", "Internal Auditor", "Full Time"],
  ["", "Solutions Consultant", null],
  ["", "Registered Nurse - PRN", "Part Time"],
  ["", "Sachbearbeiterin, 50%", "Part Time"],
  ["", "Fachperson Buchhaltung 60 – 100%", null],
  ["", "Support Engineer (100% remote)", null],
  ["", "Business Partner (12-month Maternity Cover)", "Contract"],
])("job boards: the label %j with the title %j is %s", (label, title, expected) => {
  expect(employmentTypeOf(label, title)).toBe(expected);
});

test("job boards: JSON lines become jobs, and lines that are none are named", () => {
  const lines = [
    '{"company_slug":"acme","title":"Nurse (Part Time)","location":"Remote - US; Austin, TX","url":"https://x.io/1","id":1,"updated_at":"2025-12-23T10:47:46-05:00","salary":"$30 - $35 per hour"}',
    "",
    "{broken",
    '{"company_slug":"acme"}',
  ];
  const { jobs, refused } = readJsonLines(lines.join("\n"));
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).toMatchObject({
    company: "acme",
    job: {
      sourceId: "1",
      locations: ["Austin, TX"],
      remote: true,
      employmentType: "Part Time",
      salary: { currency: "USD", period: "hour", min: 3000, max: 3500 },
      updatedAt: "2025-12-23T15:47:46.000Z",
    },
  });
  expect(refused).toEqual([
    { line: 3, reason: "This line isn’t valid JSON." },
    { line: 4, reason: "The job has no title." },
  ]);
});

test.each([
  ["entry_level", "Early Career (0-5)"],
  ["Mid-Senior level", "Mid Career (5-10)"],
  ["experienced", "Mid Career (5-10)"],
  ["Senior Manager/Supervisor", "Senior (10+)"],
  ["Executive", "Senior (10+)"],
  ["lt-1", "Early Career (0-5)"],
  ["10-15", "Senior (10+)"],
  ["Not Applicable", null],
  ["", null],
])("job boards: the level named %s is %s", (label, level) => {
  expect(seniorityNamed(label)).toBe(level);
});
