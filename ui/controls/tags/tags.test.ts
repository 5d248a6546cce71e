import { expect, test } from "vitest";
import { itemsFor, splitTags, withTags } from "./tags.ts";

test("tags input: pasted words are parted by commas, semicolons and lines, and trimmed", () => {
  expect(splitTags(" Figma, user   research;\nSQL ,, ")).toEqual(["Figma", "user research", "SQL"]);
});

test("tags input: a word that is already there is not added again, whatever its case", () => {
  expect(withTags(["Figma"], ["figma", "SQL", "sql"])).toEqual(["Figma", "SQL"]);
});

test("tags input: words stop at the limit", () => {
  expect(withTags(["a"], ["b", "c"], 2)).toEqual(["a", "b"]);
});

test("tags input: what is being typed is offered unless an option says the same or only options are taken", () => {
  expect(itemsFor([{ label: "Figma" }], "Fig", true)).toEqual(["Figma", "Fig"]);
  expect(itemsFor([{ label: "Figma" }], "figma", true)).toEqual(["Figma"]);
  expect(itemsFor([{ label: "Figma" }], "Fig", false)).toEqual(["Figma"]);
});
