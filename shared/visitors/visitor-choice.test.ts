import { expect, test } from "vitest";
import { referringHost, visitorChoice } from "./visitor-choice.ts";

const silent = {};
const id = "019ab000-0000-4000-8000-00000000abcd";

test.each([
  ["", silent, null],
  ["theme=dark", silent, null],
  ["visitor=refused", silent, "refused"],
  [`theme=dark; visitor=${id}`, silent, "accepted"],
  ["visitor=anything", silent, null],
  [`visitor=${id}`, { dnt: "1" }, "refused"],
  [`visitor=${id}`, { "sec-gpc": "1" }, "refused"],
])("visitor choice: cookies %j with %j mean %j", (cookies, asks, choice) => {
  expect(visitorChoice(cookies, asks)).toBe(choice);
});

test.each([
  ["https://www.linkedin.com/jobs/1?x=y", "linkedin.com"],
  ["https://jobs.example/today", ""],
  ["android-app://com.example", ""],
  ["nonsense", ""],
  [undefined, ""],
])("visitor choice: %j refers from %j", (referrer, host) => {
  expect(referringHost(referrer, "jobs.example")).toBe(host);
});
