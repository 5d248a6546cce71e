import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readJobs } from "./read-jobs.ts";

const folder = mkdtempSync(join(tmpdir(), "jobs-"));
const path = join(folder, "jobs.jsonl");
afterAll(() => rmSync(folder, { recursive: true }));

function read(...lines: (string | object)[]) {
  writeFileSync(
    path,
    lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"),
  );
  return readJobs(path);
}
const nurse = { id: "a", text: "Nurse" };

test("job files: jobs keep the ids they came with, and empty lines are none", () => {
  expect(read(nurse, "", { id: 7, title: "Cook" }).map(({ id }) => id)).toEqual(["a", 7]);
  expect(read([nurse, { url: "https://a.example/1", title: "Cook" }])).toHaveLength(2);
});

test.each<[string, (string | object)[], string]>([
  [
    "no id",
    [nurse, "", { text: "Cook" }],
    "Line 3 of FILE has no id. Give each job one, as text or a number.",
  ],
  [
    "an empty id",
    [{ id: " ", text: "Cook" }],
    "Line 1 of FILE has no id. Give each job one, as text or a number.",
  ],
  [
    "the same id",
    [nurse, { ...nurse, text: "Cook" }],
    "Line 2 of FILE has the id a again; it is the one of line 1.",
  ],
  ["the same id in a list", [[nurse, nurse]], "Job 2 of FILE has the id a again; it is the one of job 1."],
  [
    "no words",
    [nurse, { id: "b" }],
    "Line 2 of FILE is not a JSON object with a text, a description or a title.",
  ],
  ["no JSON", [nurse, "{"], "Line 2 of FILE is not JSON."],
  ["nothing", [""], "There are no jobs in FILE."],
])("a file with %s is refused with a sentence that names the line", (_, lines, sentence) => {
  expect(() => read(...lines)).toThrow(sentence.replace("FILE", path));
});
