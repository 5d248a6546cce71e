import { type ChildProcess, spawn } from "node:child_process";
import { expect, test } from "vitest";
import { keepAlive } from "./keep-alive.ts";

function sleeper() {
  return spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
}

test("embedded database: a program that ends by itself is started again, also when a start fails, and never after its stop", async () => {
  const started: ChildProcess[] = [];
  let fail = false;
  const kept = await keepAlive({
    async start() {
      if (fail) {
        fail = false;
        throw new Error("not yet");
      }
      started.push(sleeper());
      return started.at(-1)!;
    },
    onGone: () => {},
  });
  fail = true;
  started[0]!.kill("SIGKILL");
  await expect.poll(() => started.length, { timeout: 10_000 }).toBe(2);
  const last = await kept.letGo();
  expect(last).toBe(started[1]);
  last!.kill("SIGKILL");
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(started).toHaveLength(2);
});
