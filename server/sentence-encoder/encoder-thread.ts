import { lazyThread } from "#server/threads/lazy-thread.ts";
import type { Read, ToRead } from "./encoder-worker.ts";

const idleMs = 3_600_000;

/** What reads sentences beside everything else; it starts with the first and ends after an hour without one. */
export const encoderThread = lazyThread<ToRead, Read>(
  new URL("./encoder-worker.ts", import.meta.url),
  idleMs,
);
