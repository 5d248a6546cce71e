import { Worker } from "node:worker_threads";
import { limitWork } from "#server/threads/limit-work.ts";
import type { PageProgress, ReadResume, ResumeFile, TellPage } from "./types.ts";
import { ResumeUnreadable, type UnreadableCode } from "./unreadable.ts";

/** Of the thread's own processor time. */
const longest = { textMs: 20_000, picturesMs: 90_000 };
const idleTime = 30_000;

export type WorkerAnswer = { resume: ReadResume } | { unreadable: UnreadableCode } | { failed: string };

/** A thread that reads one file after the other; it starts with the first and goes when none came for a while. */
export class ReadingThread {
  private worker: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly limits: typeof longest;

  constructor(limits = longest) {
    this.limits = limits;
  }

  async read(file: ResumeFile, tell: TellPage = () => {}): Promise<ReadResume> {
    const reader = this.start();
    reader.ref();
    const { picturesMs, textMs } = this.limits;
    const answer = await ask(reader, file, { tell, longestMs: file.ocr ? picturesMs : textMs });
    if (answer === "timeout" || answer === "died") {
      await this.stop();
      throw new ResumeUnreadable(answer === "timeout" ? "timeout" : "broken");
    }
    reader.unref();
    this.idle = setTimeout(() => void this.stop(), idleTime);
    this.idle.unref();
    if ("unreadable" in answer) throw new ResumeUnreadable(answer.unreadable);
    if ("failed" in answer) throw new ResumeUnreadable("broken");
    return answer.resume;
  }

  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const ending = this.worker;
    this.worker = null;
    await ending?.terminate();
  }

  private start(): Worker {
    clearTimeout(this.idle);
    this.worker ??= new Worker(new URL("./reader-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    return this.worker;
  }
}

interface Asked {
  tell: TellPage;
  longestMs: number;
}
function ask(
  reader: Worker,
  file: ResumeFile,
  { tell, longestMs }: Asked,
): Promise<WorkerAnswer | "timeout" | "died"> {
  return new Promise((resolve) => {
    const settle = (answer: WorkerAnswer | "timeout" | "died"): void => {
      stopWatching();
      reader.off("message", hear).off("error", died).off("exit", died);
      resolve(answer);
    };
    const hear = (said: WorkerAnswer | { progress: PageProgress }): void =>
      "progress" in said ? tell(said.progress) : settle(said);
    const died = (): void => settle("died");
    const stopWatching = limitWork(reader, longestMs, () => settle("timeout"));
    reader.on("message", hear);
    reader.once("error", died);
    reader.once("exit", died);
    reader.postMessage(file);
  });
}
