import { describe, expect, test } from "vitest";
import { requiredFieldsNotice } from "./required-fields.ts";
import { counted, sentenceList } from "./sentence-list.ts";
import { seoDescription, truncate } from "./shorten.ts";
import { fullIsoDate, relativeTime, timeAgo } from "./time.ts";

const now = new Date(2026, 10, 21, 12, 0, 0);
const earlier = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

describe("required fields", () => {
  test.each([
    [["Name"], "Required Field Missing", "Name is a required field, Please add"],
    [["Name", "Email"], "Required Fields Missing", "Name and Email are required fields, Please add"],
    [
      ["Name", "Location", "Email"],
      "Required Fields Missing",
      "Name, Location, Email are required fields, Please add",
    ],
  ])("%j are named in one sentence", (missing, title, text) => {
    expect(requiredFieldsNotice(missing)).toEqual({ title, text });
  });

  test("nothing missing says nothing", () => {
    expect(requiredFieldsNotice([])).toBeNull();
  });
});

test("wording: lists and counts read like speech", () => {
  expect(sentenceList(["Ana", "Joel", "Dilip"])).toBe("Ana, Joel and Dilip");
  expect(counted(1, "job")).toBe("1 job");
  expect(counted(1204, "person", "people")).toBe("1,204 people");
});

test.each([
  [30_000, "0 min", "Moments ago"],
  [2 * minutes, "2 min", "2 minutes ago"],
  [59 * minutes, "59 min", "59 minutes ago"],
  [1 * hours, "1 h", "1 hour ago"],
  [23 * hours, "23 h", "23 hours ago"],
  [1 * days, "1 d", "1 day ago"],
  [8 * days, "8 d", "8 days ago"],
  [30 * days, "30 d", "10/22/2026"],
])("wording: %i ms ago is %s, or %s", (age, short, spoken) => {
  expect(relativeTime(earlier(age), now)).toBe(short);
  expect(timeAgo(earlier(age), now)).toBe(spoken);
});

test("wording: a date without a time becomes a full one, and nonsense becomes nothing", () => {
  expect(fullIsoDate("2026-11-21")).toBe("2026-11-21T00:00:00.000Z");
  expect(fullIsoDate("2025-12-23T10:47:46-05:00")).toBe("2025-12-23T15:47:46.000Z");
  expect(fullIsoDate("soon")).toBeNull();
});

test("wording: text is shortened at letters, never inside one", () => {
  expect(truncate("Backend engineer", 7)).toBe("Backend…");
  expect(truncate("Backend engineer", 8)).toBe("Backend…");
  expect(truncate("Backend", 7)).toBe("Backend");
  expect(truncate("👩🏽‍💻👩🏽‍💻👩🏽‍💻", 2)).toBe("👩🏽‍💻👩🏽‍💻…");
});

test("wording: a description has at most 150 characters", () => {
  expect(seoDescription("a".repeat(200))).toHaveLength(150);
  expect(seoDescription("Short  and\nsweet")).toBe("Short and sweet");
});
