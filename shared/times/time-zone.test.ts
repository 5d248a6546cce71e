import { expect, test } from "vitest";
import { isTimeZone, timeZoneFrom } from "./time-zone.ts";

test.each([
  ["Europe/Berlin", true],
  ["UTC", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Mars/Olympus", false],
  ["+02:00", false],
  ["", false],
])("the text %s names a time zone: %s", (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

test("time zone: a header that names no time zone says nothing", () => {
  expect(timeZoneFrom("Asia/Tokyo")).toBe("Asia/Tokyo");
  for (const odd of [undefined, ["Asia/Tokyo"], "Nowhere", "x".repeat(90)])
    expect(timeZoneFrom(odd)).toBeUndefined();
});
