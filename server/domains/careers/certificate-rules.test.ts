import { expect, test } from "vitest";
import { problemOf, renewalOf, retryAfter } from "./certificate-rules.ts";

const now = new Date("2026-11-23T12:00:00Z");

test.each([
  [1, "2026-11-23T12:05:00.000Z"],
  [2, "2026-11-23T13:00:00.000Z"],
  [3, "2026-11-23T18:00:00.000Z"],
  [4, "2026-11-24T12:00:00.000Z"],
  [40, "2026-11-24T12:00:00.000Z"],
])("certificates: after %i failures in a row the next order waits until %s", (failures, at) => {
  expect(retryAfter(failures, now).toISOString()).toBe(at);
});

test("certificates: are renewed after two thirds of their life", () => {
  const until = new Date("2027-02-21T12:00:00Z");
  expect(renewalOf({ from: now, until }).toISOString()).toBe("2027-01-22T12:00:00.000Z");
});

test.each([
  ["CAA record for careers.acme.com prevents issuance", "caa"],
  ["Error creating new order :: too many certificates already issued for acme.com", "limit"],
  ["DNS problem: NXDOMAIN looking up A for careers.acme.com", "unreachable"],
  ["Fetching http://careers.acme.com/.well-known/acme-challenge/x: Connection refused", "unreachable"],
  ["The server experienced an internal error", "authority"],
])("certificates: %s comes down to %s", (message, problem) => {
  expect(problemOf(new Error(message))).toBe(problem);
});

test("certificates: an authority that is not there is no fault of the address", () => {
  const failure = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1:443"), { code: "ECONNREFUSED" });
  expect(problemOf(failure)).toBe("authority");
});
