import { expect, test } from "vitest";
import { ResumeUnreadable } from "#server/resume-reading/index.ts";
import { inWords } from "./read-document.ts";

test.each([
  ["timeout", 503, "RESUME_TIMEOUT"],
  ["broken", 422, "RESUME_BROKEN"],
] as const)("documents: %s is answered with %i", (code, statusCode, word) => {
  expect(() => inWords(new ResumeUnreadable(code))).toThrow(
    expect.objectContaining({ statusCode, code: word }),
  );
});
