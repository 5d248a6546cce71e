import { expect, test } from "vitest";
import { codeOf, stepAt, stepOfCode, toBase32 } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("second factor: at second %i the code is that of RFC 6238", (seconds, code) => {
  expect(codeOf(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code);
});

test.each([
  "755224",
  "287082",
  "359152",
  "969429",
  "338314",
  "254676",
  "287922",
  "162583",
  "399871",
  "520489",
])("second factor: %s is a code of RFC 4226", (code) => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeOf(secret, counter));
  expect(codes).toContain(code);
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("base 32: %j is written as RFC 4648 does", (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});

test("second factor: a code is good for half a minute to either side, once, and never an earlier one", () => {
  const now = new Date("2026-11-22T10:00:00Z");
  const here = stepAt(now);
  const look = (step: number, after = 0) => stepOfCode(secret, codeOf(secret, step), { now, after });
  expect([here - 2, here - 1, here, here + 1, here + 2].map((step) => look(step))).toEqual([
    null,
    here - 1,
    here,
    here + 1,
    null,
  ]);
  expect(look(here, here)).toBeNull();
  expect(look(here - 1, here)).toBeNull();
  expect(stepOfCode(secret, "", { now, after: 0 })).toBeNull();
});
