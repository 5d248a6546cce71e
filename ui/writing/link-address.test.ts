import { expect, test } from "vitest";
import { linkAddress } from "./link-address.ts";

test.each([
  ["https://a.example/x", "https://a.example/x"],
  ["a.example/jobs?x=1", "https://a.example/jobs?x=1"],
  ["localhost.test:8080/x", "https://localhost.test:8080/x"],
  ["me@a.example", "mailto:me@a.example"],
  ["mailto:me@a.example", "mailto:me@a.example"],
  ["javascript:alert(1)", null],
  ["two words", null],
  ["word", null],
  ["", null],
])("link addresses: %s leads to %s", (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
