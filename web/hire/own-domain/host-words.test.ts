import { expect, test } from "vitest";
import type { CompanyHost } from "#contract/company-hosts.ts";
import { adviceOn, certificateWords, foundWords, standingWords } from "./host-words.ts";

const at = "2026-11-23T10:00:00.000Z";
const host = (part: Partial<CompanyHost>) =>
  adviceOn({ state: "waiting", problem: null, checkedAt: at, endsAt: null, ...part } as CompanyHost);

test("own address: says what to do about how it stands", () => {
  expect(host({ checkedAt: null })).toContain("Add both records");
  expect(host({ problem: "proof" })).toContain("We didn’t find the TXT record.");
  expect(host({ problem: "taken" })).toContain("Another company’s page");
  expect(host({ state: "failing", problem: "target", endsAt: at })).toMatch(
    /stays there until November 23, 2026/,
  );
  expect(host({ state: "off", problem: "target" })).toContain("shows nothing");
  expect(host({ state: "live" })).toBeNull();
  expect(host({ state: "live", problem: "lookup" })).toContain("We’ll try again");
});

test("own address: is live only once the company is public", () => {
  expect(standingWords("live", true).label).toBe("Live");
  expect(standingWords("live", false).label).toBe("Ready");
  expect(standingWords("failing", false).label).toBe("Records are wrong");
  expect(foundWords("jobs.acme.example", true)).toBe("jobs.acme.example is live");
  expect(foundWords("jobs.acme.example", false)).not.toContain("live");
});

test("own address: says until when its certificate is issued, or why it is not", () => {
  const certificate = (part: Partial<NonNullable<CompanyHost["certificate"]>>) =>
    certificateWords({ certificate: { expiresAt: null, problem: null, retryAt: null, ...part } });
  expect(certificateWords({ certificate: null })).toBeNull();
  expect(certificate({})).toContain("at the first visit");
  expect(certificate({ expiresAt: at })).toMatch(/^Certificate issued until November 23, 2026/);
  const failed = certificate({ problem: "caa", retryAt: at });
  expect(failed).toContain("couldn’t be issued: A CAA record in your DNS");
  expect(failed).toMatch(/try again from November 23, 2026/);
  expect(certificate({ expiresAt: at, problem: "unreachable" })).toContain("couldn’t be renewed");
});
