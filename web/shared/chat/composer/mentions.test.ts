import { expect, test } from "vitest";
import type { Member } from "#contract/chat/shapes.ts";
import { mentionBegun, mentionedIn, peopleFor, withMention } from "./mentions.ts";

const members = [
  { user_id: "1", user: { name: "Joel Tran" } },
  { user_id: "2", user: { name: "Marit Oakes" } },
] as Member[];

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
  expect(peopleFor(members, "tr", "2").map(({ user_id: id }) => id)).toEqual(["1"]);
  expect(peopleFor(members, "", "1").map(({ user_id: id }) => id)).toEqual(["2"]);
  const chosen = withMention("Ask @jo soon", 7, "Joel Tran");
  expect(chosen).toEqual({ text: "Ask @Joel Tran soon", cursor: 15 });
  expect(mentionedIn(chosen.text, members)).toEqual(["1"]);
});
