import { expect, test } from "vitest";
import { waitingFor } from "./what-waits.ts";

const company = { proven: false, companyEmailDomain: "harbor.example" };

test("proof: one's own email is asked for first, then an address at the company's domain", () => {
  const me = { email: "ana@harbor.example", emailVerified: false };
  expect(waitingFor(me, company)).toEqual({ for: "email", email: "ana@harbor.example" });
  const confirmed = { ...me, emailVerified: true };
  expect(waitingFor(confirmed, company)).toEqual({ for: "company", domain: "harbor.example" });
  expect(waitingFor(confirmed, { ...company, proven: true })).toBeNull();
  expect(waitingFor(me, undefined)).toBeNull();
});
