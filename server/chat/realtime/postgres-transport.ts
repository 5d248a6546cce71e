import type pg from "pg";
import type { OpenDatabase } from "#server/database/open.ts";
import type { Wire } from "./relay.ts";

const retryMs = 1000;

/** Packets through the database's own notifications: nothing to run beside it. */
export class PostgresWire implements Wire {
  readonly most = 7900;
  private readonly database: OpenDatabase;
  private listener: pg.PoolClient | null = null;
  private stopped = false;

  constructor(database: OpenDatabase) {
    this.database = database;
  }

  async listen(hear: (packet: string) => void, onGap: () => void) {
    const client = await this.database.pool.connect();
    client.on("notification", ({ payload }) => hear(payload ?? ""));
    client.on("error", () => this.listenAgain(client, { hear, onGap }));
    await client.query("listen chat").catch((error: unknown) => {
      client.release(true);
      throw error;
    });
    if (this.stopped) return client.release(true);
    this.listener = client;
  }

  send(packet: string) {
    return this.database.pool.query({ text: "select pg_notify('chat', $1)", values: [packet] });
  }

  async stop() {
    this.stopped = true;
    this.listener?.release(true);
  }

  /** What was said while nobody listened is looked up in the tables. */
  private listenAgain(
    lost: pg.PoolClient,
    { hear, onGap }: { hear: (packet: string) => void; onGap: () => void },
  ) {
    if (this.listener !== lost || this.stopped) return;
    this.listener = null;
    lost.release(true);
    const retry = () => {
      if (!this.stopped) this.listen(hear, onGap).then(onGap, () => setTimeout(retry, retryMs).unref());
    };
    setTimeout(retry, retryMs).unref();
  }
}
