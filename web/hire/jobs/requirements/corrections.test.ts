import { expect, test } from "vitest";
import type { ReadRequirement } from "#contract/job-requirements.ts";
import { added, asRead, broughtBack, changed, joined, partsOf, removed, split } from "./corrections.ts";

const read = (text: string, given: Partial<ReadRequirement> = {}): ReadRequirement => ({
  id: text,
  text,
  kind: "skill",
  must: true,
  skills: [],
  years: null,
  alternatives: [],
  from: [text],
  correction: null,
  ...given,
});
const [c, rust] = [read("C"), read("Rust")];

test("requirements: a change is kept with the line it is about, and a second change replaces the first", () => {
  const first = changed(null, c, { must: false });
  expect(first?.kept).toMatchObject([{ from: ["C"], text: "C", must: false, skills: null }]);
  const second = changed(first, { ...c, must: false, correction: 0 }, { text: "C17" });
  expect(second?.kept).toMatchObject([{ from: ["C"], text: "C17", must: false }]);
});

test("requirements: two joined are one with both lines and both wordings, and split they are two again", () => {
  const both = joined(null, c, rust);
  expect(both?.kept).toMatchObject([
    { from: ["C", "Rust"], text: "C or Rust", must: true, alternatives: ["C", "Rust"] },
  ]);
  const shown = read("C or Rust", { from: ["C", "Rust"], alternatives: ["C", "Rust"], correction: 0 });
  expect(split(both, shown)?.kept).toMatchObject([
    { from: ["C"], text: "C", alternatives: [] },
    { from: ["Rust"], text: "Rust", alternatives: [] },
  ]);
});

test("requirements: years of two skills split into years of each", () => {
  const years = read("5 years of C or Rust", { kind: "years", years: 5, skills: ["C", "Rust"] });
  expect(partsOf(years)).toEqual(["5 years of C", "5 years of Rust"]);
  expect(partsOf(read("Fluent English", { kind: "language", skills: ["English"] }))).toEqual([]);
});

test("requirements: what is removed can be brought back, and what was corrected can be as it was read", () => {
  const without = removed(null, c);
  expect(without).toEqual({ kept: [], removed: ["C"] });
  expect(broughtBack(without)).toBeNull();
  const nice = changed(null, c, { must: false });
  expect(asRead(nice, { ...c, correction: 0 })).toBeNull();
});

test("requirements: one added by hand stands for no line, and goes without leaving one", () => {
  const own = added(null, { text: "A boat licence", must: true });
  expect(own?.kept).toMatchObject([{ from: [], text: "A boat licence" }]);
  expect(removed(own, read("A boat licence", { from: [], correction: 0 }))).toBeNull();
});
