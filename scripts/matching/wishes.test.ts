import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { wishesOf } from "./wishes.ts";

const folder = mkdtempSync(join(tmpdir(), "wishes-"));
const path = join(folder, "person.json");
afterAll(() => rmSync(folder, { recursive: true }));

function read(wishes: object) {
  writeFileSync(path, JSON.stringify(wishes));
  return wishesOf(path);
}

test("wishes: shared hours are counted in the person’s time zone", () => {
  expect(read({ overlap_hours: 4, time_zone: "Europe/Berlin" }).sharedHours).toEqual({
    atLeast: 4,
    timeZone: "Europe/Berlin",
  });
  expect(read({ time_zone: "Europe/Berlin" }).sharedHours).toBeNull();
});

test.each([
  [{ overlap_hours: 4 }, "FILE has overlap_hours and no time_zone to count them in."],
  [{ overlap_hours: 4, time_zone: "Mars/Olympus" }, "time_zone in FILE: not the name of a time zone."],
])("wishes: %o is refused with a sentence", (wishes, sentence) => {
  expect(() => read(wishes)).toThrow(sentence.replace("FILE", path));
});
