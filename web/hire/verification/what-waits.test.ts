import { expect, test } from "vitest";
import { closedBecause, waitingFor } from "./what-waits.ts";

const company = { proven: false, companyEmailDomain: "harbor.example" };
const all = { company: true, team: true, jobs: true, applicants: true, sourcing: true, billing: true };

test("proof: one's own email is asked for first, then an address at the company's domain", () => {
  const me = { email: "ana@harbor.example", emailVerified: false };
  expect(waitingFor(me, company)).toEqual({ for: "email", email: "ana@harbor.example" });
  const confirmed = { ...me, emailVerified: true };
  expect(waitingFor(confirmed, company)).toEqual({ for: "company", domain: "harbor.example" });
  expect(waitingFor(confirmed, { ...company, proven: true })).toBeNull();
  expect(waitingFor(me, undefined)).toBeNull();
});

test.each([
  ["/hire/network", "unverified"],
  ["/hire/network/uploaded", "unverified"],
  ["/hire/jobs/1/talent-pool", "unverified"],
  ["/hire/jobs/1", null],
  ["/hire/applicants", null],
])("proof: %s while it waits is closed by %s", (path, reason) => {
  const waiting = { for: "email", email: "ana@harbor.example" } as const;
  expect(closedBecause(path, { permissions: all, waiting })).toBe(reason);
  expect(closedBecause(path, { permissions: all, waiting: null })).toBeNull();
});

test("proof: a member who may not look for people sees none", () => {
  const permissions = { ...all, sourcing: false };
  expect(closedBecause("/hire/network", { permissions, waiting: null })).toBe("right");
  expect(closedBecause("/hire/team", { permissions, waiting: null })).toBeNull();
});
