import { parentPort } from "node:worker_threads";
import { readBytes } from "./read-bytes.ts";
import type { WorkerAnswer } from "./reading-thread.ts";
import type { ResumeFile } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

async function answer(file: ResumeFile): Promise<WorkerAnswer> {
  try {
    return { resume: await readBytes(file, (progress) => parentPort?.postMessage({ progress })) };
  } catch (error) {
    if (error instanceof ResumeUnreadable) return { unreadable: error.code };
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on(
  "message",
  (file: ResumeFile) => void answer(file).then((reply) => parentPort?.postMessage(reply)),
);
