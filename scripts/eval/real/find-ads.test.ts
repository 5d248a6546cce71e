import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { findAds } from "./find-ads.ts";
import { postingKey, type Posting } from "./posting-key.ts";

const folder = mkdtempSync(join(tmpdir(), "ads-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path.endsWith(".gz") ? gzipSync(content) : content);
}
const graded = (id: string, posting: Posting) => ({ id, source: "test", key: postingKey(posting) });

test("graded advertisements: writing, spaces and signs make no other key, another place does", () => {
  const cook = { title: "Cook (m/f)", company: "Nordwind", location: "Ulm", text: null };
  expect(postingKey({ ...cook, title: "  cook – M/F", text: "" })).toBe(postingKey(cook));
  expect(postingKey({ ...cook, location: "Bonn" })).not.toBe(postingKey(cook));
});

test("graded advertisements: a full text is cut and ends with its pay and type", () => {
  const baker = { title: "Baker", company: "Nordwind", location: "Ulm", text: `Bread. ${"x".repeat(7000)}` };
  const row = { ...baker, salary: "30000 EUR per year", type: "full-time" };
  write(
    "jobs-fulltext/invented.jsonl.gz",
    `${JSON.stringify(row)}\n${JSON.stringify({ ...row, title: "Z" })}\n`,
  );
  const found = findAds(folder, [graded("m1", baker), graded("m2", { ...baker, title: "Nobody" })]);
  expect([...found.keys()]).toEqual(["m1"]);
  const { text, pay, type, remote } = found.get("m1")!;
  expect(text).toHaveLength(6000 + "\n\nSalary: 30000 EUR per year\nType: full-time".length);
  expect(text).toMatch(/x\n\nSalary: 30000 EUR per year\nType: full-time$/);
  expect({ pay, type, remote }).toEqual({ pay: "30000 EUR per year", type: "full-time", remote: null });
});

test("graded advertisements: a post is read from its first line", () => {
  const html =
    "Nordwind (https:&#x2F;&#x2F;nordwind.example) | Baker &amp; Support Engineer | Berlin, Remote | Full-time | €50k<p>Bread.";
  write(
    "jobs-hn-whoishiring/2017.jsonl.gz",
    `${JSON.stringify({ text: html })}\n${JSON.stringify({ text: "Hi" })}`,
  );
  const text =
    "Nordwind (https://nordwind.example) | Baker & Support Engineer | Berlin, Remote | Full-time | €50k\nBread.";
  const post = { title: "Baker & Support Engineer", company: "Nordwind", location: "Berlin, Remote", text };
  const found = findAds(folder, [graded("m3", post)]);
  expect(found.get("m3")).toEqual({ ...post, pay: "€50k", type: "full-time", remote: true });
});

test("graded advertisements: what a second source says of one is added to it", () => {
  const analyst = { title: "Analyst", company: "Nordwind", location: "Ulm", text: "Numbers." };
  write("eval-matches/jobs.jsonl.gz", JSON.stringify({ ...analyst, source: "glassdoor" }));
  write(
    "jobs-glassdoor-ds/glassdoor_jobs.csv",
    'Job Title,Salary Estimate,Job Description,Company Name,Location\nAnalyst,$50K-$60K,Numbers.,"Nordwind\n4.1",Ulm\n',
  );
  write(
    "jobs-simplify/new-grad-listings.json.gz",
    JSON.stringify([{ title: "Trainee", company_name: "Nordwind", locations: ["Ulm", "Remote"] }]),
  );
  const trainee = { title: "Trainee", company: "Nordwind", location: "Ulm; Remote", text: null };
  const found = findAds(folder, [graded("j1", analyst), graded("m4", trainee)]);
  expect(found.get("j1")).toEqual({ ...analyst, pay: "$50K-$60K", type: null, remote: null });
  expect(found.get("m4")).toEqual({ ...trainee, pay: null, type: "new grad", remote: true });
});

test("graded advertisements: a title of a board tells its type and whether it is remote", () => {
  write(
    "jobs-greenhouse/jobs.jsonl.gz",
    JSON.stringify({ title: "Cook (Part-time)", company_slug: "nordwind", location: "Remote - US" }),
  );
  const cook = { title: "Cook (Part-time)", company: "nordwind", location: "Remote - US", text: null };
  expect(findAds(folder, [graded("m5", cook)]).get("m5")).toEqual({
    ...cook,
    pay: null,
    type: "part-time",
    remote: true,
  });
});
