import { expect, test } from "vitest";
import { isResumeHeading } from "./resume-heading.ts";

test.each([
  ["Experience", true],
  ["WORK EXPERIENCE", true],
  ["Skills:", true],
  ["Education and training", true],
  ["BOARDS & COMMITTEES", true],
  ["Experience with PostgreSQL and Kafka", false],
  ["Python, SQL, Kafka", false],
  ["SQL", false],
  ["PHP, SQL, AWS", false],
  ["• Projects on time", false],
])("%s is a heading of a resume: %s", (line, expected) => {
  expect(isResumeHeading(line)).toBe(expected);
});
