import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = { SECRET: "a secret for tests only, long enough" };

test.each(["0", "-8", "1.5", "soon", "3601"])(
  "%s is no time to undo, and the sentence says what is",
  (UNDO_SECONDS) => {
    expect(() => readConfig({ ...secret, UNDO_SECONDS })).toThrow(
      "The configuration cannot be used. UNDO_SECONDS: must be a whole number of seconds from 1 to 3600.",
    );
  },
);

test.each([
  [undefined, 8],
  ["", 8],
  ["40", 40],
])("with UNDO_SECONDS %j actions can be undone for %i seconds", (UNDO_SECONDS, seconds) => {
  expect(readConfig({ ...secret, UNDO_SECONDS })).toMatchObject({ UNDO_SECONDS: seconds });
});
