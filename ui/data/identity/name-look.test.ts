import fc from "fast-check";
import { expect, test } from "vitest";
import { hashOf, initialsOf, tintOf } from "./name-look.ts";

test.each([
  ["Inês Carvalho", "IC"],
  ["Mateo Ríos Aldana", "MA"],
  ["  noor  ", "N"],
  ["Åsa Öst", "ÅÖ"],
  ["(Jo) Tran", "JT"],
  ["李 小龙", "李小"],
  ["", "?"],
  ["— —", "?"],
])("names: %s is written %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test("names: every name has one of six tints, the same whatever its case and space around it", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(tintOf(name)).toBeGreaterThanOrEqual(1);
      expect(tintOf(name)).toBeLessThanOrEqual(6);
      expect(hashOf(` ${name.toLowerCase()} `)).toBe(hashOf(name.toLowerCase()));
    }),
  );
});
