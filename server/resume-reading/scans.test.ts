import { afterAll, expect, test } from "vitest";
import { readResume, stopReading, type PageProgress } from "./index.ts";
import { scannedPdf, tinyScan } from "./testing/tiny-scan.ts";

afterAll(stopReading);
const lines = [
  "Ada Brandt",
  "ada@example.org",
  "Work Experience",
  "Backend Engineer, Acme Ltd",
  "January 2019 - December 2021",
  "Built the billing system in PostgreSQL",
];
const checked = expect.stringContaining("please check every line");

test("scans: the letters in a photograph of a resume are read", { timeout: 120_000 }, async () => {
  const resume = await readResume({ bytes: await tinyScan(lines), fileName: "resume.jpg" });
  expect(resume).toMatchObject({ kind: "scan", email: "ada@example.org", warnings: [checked] });
  expect(resume.text).toContain("Backend Engineer");
});

test("scans: the letters in a PDF of pictures are read, page by page", { timeout: 120_000 }, async () => {
  const bytes = await scannedPdf(await tinyScan(lines), 2);
  const told: PageProgress[] = [];
  const resume = await readResume({ bytes, fileName: "resume.pdf" }, undefined, (page) => told.push(page));
  expect(told).toEqual([
    { page: 1, pages: 2 },
    { page: 2, pages: 2 },
  ]);
  expect(resume).toMatchObject({ kind: "scan", email: "ada@example.org", warnings: [checked] });
  expect(resume.text).toContain("PostgreSQL");
});

test(
  "scans: a second one of the same person is kept unread while the first is read",
  { timeout: 120_000 },
  async () => {
    const bytes = await tinyScan(lines);
    const read = () => readResume({ bytes, fileName: "resume.jpg" }, { readers: "members", who: "ada" });
    const both = await Promise.all([read(), read()]);
    const warnings = both.flatMap((each) => each.warnings);
    expect(warnings).toContainEqual(checked);
    expect(warnings).toContainEqual(expect.stringContaining("we’re reading a lot of scans"));
  },
);
test("scans: a picture that only claims to be one is refused in words", async () => {
  const bytes = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(200, 7)]);
  const refused = readResume({ bytes, fileName: "resume.png" });
  await expect(refused).rejects.toThrow("This file is damaged");
});
