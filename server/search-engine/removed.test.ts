import { expect, test } from "vitest";
import { SearchIndex } from "./index.ts";

test("search engine: takes note of those that were removed, and of no one who was not there", () => {
  const fields = { title: { weight: 1 } };
  const index = new SearchIndex({ name: "people", version: 1, fields, attributes: {} });
  index.put([{ id: "a", fields: { title: "nurse" }, attributes: {} }]);
  index.remove(["b"]);
  expect(index.removed).toBe(false);
  index.remove(["a", "b"]);
  expect(index.removed).toBe(true);
});
