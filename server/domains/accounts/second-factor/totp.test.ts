import { expect, test } from "vitest";
import { codeOfApp } from "#server/testing/authenticator-app.ts";
import { stepAt, stepOfCode, toBase32 } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");
const codeAt = (step: number) => codeOfApp(toBase32(secret), new Date(step * 30_000));

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("second factor: at second %i the code is that of RFC 6238", (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(stepOfCode(secret, code, { now, after: 0 })).toBe(stepAt(now));
});

test.each([
  [1, "287082"],
  [2, "359152"],
  [3, "969429"],
  [4, "338314"],
  [5, "254676"],
  [6, "287922"],
  [7, "162583"],
  [8, "399871"],
  [9, "520489"],
])("second factor: the code of step %i is that of RFC 4226", (step, code) => {
  const now = new Date(step * 30_000);
  expect(stepOfCode(secret, code, { now, after: 0 })).toBe(step);
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
  const look = (step: number, after = 0) => stepOfCode(secret, codeAt(step), { now, after });
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
