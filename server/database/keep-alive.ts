import type { ChildProcess } from "node:child_process";

const firstWaitMs = 200;
const longestWaitMs = 10_000;
/** Some minutes of trying; then whoever watches over the product starts it anew. */
const mostTries = 30;

interface Kept {
  /** Starts the program and answers once it can be used; what it throws is tried again. */
  start(): Promise<ChildProcess>;
  /** It does not start anymore. */
  onGone(error: unknown): void;
}

/** Keeps a program running: one that ends by itself is started again, waiting longer after each failure. */
export async function keepAlive({ start, onGone }: Kept) {
  let stopping = false;
  let child = await start();
  let starting: Promise<void> | null = null;
  watch();

  function watch() {
    if (hasEnded(child)) return void startAgain();
    child.once("exit", startAgain);
  }
  function startAgain() {
    if (stopping) return;
    starting = tryAgain().finally(() => (starting = null));
  }
  async function tryAgain() {
    for (let tries = 1, waitMs = firstWaitMs; !stopping; tries++) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      if (stopping) return;
      try {
        child = await start();
        return watch();
      } catch (error) {
        if (tries >= mostTries) return onGone(error);
        waitMs = Math.min(longestWaitMs, waitMs * 2);
      }
    }
  }
  return {
    /** Answers the program that is running, if one is, and starts none anymore. */
    async letGo() {
      stopping = true;
      child.off("exit", startAgain);
      await starting;
      return hasEnded(child) ? null : child;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null;
}
