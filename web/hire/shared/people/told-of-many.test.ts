import { expect, test } from "vitest";
import { refusedToast, toldOfMany } from "./told-of-many.ts";

const invited = { message: "Ada is invited already." };

test("acts on several people: what was refused for some is said beside what was done", () => {
  expect(toldOfMany("3 leads removed", [])).toEqual({ text: "3 leads removed", tone: "success" });
  expect(toldOfMany("3 leads removed", [invited, invited])).toEqual({
    text: "3 leads removed. 2 left out: Ada is invited already.",
    tone: "warning",
  });
  expect(toldOfMany("3 leads removed", [invited, { message: "Bea is gone." }]).text).toBe(
    "3 leads removed. 2 left out, for example: Ada is invited already.",
  );
  expect(refusedToast([invited])).toEqual({ text: "Ada is invited already.", tone: "error" });
  expect(refusedToast([])).toBeUndefined();
});
