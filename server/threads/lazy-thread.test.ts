import { expect, test } from "vitest";
import { lazyThread } from "./lazy-thread.ts";

const threadOf = (code: string) =>
  lazyThread<number, number>(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";${code}`)}`,
    ),
  );

test("threads: what Node posts while it watches files is not taken for an answer", async () => {
  const thread = threadOf(`parentPort.on("message", (asked) => {
    parentPort.postMessage({ "watch:import": ["file:///a.ts"] });
    parentPort.postMessage({ answer: asked * 2 });
  });`);
  expect(await thread.ask(1)).toBe(2);
  expect(await thread.ask(2)).toBe(4);
  await thread.rest();
});

test("threads: a thread that fails says so, and the next question gets a new one", async () => {
  const thread = threadOf(`parentPort.on("message", (asked) => {
    if (asked === 0) throw new Error("no zero");
    parentPort.postMessage({ answer: asked });
  });`);
  await expect(thread.ask(0)).rejects.toThrow("no zero");
  expect(await thread.ask(3)).toBe(3);
  await thread.rest();
});
