import type { Database } from "#server/database/open.ts";
import type { ToSend } from "../context.ts";
import type { SendAnswer } from "../protocol/services.ts";
import { storeMessages } from "./send-messages.ts";

interface Waiting {
  job: ToSend;
  answer: (answer: SendAnswer) => void;
  refuse: (error: unknown) => void;
}
const mostAtOnce = 100;
const mostTransactions = 2;

/**
 * Messages that arrive while others are being stored are batched into the next transaction: one commit,
 * a fixed number of statements, however many there are. Each gets its own answer, after that commit.
 */
export class SendQueue {
  private readonly db: Database;
  private waiting: Waiting[] = [];
  private running = 0;

  constructor(db: Database) {
    this.db = db;
  }

  send(job: ToSend): Promise<SendAnswer> {
    return new Promise((answer, refuse) => {
      this.waiting.push({ job, answer, refuse });
      setImmediate(() => this.next());
    });
  }

  private next() {
    if (!this.waiting.length || this.running >= mostTransactions) return;
    const batch = this.waiting.splice(0, mostAtOnce);
    this.running += 1;
    void this.store(batch).finally(() => {
      this.running -= 1;
      this.next();
    });
  }

  private async store(batch: Waiting[]): Promise<void> {
    try {
      const results = await this.db.transaction((tx) =>
        storeMessages(
          tx,
          batch.map(({ job }) => job),
        ),
      );
      for (const [index, { answer, refuse }] of batch.entries()) {
        const result = results[index]!;
        if (result instanceof Error) refuse(result);
        else answer(result);
      }
    } catch (error) {
      if (batch.length === 1) return batch[0]!.refuse(error);
      for (const each of batch) await this.store([each]);
    }
  }
}
