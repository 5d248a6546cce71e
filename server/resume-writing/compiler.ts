import { CompilerProcess, type Request, type Written } from "./compiler-process.ts";

interface Bounds {
  /** A process's memory grows with each document it writes. */
  documentsEach: number;
  longestMs: number;
  idleMs: number;
}
const usual: Bounds = { documentsEach: 200, longestMs: 10_000, idleMs: 120_000 };

/** Writes documents in a process of its own, which starts with the first; after many, or when it is stuck or dead, another takes its place. */
export class Compiler {
  private current: CompilerProcess | null = null;
  private idle: NodeJS.Timeout | undefined;
  private readonly bounds: Bounds;

  constructor(bounds: Partial<Bounds> = {}) {
    this.bounds = { ...usual, ...bounds };
  }

  /** The process that writes at the moment. */
  get pid(): number | undefined {
    return this.current?.pid;
  }

  async write(request: Request): Promise<Written> {
    clearTimeout(this.idle);
    const writer = this.writer();
    try {
      return await writer.write(request);
    } finally {
      this.idle = setTimeout(() => this.stop(), this.bounds.idleMs);
      this.idle.unref();
    }
  }

  stop() {
    clearTimeout(this.idle);
    this.current?.stop();
    this.current = null;
  }

  private writer(): CompilerProcess {
    if (this.current && this.current.asked >= this.bounds.documentsEach) {
      this.current.stopWhenDone();
      this.current = null;
    }
    if (this.current?.ended) this.current = null;
    return (this.current ??= new CompilerProcess(this.bounds.longestMs));
  }
}
