import { describe, expect, test } from "vitest";
import { type OfferState, offerStates } from "#contract/offers.ts";
import { linesWithin } from "#server/pdf-writing/lines-within.ts";
import { stateAfter } from "./rules.ts";
import { type OfferStep, offerTransitions } from "./transitions.data.ts";

/** Where each step leads from each state; a dot is a refusal. */
const table = `
          draft     approval  approved  sent      viewed    accepted declined expired withdrawn
change    draft     .         .         .         .         .        .        .       .
submit    approval  .         .         .         .         .        .        .       .
approve   .         approved  .         .         .         .        .        .       .
reject    .         draft     .         .         .         .        .        .       .
loseApprover . draft   .         .         .         .        .        .       .
send      .         .         sent      .         .         .        .        .       .
withdraw  withdrawn withdrawn withdrawn withdrawn withdrawn .        .        .       .
view      .         .         .         viewed    .         .        .        .       .
accept    .         .         .         accepted  accepted  .        .        .       .
decline   .         .         .         declined  declined  .        .        .       .
expire    .         .         .         expired   expired   .        .        .       .
`;
const [head, ...rows] = table
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));
const cases = rows.flatMap(([step, ...cells]) =>
  cells.map((to, at) => [step as OfferStep, head![at] as OfferState, to!] as const),
);

describe("offers: every step from every state", () => {
  test("the table is whole", () => {
    expect(head).toEqual([...offerStates]);
    expect(rows.map(([step]) => step)).toEqual(Object.keys(offerTransitions));
    expect(cases).toHaveLength(offerStates.length * Object.keys(offerTransitions).length);
  });

  test.each(cases)("%s from %s leads to %s", (step, from, to) => {
    if (to === ".") expect(() => stateAfter(step, from)).toThrow(offerTransitions[step].refusal);
    else expect(stateAfter(step, from)).toBe(to);
  });
});

test("offers: a letter's lines fit, long words are cut and empty lines stay", () => {
  const lines = linesWithin("one two three\n\nabcdefghijkl", 7, (text) => text.length);
  expect(lines).toEqual(["one two", "three", "", "abcdefg", "hijkl"]);
});
