import { expect, test } from "vitest";
import { frameAncestor } from "./frame-ancestor.ts";

test.each([
  ["acme.com", "https://acme.com"],
  [" https://www.Acme.com/jobs?x=1#y ", "https://www.acme.com"],
  ["https://*.acme.com", "https://*.acme.com"],
  ["acme.com:8443", "https://acme.com:8443"],
  ["http://localhost:5173", "http://localhost:5173"],
  ["https://Müller.de/jobs", "https://xn--mller-kva.de"],
  ["https://*.müller.de:8443", "https://*.xn--mller-kva.de:8443"],
])("frame ancestor: %s is %s", (typed, origin) => {
  expect(frameAncestor(typed)).toBe(origin);
});

test.each([
  "",
  "*",
  "https://*",
  "acme",
  "http://acme.com",
  "acme.com; script-src *",
  "acme.com 'self'",
  "javascript:alert(1)",
  "https://acme.com\nx",
  "https://a@acme.com",
])("frame ancestor: %j is no site", (typed) => {
  expect(frameAncestor(typed)).toBeNull();
});
