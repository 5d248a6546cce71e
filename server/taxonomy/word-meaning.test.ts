import { expect, test } from "vitest";
import { meaningLikeness, meaningOf, meaningOfAll, nearWords } from "./word-meaning.ts";

const alike = (a: string, b: string) => meaningLikeness(meaningOf(a), meaningOf(b));

test.each([
  ["registered nurse", "Krankenpfleger", "software engineer"],
  ["Kinderkrankenpflegerin", "nurse", "lawyer"],
  ["vendeuse", "sales assistant", "forklift driver"],
  ["electrician", "Elektroniker", "receptionist"],
  ["paralegal", "legal assistant", "care assistant"],
])("meaning of words: %s is nearer to %s than to %s", (title, near, far) => {
  expect(alike(title, near)).toBeGreaterThan(alike(title, far) + 0.1);
});

test("meaning of words: a text without known words is like nothing", () => {
  expect(alike("xqzv wqpk", "nurse")).toBe(0);
});

test("meaning of words: of several texts it lies between them", () => {
  const both = meaningOfAll(["nurse", "teacher"]);
  for (const each of ["nurse", "teacher"])
    expect(meaningLikeness(both, meaningOf(each))).toBeGreaterThan(0.6);
});

test("meaning of words: the words near one are those of other languages too, the likest first", () => {
  const near = nearWords(meaningOf("teach"), { most: 8, least: 0.5 });
  expect(near[0]).toBe("teach");
  expect(near).toEqual(expect.arrayContaining(["teaching", "docente"]));
  expect(nearWords(meaningOf("xqzv"), { most: 8, least: 0.5 })).toEqual([]);
});
