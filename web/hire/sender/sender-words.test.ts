import { expect, test } from "vitest";
import type { CompanySender } from "#contract/company-senders.ts";
import { adviceOn } from "./sender-words.ts";

const at = "2026-11-23T10:00:00.000Z";
const sender = (part: Partial<CompanySender>) =>
  adviceOn(
    { state: "waiting", problem: null, checkedAt: at, ...part } as CompanySender,
    "hello@parallel.example",
  );

test("company email: says what to do about how it stands", () => {
  expect(sender({ checkedAt: null })).toContain("Add this record");
  expect(sender({ problem: "missing" })).toMatch(
    /^We didn’t find the TXT record\. New records can take an hour/,
  );
  expect(sender({ problem: "wrong" })).toContain("with another value");
  expect(sender({ state: "failing", problem: "missing" })).toContain("come from hello@parallel.example");
  expect(sender({ state: "live" })).toBeNull();
  expect(sender({ state: "live", problem: "lookup" })).toContain("We’ll try again");
});
