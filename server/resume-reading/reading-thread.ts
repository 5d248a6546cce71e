import { Worker } from "node:worker_threads";
import { type Limits, limitWork } from "#server/threads/limit-work.ts";
import type { PageProgress, ReadResume, ResumeFile, TellPage } from "./types.ts";
import { ResumeUnreadable, type UnreadableCode } from "./unreadable.ts";

/** Pictures are recognized in threads of the library's own, whose work isn't counted here. */
const longest: Record<"text" | "pictures", Limits> = {
  text: { workMs: 20_000, clockMs: 80_000 },
  pictures: { workMs: 90_000, clockMs: 90_000 },
};
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
    const limits = file.ocr ? this.limits.pictures : this.limits.text;
    const answer = await ask(reader, file, { tell, limits });
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
  limits: Limits;
}
function ask(
  reader: Worker,
  file: ResumeFile,
  { tell, limits }: Asked,
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
    const stopWatching = limitWork(reader, limits, () => settle("timeout"));
    reader.on("message", hear);
    reader.once("error", died);
    reader.once("exit", died);
    reader.postMessage(file);
  });
}
