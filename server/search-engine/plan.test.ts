import { expect, test } from "vitest";
import { SearchIndex } from "./index.ts";

test("search engine: corrects a typo to the same word in whatever order documents were added", () => {
  const made = ["Baker", "Bader"].map((title) => ({ id: title, fields: { title }, attributes: {} }));
  const told = [made, made.toReversed()].map((documents) => {
    const index = new SearchIndex({
      name: "test",
      version: 1,
      fields: { title: { weight: 1 } },
      attributes: {},
    });
    index.put(documents);
    return index.search({ text: "baxer" }).corrections;
  });
  const bader = [{ typed: "baxer", found: "bader" }];
  expect(told).toEqual([bader, bader]);
});
