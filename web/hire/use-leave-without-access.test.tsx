import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { useLeaveWithoutAccess } from "./use-leave-without-access.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen() {
  useLeaveWithoutAccess();
  return null;
}

test.each([
  [["company"], []],
  [["candidate"], [["/_app"]]],
])("an open tab of someone who holds %j leaves for %j", (accessRoles, left) => {
  const assign = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign });
  show(<Screen />, [[["me"], { id: "u1", accessRoles }]]);
  expect(assign.mock.calls).toEqual(left);
});
