import { expect, test } from "vitest";
import { carrying, sharersTag, returnUrl } from "./return-url.ts";

test.each([
  ["", null, undefined, "/sign-up"],
  ["to=/today", "/today", undefined, "/sign-up?to=%2Ftoday"],
  ["to=//elsewhere.example", null, undefined, "/sign-up"],
  ["to=https://elsewhere.example", null, undefined, "/sign-up"],
  ["to=/\\elsewhere.example", null, undefined, "/sign-up"],
  ["pTag=lena", null, "lena", "/sign-up?pTag=lena"],
  [
    `to=${encodeURIComponent("/apply/7?pTag=lena")}`,
    "/apply/7?pTag=lena",
    "lena",
    "/sign-up?to=%2Fapply%2F7%3FpTag%3Dlena",
  ],
])("sign-in: from ?%s people come back to %s, by %s", (query, back, tag, onward) => {
  const search = new URLSearchParams(query);
  expect(returnUrl(search)).toBe(back);
  expect(sharersTag(search)).toBe(tag);
  expect(carrying("/sign-up", search)).toBe(onward);
});

test.each(["/\t/elsewhere.example", "/\n\\elsewhere.example", "/.//elsewhere.example", "jobs"])(
  "sign-in: after signing in nobody is sent to %j",
  (to) => {
    expect(returnUrl(new URLSearchParams({ to }))).toBeNull();
  },
);
