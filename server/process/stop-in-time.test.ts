import { expect, test } from "vitest";
import { stopInTime } from "./stop-in-time.ts";

test("stopping: a step that hangs or fails keeps the others from nothing, and the end comes in time", async () => {
  const closed: string[] = [];
  const began = performance.now();
  await stopInTime(
    [
      () => closed.push("first"),
      () => Promise.reject(new Error("cannot close")),
      () => new Promise(() => {}),
      async () => void closed.push("last"),
    ],
    400,
  );
  expect(closed).toEqual(["first", "last"]);
  expect(performance.now() - began).toBeLessThan(1500);
});
