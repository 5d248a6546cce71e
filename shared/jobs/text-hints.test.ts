import { expect, test } from "vitest";
import { hintsFor } from "./text-hints.ts";

const enough = `<p>${"You fly kites here. ".repeat(25)}</p>`;

test("text hints: nothing is said of an empty text, or of a good one that is paid", () => {
  expect(hintsFor("", { paid: false })).toEqual([]);
  expect(hintsFor(enough, { paid: true })).toEqual([]);
});

test("text hints: pay that is missing is asked for", () => {
  expect(hintsFor(enough, { paid: false })).toMatchObject([{ kind: "pay", found: null }]);
});

test("text hints: a word that keeps people from applying is named with its reason and a better one", () => {
  expect(hintsFor(`${enough}<ul><li>Rockstar wanted</li></ul>`, { paid: true })).toEqual([
    {
      kind: "inclusive",
      sentence: "“Rockstar” puts off people who don’t boast, women most of all.",
      found: "Rockstar",
      instead: "skilled professional",
    },
  ]);
  expect(hintsFor(`${enough}<p>The guild and energetics.</p>`, { paid: true })).toEqual([]);
});

test("text hints: long sentences, short texts and long lists are named", () => {
  const long = `<p>${"and kites ".repeat(20)}end.</p>`;
  expect(hintsFor(long, { paid: true }).map(({ kind }) => kind)).toEqual(["readability", "length"]);
  const listed = `${enough}<ul>${"<li>Fly</li>".repeat(30)}</ul>`;
  expect(hintsFor(listed, { paid: true })).toMatchObject([{ kind: "length" }]);
});
