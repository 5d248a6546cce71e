import { expect, test } from "vitest";
import { refuseWrongInput } from "./wrong-input.ts";

const deep = { a: { b: { c: { d: { e: { f: { g: 1 } } } } } } };

test.each([
  ["a place in a list said twice", { body: { offset: 10, next: "x" } }, "Cannot specify offset with next"],
  ["a date that is blank", { body: { set: { pin_expires: "" } } }, "pin_expires is a blank date string"],
  ["a change of nobody", { body: { users: [{ set: {} }] } }, "User ID is required when updating a user"],
  [
    "a change of nothing",
    { body: { users: [{ id: "ann", set: {}, unset: [] }] } },
    "Either username or image must be provided",
  ],
  ["a long list in a query", { query: { ids: Array.from({ length: 21 }, String) } }, "at most 20 values"],
  ["a query that nests deep", { query: deep }, "at most 5 deep"],
  [
    "a query of many parameters",
    { query: Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`p${index}`, 1])) },
    "at most 1000 parameters",
  ],
])("chat client: %s is refused before it travels", (_, input, sentence) => {
  expect(() => refuseWrongInput(input)).toThrow(sentence);
});

test("chat client: what keeps the limits travels", () => {
  refuseWrongInput({
    query: { ids: Array.from({ length: 20 }, String), payload: JSON.stringify(deep) },
    body: { offset: 0, next: "x", set: { pin_expires: null }, users: [{ id: "ann", set: { name: "Ann" } }] },
  });
});
