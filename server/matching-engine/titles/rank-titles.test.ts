import { expect, test } from "vitest";
import { OccupationSpace } from "./occupation-space.ts";
import { senseTitles, TitleCollection } from "./rank-titles.ts";

const space = new OccupationSpace([
  ["15-1252.00", ["Software Developers", "Java Developer", "Application Programmer", "Software Engineer"]],
  ["29-1141.00", ["Registered Nurses", "Staff Nurse", "Ward Sister", "Intensive Care Nurse"]],
  ["35-1011.00", ["Chefs and Head Cooks", "Sous Chef", "Kitchen Chef"]],
]);
const collection = [
  "Head cook",
  "Application programmer",
  "Ward sister",
  "Nurse",
  "Sr. SWE",
  "Kitchen porter",
];
const titles = new TitleCollection(senseTitles(collection, { space, vectors: null }));
const found = (title: string) => {
  const [query] = senseTitles([title], { space, vectors: null });
  return titles.rank(query!, 2).map(({ index }) => collection[index]);
};

test.each([
  ["Senior Java developer", ["Application programmer", "Sr. SWE"]],
  ["Intensive care nurse", ["Nurse", "Ward sister"]],
  ["Sous-chef (m/f/d)", ["Head cook", "Kitchen porter"]],
])("title ranking: %s finds titles that share an occupation and not a word", (title, expected) => {
  expect(found(title).toSorted()).toEqual(expected.toSorted());
});

test("title ranking: a title of unknown words finds what is there without falling over", () => {
  expect(found("Qwxyz 77")).toHaveLength(2);
  expect(titles.rank(senseTitles([""], { space, vectors: null })[0]!, 9)).toHaveLength(6);
});
