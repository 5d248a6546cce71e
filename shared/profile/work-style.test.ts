import { expect, test } from "vitest";
import { knownWorkStyle, ratingOptions, sayRating } from "./work-style.ts";

test("work style: a rating is an end, closer to it, or the middle", () => {
  expect(ratingOptions("pace").map(({ label }) => label)).toEqual([
    "Steady",
    "Closer to “steady”",
    "Somewhere between",
    "Closer to “fast”",
    "Fast",
  ]);
  expect(sayRating("tempo", 4)).toBe("4 of 5");
});

test("work style: only known categories count, in the order of all of them", () => {
  const pace = { categoryId: "pace", rating: 5 };
  const company = { categoryId: "company", rating: 1 };
  expect(knownWorkStyle([pace, { categoryId: "tempo", rating: 2 }, company])).toEqual([company, pace]);
});
