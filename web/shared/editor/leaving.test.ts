import { expect, test } from "vitest";
import { leaves } from "./leaving.ts";

const place = (pathname: string, search = "") => ({ pathname, search });

test.each([
  [place("/profile", "?edit=work"), place("/today"), false, true],
  [place("/profile", "?edit=work"), place("/profile", "?edit=skills"), false, false],
  [place("/profile", "?edit=work"), place("/profile", "?edit=skills"), true, true],
  [place("/profile", "?edit=work"), place("/profile"), true, true],
  [place("/preferences"), place("/preferences"), true, false],
])("from %o to %o, the query asked %s: leaves %s", (from, to, query, left) => {
  expect(leaves(from, to, query)).toBe(left);
});
