import { expect, test } from "vitest";
import { drawSocialImage } from "./draw-social-image.ts";

const words = { line: "Tokyo · remote", small: "Kelp", colour: "#2b47c9" };
const draw = (title: string, other: Partial<typeof words> = {}) =>
  drawSocialImage({ ...words, ...other, title });

test.each([
  ["Baker \u{1f680} nights", "Baker nights"],
  ["東京 Baker", "Baker"],
  ["東京 · remote", "remote"],
  ["東京 – 大阪", "Kelp"],
  ["\u{1f469} and \u{1f469}\u200d\u{1f373} Cook", "and Cook"],
])("pictures of links: %s is shown as %s, without boxes", async (title, shown) => {
  expect((await draw(title)).equals(await draw(shown))).toBe(true);
});

test("pictures of links: a company name is left out if none of its characters can be drawn", async () => {
  const [one, other] = await Promise.all([draw("Baker", { small: "東京" }), draw("Baker", { small: "" })]);
  expect(one.equals(other)).toBe(true);
});
