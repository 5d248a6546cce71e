import { expect, test } from "vitest";
import { changesTo, meantWords } from "./near-words.ts";

test.each([
  ["saltmash", "saltmarsh", 1],
  ["saltmrash", "saltmarsh", 1],
  ["slatmarsh", "saltmarsh", 1],
  ["saltm", "saltmarsh", 0],
  ["enginer", "engineer", 1],
  ["nurse", "purse", 1],
  ["nurse", "welder", 4],
])("app search: from “%s” to “%s” it takes %i changes", (word, other, changes) => {
  expect(changesTo(word, other, 5)).toBe(changes);
});

test("app search: only words that nothing holds are corrected, and short ones never", () => {
  const texts = ["Saltmarsh Data", "Inês Carvalho"];
  expect(meantWords(["saltmash", "data"], texts)).toEqual(["saltmarsh", "data"]);
  expect(meantWords(["inez", "carvallo"], texts)).toEqual(["ines", "carvalho"]);
  expect(meantWords(["salt"], texts)).toBeNull();
  expect(meantWords(["dot"], texts)).toBeNull();
  expect(meantWords(["saltmash", "zebra"], texts)).toBeNull();
});
