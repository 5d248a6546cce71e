import { expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { statusOf } from "./error-status.ts";

const refused = (statusCode: number) => new CallRefused({ statusCode, name: "", code: "", message: "No" });

test.each([
  [refused(404), 404],
  [refused(503), 503],
  [refused(403), 500],
  [new Error("a bug"), 500],
  [{ status: 410, statusText: "", internal: false, data: null }, 410],
])("error pages: %o is shown as %s", (error, status) => {
  expect(statusOf(error, true)).toBe(status);
});

test("error pages: what the server could not make is a failure, whatever was behind it", () => {
  expect(statusOf(refused(404), false)).toBe(500);
});
