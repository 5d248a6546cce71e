import type pg from "pg";
import type { OpenDatabase } from "#server/database/open.ts";
import type { RelayTransport } from "./relay.ts";

const retryMs = 1000;

/** Packets through PostgreSQL's NOTIFY: nothing else to run. */
export class PostgresTransport implements RelayTransport {
  readonly most = 7900;
  private readonly database: OpenDatabase;
  private listener: pg.PoolClient | null = null;
  private stopped = false;

  constructor(database: OpenDatabase) {
    this.database = database;
  }

  async listen(onPacket: (packet: string) => void, onGap: () => void) {
    const client = await this.database.pool.connect();
    client.on("notification", ({ payload }) => onPacket(payload ?? ""));
    client.on("error", () => this.listenAgain(client, { onPacket, onGap }));
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

  /** What was sent while not connected is read from the tables. */
  private listenAgain(
    lost: pg.PoolClient,
    { onPacket, onGap }: { onPacket: (packet: string) => void; onGap: () => void },
  ) {
    if (this.listener !== lost || this.stopped) return;
    this.listener = null;
    lost.release(true);
    const retry = () => {
      if (!this.stopped) this.listen(onPacket, onGap).then(onGap, () => setTimeout(retry, retryMs).unref());
    };
    setTimeout(retry, retryMs).unref();
  }
}
