import { expect, test } from "vitest";
import { spelledTitleWord } from "./spelling.ts";

test.each([
  ["manger", "manager"],
  ["enginer", "engineer"],
  ["recepsionist", "receptionist"],
  ["phsyiotherapist", "physiotherapist"],
  ["Electrition", "electrician"],
])("spelling: %s was meant as %s", (typed, meant) => {
  expect(spelledTitleWord(typed)).toBe(meant);
});

test.each([
  "nurse",
  "quantity",
  "anduril",
  "stripe",
  "kubernetes",
  "ventas",
  "Pflegefachfrau",
  "pm",
  "barnehage",
  "speechfy",
  "marketingly",
])("spelling: %s is left as it is", (typed) => {
  expect(spelledTitleWord(typed)).toBeNull();
});
