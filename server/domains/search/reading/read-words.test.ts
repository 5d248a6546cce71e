import { expect, test } from "vitest";
import { readWords } from "./read-words.ts";

const read = (typed: string, home = "GB") => readWords(typed, { home, places: true });

test.each([
  ["part time care assistant", "care assistant", ["part time"]],
  ["pt barista", "barista", ["part time"]],
  ["pt assistant", "pt assistant", []],
  ["night shift nurse", "nurse", ["nights"]],
  ["PM nights", "", ["nights", "evenings"]],
  ["maternity cover hr", "hr", ["maternity cover"]],
  ["sous chef live in", "sous chef", ["live in"]],
  ["bank nurse", "nurse", ["bank"]],
  ["bank manager", "bank manager", []],
  ["contract manager", "contract manager", []],
  ["software jobs that sponsor a visa", "software", ["visa"]],
  ["junior developer hybrid", "developer", ["entry level", "hybrid"]],
  ["junior doctor", "junior doctor", []],
  ["recepsionist part time", "receptionist", ["part time"]],
  ["office job no experience needed", "office work", ["no experience"]],
  ["temp to perm admin", "admin", ["temporary"]],
  ["help old people at home", "old people home", []],
  ["spanish speaking receptionist", "spanish receptionist", []],
  ["warehouse job that pays weekly", "warehouse", ["weekly pay"]],
  ["jobs that don't need experience", "", ["no experience"]],
])("reading a search: “%s” looks for “%s” under %j", (typed, text, conditions) => {
  const words = read(typed);
  expect(words.text).toBe(text);
  expect(words.conditions.map(({ name }) => name).toSorted()).toEqual(conditions.toSorted());
});

test.each([
  ["barista no weekends", "barista", ["weekends"], []],
  ["jobs for nurses who don't want shifts", "nurses", ["shifts"], []],
  ["warehouse no nights or weekends", "warehouse", ["nights", "weekends"], []],
  ["teaching but not in a classroom", "teaching", [], ["classroom"]],
])("reading a search: “%s” looks for “%s” without %j and %j", (typed, text, unwanted, avoid) => {
  const words = read(typed);
  expect(words).toMatchObject({ text, avoid });
  expect(words.unwanted.toSorted()).toEqual(unwanted);
});

test.each([
  ["account executive nyc 150k", 150_000],
  ["sous chef £25k", 25_000],
  ["driver $20/hr", 40_000],
  ["nurse 30,000 a year", 30_000],
  ["band 5 nurse", null],
  ["internship 2026", null],
])("reading a search: “%s” asks for %s a year", (typed, least) => {
  expect(read(typed).pay?.least ?? null).toBe(least);
});

test("reading a search: what is left for a search elsewhere keeps all but the place", () => {
  expect(read("part time receptionist in london").rest).toBe("part time receptionist");
});

test("reading a search: who uses quotes is taken literally", () => {
  expect(read('"part time" nurse leeds')).toMatchObject({ text: '"part time" nurse leeds', place: null });
});
