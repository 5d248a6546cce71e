import { expect, test } from "vitest";
import { checked } from "./checked.ts";

test("dns: records that are not there yet are no success", () => {
  expect(checked("We didn’t find the TXT record.", "Live now").tone).toBe("warning");
  expect(checked(null, "Live now")).toEqual({ text: "Live now", tone: "success" });
});
