import { expect, test } from "vitest";
import { type IndexDefinition, SearchIndex, type SearchQuery } from "./index.ts";

const definition: IndexDefinition = {
  name: "jobs",
  version: 1,
  fields: { title: { weight: 10 }, company: { weight: 5 }, text: { weight: 1, long: true } },
  attributes: { hours: "string" },
  synonyms: [{ words: [], written: ["nurse", "midwife"], typed: ["nurse", "midwife"], near: true }],
  idleWords: ["of", "the"],
};

const rows: [id: string, title: string, company: string, text: string, hours?: string][] = [
  ["director", "Director of Engineering", "Pylon", ""],
  ["operations", "Director, Operations and Engineering", "Pylon", ""],
  ["nurse", "Nurse", "Aire Care", ""],
  ["dental", "Dental Nurse", "Aire Care", ""],
  ["insured", "Nurse", "Moss Care", "We pay for your dental plan."],
  ["midwife", "Midwife", "Moss Care", "", "part time"],
  ["avionics", "Avionics Technician", "andurilindustries", ""],
  ["brakes", "Brake Technician", "Rail Works", "A leader among industries."],
  ["domestic", "Domestic Assistant", "Teaching Hospital", ""],
  ["aide", "Teaching Assistant", "Hill School", ""],
  ...Array.from({ length: 12 }, (_, at): [string, string, string, string] => [
    `other-${at}`,
    "Clerk",
    "Mixed Industries",
    "Works with CIMA or a similar body.",
  ]),
  ["lima", "Guide", "Lima Tours", ""],
  ["launch", "Launch Guide", "isaraerospace", ""],
  ["aerospace", "Aerospace Guide", "Iser Tours", ""],
];
const index = new SearchIndex(definition);
index.put(
  rows.map(([id, title, company, text, hours = ""]) => ({
    id,
    fields: { title, company, text },
    attributes: { hours: hours ? [hours] : [] },
  })),
);
const find = (query: SearchQuery) => index.search({ prefix: false, ...query }).hits.map(({ id }) => id);

test("search engine: words that idle ones part stand side by side", () => {
  expect(find({ text: "director of engineering" })).toEqual(["director", "operations"]);
});

test("search engine: a rare name is found where it is written together with a known word", () => {
  expect(find({ text: "anduril technician" })).toEqual(["avionics"]);
});

test("search engine: half a name that looks like a slip is also read as it was typed", () => {
  expect(find({ text: "isar aerospace" })).toContain("launch");
});

test("search engine: a word that texts know is no slip of a known one", () => {
  expect(find({ text: "cima" })).not.toContain("lima");
});

test("search engine: what is only near comes behind what was typed", () => {
  const found = find({ text: "nurse" });
  expect(found.at(-1)).toBe("midwife");
  expect(found).toHaveLength(4);
});

test("search engine: avoided words lower a hit, in long texts only where they are avoided anywhere", () => {
  const avoid = (anywhere: boolean) => find({ text: "nurse", avoid: [{ word: "dental", anywhere }] });
  expect(avoid(false).slice(-2).toSorted()).toEqual(["dental", "midwife"]);
  expect(avoid(true).indexOf("nurse")).toBeLessThan(avoid(true).indexOf("insured"));
});

test("search engine: words of the weightiest field count little in another one", () => {
  const foremost = ["teaching", "assistant"];
  const [best, other] = index.search({ text: "teaching assistant", foremost }).hits;
  expect([best!.id, other!.id]).toEqual(["aide", "domestic"]);
  const [, before] = index.search({ text: "teaching assistant" }).hits;
  expect(other!.score).toBeLessThan(before!.score);
});

test("search engine: optional words exclude nothing, and what has them comes first", () => {
  const [first, ...others] = find({ text: "dental nurse", optional: ["dental"] });
  expect(first).toBe("dental");
  expect(others.toSorted()).toEqual(["insured", "midwife", "nurse"]);
  expect(find({ text: "nurse", optional: ["nurse"] })).toHaveLength(4);
});

test("search engine: what is preferred comes first, also without words", () => {
  const prefer = [{ filter: { attribute: "hours", is: ["part time"] }, share: 0.8 }];
  expect(find({ prefer, size: 3 })[0]).toBe("midwife");
});
