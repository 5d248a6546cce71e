import { type ChildProcess, fork } from "node:child_process";

export interface Request {
  /** The document as JSON: what people wrote is data for the compiler, never its source. */
  document: string;
  /** A picture of the person as JPEG in base64. */
  picture: string | null;
  as: "pdf" | "svg";
  madeAt: number;
}
export type Asked = Request & { id: number };
export type Written =
  | { as: "svg"; svg: string; pages: number }
  | { as: "pdf"; pdf: string; pages: number; accessible: boolean };
type Reply = { id: number } & (Written | { failed: string });

export class WritingFailed extends Error {}

interface Waiting {
  resolve: (written: Written) => void;
  reject: (error: Error) => void;
  limit: NodeJS.Timeout;
}

/** One process of the compiler, and what it still owes. */
export class CompilerProcess {
  asked = 0;
  ended = false;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private readonly longestMs: number;
  private leaving = false;

  constructor(longestMs: number) {
    this.longestMs = longestMs;
    this.child = fork(new URL("./compiler-child.ts", import.meta.url), {
      // Flags of the parent, such as an inspector's, are not the child's.
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.child.on("message", (reply: Reply) => this.hear(reply));
    this.child.on("exit", () => this.end("The compiler ended"));
    this.child.on("error", (error) => this.end(error.message));
    // It keeps no process alive; whoever waits for a document holds a timer.
    this.child.unref();
    this.child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  write(request: Request): Promise<Written> {
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.end("The compiler took too long"), this.longestMs);
      this.waiting.set(id, { resolve, reject, limit });
      this.child.send({ ...request, id }, (error) => error && this.end(error.message));
    });
  }

  stop() {
    this.end("The compiler was stopped");
  }

  stopWhenDone() {
    this.leaving = true;
    if (this.waiting.size === 0) this.stop();
  }

  private hear({ id, ...answer }: Reply) {
    const asker = this.waiting.get(id);
    this.waiting.delete(id);
    clearTimeout(asker?.limit);
    if ("failed" in answer) asker?.reject(new WritingFailed(answer.failed));
    else asker?.resolve(answer);
    if (this.leaving && this.waiting.size === 0) this.stop();
  }

  private end(why: string) {
    if (this.ended) return;
    this.ended = true;
    this.child.kill("SIGKILL");
    for (const { reject, limit } of this.waiting.values()) {
      clearTimeout(limit);
      reject(new WritingFailed(why));
    }
    this.waiting.clear();
  }
}
