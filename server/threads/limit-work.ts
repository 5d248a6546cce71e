import type { Worker } from "node:worker_threads";

/** A thread that waits for something for ever ends after so many times what it may work. */
const byTheClock = 4;

/**
 * Calls back once a thread has worked for so many milliseconds from now. It is the thread's own processor time, since a busy
 * machine says nothing of what the thread was given. Answers how to stop watching.
 */
export function limitWork(worker: Worker, mostMs: number, over: () => void): () => void {
  const begun = performance.now();
  const workedBefore = workedMs(worker);
  let watching = true;
  const stop = () => {
    watching = false;
    clearInterval(look);
  };
  const end = () => {
    if (watching) over();
    stop();
  };
  const look = setInterval(
    async () => {
      if (performance.now() - begun >= mostMs * byTheClock) return end();
      if ((await workedMs(worker)) - (await workedBefore) >= mostMs) end();
    },
    Math.min(mostMs, 500),
  );
  return stop;
}

/** 0 for a thread that has not begun or has ended. */
async function workedMs(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
