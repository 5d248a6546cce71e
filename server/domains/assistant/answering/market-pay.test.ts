import { expect, test } from "vitest";
import { roleAskedAbout } from "./market-pay.ts";

test.each([
  ["What does a nurse earn in Leeds", "nurse in Leeds"],
  ["How much do software engineers make", "software engineers"],
  ["What does a nurse earn in the UK", "nurse in the UK"],
  ["What would I make as a data analyst in Berlin", "data analyst in Berlin"],
  ["What is the average salary for electricians near Cork", "electricians near Cork"],
  ["What is the typical product manager salary in London", "product manager in London"],
  ["How much do I have to pay for an account", null],
  ["What is the salary for a shift at night", null],
  ["How much does Plus make me pay", null],
  ["How much do I get", null],
  ["What does the nurse job at Saltmarsh pay", null],
  ["What would I make as a nurse at Saltmarsh", null],
  ["What is the salary for Harbor pilot", null],
])("assistant: the occupation whose pay “%s” asks about is %s", (question, role) => {
  expect(roleAskedAbout(question)).toBe(role);
});
