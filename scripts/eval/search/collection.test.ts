import { expect, test } from "vitest";
import { measuresOf } from "./measures.ts";
import { readQueries } from "./read-queries.ts";

const { queries, split, grades, postings } = readQueries(import.meta.dirname);

test("collection of queries: fifty of each kind may be looked at, five or none are kept back, and every query is in one", () => {
  const kindsOf = (ids: string[]) => Map.groupBy(ids, (id) => queries.find((query) => query.id === id)!.kind);
  for (const [ids, each] of [
    [split.tune, 50],
    [split.locked, 5],
  ] as const)
    expect([...kindsOf(ids).values()].map((own) => own.length)).toEqual(
      Array(ids.length === 0 ? 0 : 12).fill(each),
    );
  expect([...split.tune, ...split.locked].toSorted()).toEqual(queries.map(({ id }) => id).toSorted());
});

test("collection of queries: every grade names a known query and posting once, and no two postings share a key", () => {
  const [asked, known] = [new Set(queries.map(({ id }) => id)), new Set(postings.map(({ id }) => id))];
  expect(grades.filter((row) => !asked.has(row.query_id) || !known.has(row.job_id))).toEqual([]);
  expect(new Set(grades.map((row) => `${row.query_id} ${row.job_id}`)).size).toBe(grades.length);
  expect(new Set(postings.map(({ key }) => key)).size).toBe(postings.length);
});

test("collection of queries: a place elsewhere is never graded 2, and one untold never 3", () => {
  expect(grades.filter(({ grade, place }) => place === "bad" && grade > 1)).toEqual([]);
  expect(grades.filter(({ grade, place }) => place === "unknown" && grade > 2)).toEqual([]);
});

test("collection of queries: an order is compared with the best one, each job of a company counted once", () => {
  const verdicts = new Map([
    ["a", { grade: 3, place: "ok" as const }],
    ["twin", { grade: 3, place: "bad" as const }],
    ["b", { grade: 1, place: "bad" as const }],
    ["c", { grade: 0, place: "unknown" as const }],
  ]);
  const sameJob = (id: string) => (id === "twin" ? "a" : id);
  expect(measuresOf(["a", "twin", "b"], verdicts, sameJob)).toEqual({
    "nDCG@10": 1,
    "graded only": 1,
    "best of 100": 1,
    "P@10": 1,
    place: 0.5,
    graded: 1,
  });
  const late = measuresOf(["new", "c", "a"], verdicts, sameJob);
  expect(late["nDCG@10"]).toBeCloseTo(7 / Math.log2(4) / (7 + 1 / Math.log2(3)), 10);
  expect(late["graded only"]).toBeCloseTo(7 / Math.log2(3) / (7 + 1 / Math.log2(3)), 10);
  expect(late["best of 100"]).toBeCloseTo(7 / (7 + 1 / Math.log2(3)), 10);
  expect(late.place).toBe(1);
  expect(late.graded).toBeCloseTo(2 / 3, 10);
});
