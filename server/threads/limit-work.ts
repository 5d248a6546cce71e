import type { Worker } from "node:worker_threads";

/** In milliseconds: of the thread's own processor time, since a busy machine says nothing of what it was given; and by the clock, for one that waits. */
export interface Limits {
  workMs: number;
  clockMs: number;
}

/** Calls back once a thread has reached either limit, from now on. Answers how to stop watching. */
export function limitWork(worker: Worker, { workMs, clockMs }: Limits, over: () => void): () => void {
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
      if (performance.now() - begun >= clockMs) return end();
      if ((await workedMs(worker)) - (await workedBefore) >= workMs) end();
    },
    Math.min(workMs, 500),
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
