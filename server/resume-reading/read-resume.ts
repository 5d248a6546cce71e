import { Worker } from "node:worker_threads";
import { fileKind } from "./file-kind.ts";
import type { ReadResume, ResumeFile } from "./types.ts";
import { ResumeUnreadable, type UnreadableCode } from "./unreadable.ts";

const longestRead = 20_000;
const longestOcr = 90_000;
const idleTime = 30_000;

export type WorkerAnswer = { resume: ReadResume } | { unreadable: UnreadableCode } | { failed: string };

let worker: Worker | null = null;
let queue: Promise<unknown> = Promise.resolve();
let idle: NodeJS.Timeout | undefined;

/** Ends the reading thread; the next file starts a new one. */
export async function stopReading(): Promise<void> {
  clearTimeout(idle);
  const ending = worker;
  worker = null;
  await ending?.terminate();
}

function startReading(): Worker {
  clearTimeout(idle);
  worker ??= new Worker(new URL("./reader-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return worker;
}

function ask(reader: Worker, file: ResumeFile): Promise<WorkerAnswer | "timeout" | "died"> {
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer | "timeout" | "died"): void => {
      clearTimeout(limit);
      reader.off("message", settle).off("error", died).off("exit", died);
      resolve(answer);
    };
    const died = (): void => settle("died");
    const limit = setTimeout(() => settle("timeout"), file.ocr ? longestOcr : longestRead);
    reader.once("message", settle);
    reader.once("error", died);
    reader.once("exit", died);
    reader.postMessage(file);
  });
}

async function readInTurn(file: ResumeFile): Promise<ReadResume> {
  const reader = startReading();
  reader.ref();
  const answer = await ask(reader, file);
  if (answer === "timeout" || answer === "died") {
    await stopReading();
    throw new ResumeUnreadable(answer === "timeout" ? "timeout" : "broken");
  }
  reader.unref();
  idle = setTimeout(() => void stopReading(), idleTime);
  idle.unref();
  if ("unreadable" in answer) throw new ResumeUnreadable(answer.unreadable);
  if ("failed" in answer) throw new ResumeUnreadable("broken");
  return answer.resume;
}

/** Reads a resume of any supported format in a thread of its own, one at a time, for at most 20 seconds (90 with ocr). */
export async function readResume({ bytes, fileName, ocr }: ResumeFile): Promise<ReadResume> {
  fileKind(bytes);
  const turn = queue.then(() => readInTurn({ bytes, fileName, ocr }));
  queue = turn.catch(() => undefined);
  return turn;
}
