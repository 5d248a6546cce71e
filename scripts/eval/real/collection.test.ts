import { expect, test } from "vitest";
import { sameSide, weightedKappa } from "../agreement.ts";
import { estimate } from "../bootstrap.ts";
import { measuresOf } from "./measures.ts";
import { readCollection, verdictsOf } from "./read-collection.ts";

const { people, grades, ads, split } = readCollection();
const nameOf = ({ person_id, job_id, assessor }: (typeof grades)[number]) =>
  `${person_id} ${job_id} ${assessor}`;

test("collection of people: every grade names a known person and advertisement, and every advertisement is graded", () => {
  const [known, graded] = [new Set(people.map(({ id }) => id)), new Set(grades.map(({ job_id }) => job_id))];
  expect(grades.filter(({ person_id }) => !known.has(person_id)).map(nameOf)).toEqual([]);
  expect([...graded].toSorted()).toEqual(ads.map(({ id }) => id).toSorted());
  expect(new Set(grades.map(nameOf)).size).toBe(grades.length);
});

test("collection of people: a grade is 0 if and only if the trade is another", () => {
  expect(grades.filter(({ grade, trade }) => (grade === 0) !== (trade === "bad")).map(nameOf)).toEqual([]);
});

test("collection of people: two assessors graded all pairs of one person or none, and nothing broken above 1", () => {
  const by = (assessor: string) =>
    grades
      .filter((row) => row.assessor === assessor)
      .map(({ person_id, job_id }) => `${person_id} ${job_id}`)
      .toSorted();
  expect(by("b")).toEqual(by("c"));
  expect(by("d")).toEqual(by("e"));
  const broken = grades.filter(
    ({ assessor, grade, place, musts, pay }) =>
      assessor !== "a" && grade > 1 && [place, musts, pay].includes("bad"),
  );
  expect(broken.map(nameOf)).toEqual([]);
});

test("collection of people: both halves hold at least ten people, and everyone is in one", () => {
  expect(split.tuning.length).toBeGreaterThanOrEqual(10);
  expect(split.locked.length).toBeGreaterThanOrEqual(10);
  const everyone = people.map(({ id }) => id);
  expect([...split.tuning, ...split.locked].toSorted()).toEqual(everyone);
});

test("collection of people: no two advertisements share a key", () => {
  expect(new Set(ads.map(({ key }) => key)).size).toBe(ads.length);
  expect(ads.filter(({ key }) => !/^[\da-f]{16}$/.test(key))).toEqual([]);
});

test("collection of people: an order is compared with the best order of the same advertisements", () => {
  const [glad, fine, broken] = [3, 2, 1].map((grade) => ({ grade, otherTrade: 0 }));
  const other = { grade: 0, otherTrade: 1 };
  expect(measuresOf([glad!, fine!, broken!, other])).toEqual({
    "nDCG@10": 1,
    "strict precision": 1,
    "another trade": 0.25,
  });
  const best = 7 + 3 / Math.log2(3) + 1 / Math.log2(4);
  const given = 1 / Math.log2(3) + 3 / Math.log2(4) + 7 / Math.log2(5);
  expect(measuresOf([other, broken!, fine!, glad!])["nDCG@10"]).toBeCloseTo(given / best, 10);
  const buried = measuresOf([...Array.from({ length: 9 }, () => other), fine!, glad!]);
  expect(buried["strict precision"]).toBe(0.5);
  expect(buried["nDCG@10"]).toBeCloseTo(3 / Math.log2(11) / (7 + 3 / Math.log2(3)), 10);
});

test("collection of people: the grade of a pair is the mean of its assessors", () => {
  const row = { ...grades[0]!, job_id: "x" };
  const verdicts = verdictsOf([
    { ...row, assessor: "b", grade: 1, trade: "ok" },
    { ...row, assessor: "c", grade: 0, trade: "bad" },
  ]);
  expect(verdicts.get("x")).toEqual({ grade: 0.5, otherTrade: 0.5 });
});

test("collection of people: agreement counts how far two assessors are apart, beyond chance", () => {
  const same = [0, 1, 2, 3].map((grade) => [grade, grade] as const);
  expect(weightedKappa(same)).toBe(1);
  // Seen 1 apart in half of the pairs; chance would put 1/2 between them on average.
  expect(weightedKappa([...[0, 1].map((grade) => [grade, grade] as const), [0, 1], [1, 0]])).toBe(0);
  expect(sameSide([...same, [1, 2]], 2)).toBe(0.8);
});

test("collection of people: an interval holds its mean and is the same in every run", () => {
  const values = [0.1, 0.4, 0.5, 0.9, 1];
  const { mean, low, high } = estimate(values);
  expect(mean).toBeCloseTo(0.58, 10);
  expect(low).toBeLessThan(mean);
  expect(high).toBeGreaterThan(mean);
  expect(estimate(values)).toEqual({ mean, low, high });
  expect(estimate([0.5, 0.5])).toEqual({ mean: 0.5, low: 0.5, high: 0.5 });
});
