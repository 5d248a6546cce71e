import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { limitWork } from "./limit-work.ts";

const workers: Worker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
});
const aThread = (work: string) => {
  const worker = new Worker(`require("node:worker_threads").parentPort.once("message", () => { ${work} })`, {
    eval: true,
  });
  workers.push(worker);
  return new Promise<Worker>((resolve) => worker.once("online", () => resolve(worker)));
};

test("limits of work: a thread that never stops is told of once it has worked for so long", async () => {
  const worker = await aThread("for (;;) {}");
  const over = vi.fn();
  limitWork(worker, { workMs: 50, clockMs: 60_000 }, over);
  worker.postMessage("begin");
  await vi.waitFor(() => expect(over).toHaveBeenCalledTimes(1), 20_000);
});

test("limits of work: one that only waits may take longer, and ends by the clock", async () => {
  const worker = await aThread("setInterval(() => {}, 1000)");
  const begun = performance.now();
  const ended = await new Promise<number>((resolve) => {
    limitWork(worker, { workMs: 100, clockMs: 900 }, () => resolve(performance.now() - begun));
    worker.postMessage("begin");
  });
  expect(ended).toBeGreaterThanOrEqual(900);
});

test("limits of work: one that is done is watched no longer", async () => {
  const over = vi.fn();
  const stop = limitWork(await aThread(""), { workMs: 1, clockMs: 1 }, over);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(over).not.toHaveBeenCalled();
});
