import { Worker } from "node:worker_threads";

export type ThreadAnswer<Answer> = { answer: Answer } | { failed: string };

/** A thread that starts with the first question, answers one after the other and goes when nobody has asked for a while. */
export interface LazyThread<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  rest(): Promise<void>;
}

export function lazyThread<Question, Answer>(file: URL, idleMs = 60_000): LazyThread<Question, Answer> {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function rest() {
    clearTimeout(idle);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  }

  async function askNow(question: Question): Promise<Answer> {
    clearTimeout(idle);
    const asked = (worker ??= new Worker(file));
    asked.ref();
    const reply = await replyOf<Answer>(asked, question);
    if ("failed" in reply) {
      await rest();
      throw new Error(`A thread failed: ${reply.failed}`);
    }
    asked.unref();
    idle = setTimeout(() => void rest(), idleMs);
    idle.unref();
    return reply.answer;
  }

  return {
    ask(question) {
      const mine = turn.then(() => askNow(question));
      turn = mine.catch(() => undefined);
      return mine;
    },
    rest,
  };
}

function replyOf<Answer>(worker: Worker, question: unknown): Promise<ThreadAnswer<Answer>> {
  return new Promise((resolve) => {
    // While the product is developed, Node posts the files a thread has loaded on the same port.
    const answered = (message: ThreadAnswer<Answer>) => {
      if (typeof message === "object" && ("answer" in message || "failed" in message)) settle(message);
    };
    const settle = (reply: ThreadAnswer<Answer>) => {
      worker.off("message", answered).off("error", failed).off("exit", ended);
      resolve(reply);
    };
    const failed = (error: Error) => settle({ failed: error.message });
    const ended = () => settle({ failed: "it ended" });
    worker.on("message", answered).on("error", failed).on("exit", ended);
    worker.postMessage(question);
  });
}
