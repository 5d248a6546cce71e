import { expect, test } from "vitest";
import { mentionBegun, mentionedIn, peopleFor, withMention } from "./mentions.ts";

const people = [
  { id: "1", name: "Joel Tran", image: null },
  { id: "2", name: "Marit Oakes", image: null },
];

test.each([
  ["@", ""],
  ["Hello @jo", "jo"],
  ["Hello @Joel T", "Joel T"],
  ["me@home", null],
  ["Hello", null],
])("mentions: what is begun in %j is %j", (text, begun) => {
  expect(mentionBegun(text, text.length)).toBe(begun);
});

test("mentions: people are offered by any part of their name, without oneself, and stand in the text once chosen", () => {
  expect(peopleFor(people, "tr", "2").map(({ id }) => id)).toEqual(["1"]);
  expect(peopleFor(people, "", "1").map(({ id }) => id)).toEqual(["2"]);
  const chosen = withMention("Ask @jo soon", 7, "Joel Tran");
  expect(chosen).toEqual({ text: "Ask @Joel Tran soon", cursor: 15 });
  expect(mentionedIn(chosen.text, people)).toEqual(["1"]);
});
