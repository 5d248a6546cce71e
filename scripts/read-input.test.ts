import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readInput, readJson, readText } from "./read-input.ts";

let home: string;
const at = (name: string) => join(home, name);

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "read-input-"));
  writeFileSync(at("plain.txt"), "Baker");
  writeFileSync(at("packed.txt.gz"), gzipSync("Baker"));
  writeFileSync(at("broken.txt.gz"), "not packed at all");
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test.each(["plain.txt", "packed.txt.gz"])("input files: the text of %s is read", (name) => {
  expect(readText(at(name))).toBe("Baker");
});

test.each([
  ["missing.txt", (path: string) => `There is no file ${path}.`],
  ["plain.txt/below", (path: string) => `There is no file ${path}.`],
  [".", (path: string) => `${path} is a folder. Name a file.`],
  ["broken.txt.gz", (path: string) => `${path} is broken, or is not packed with gzip.`],
])("input files: where %s was named, a sentence says why it cannot be read", (name, sentence) => {
  expect(() => readText(at(name))).toThrow(new Error(sentence(at(name))));
});

test("input files: what the system says about a file is told where we have no words of our own", () => {
  const name = "x".repeat(300);
  expect(() => readInput(at(name))).toThrow(/ could not be read: ENAMETOOLONG/);
});

test("input files: what is not JSON is named by its place", () => {
  expect(() => readJson("{", "Line 3 of jobs.jsonl")).toThrow(new Error("Line 3 of jobs.jsonl is not JSON."));
});
