import { Redis } from "ioredis";
import type { RelayTransport } from "./relay.ts";

const channel = "chat";

/** Packets through Redis, for many processes, so that the database only stores. */
export class RedisTransport implements RelayTransport {
  readonly most = 512 * 1024;
  private readonly out: Redis;
  private readonly in: Redis;

  constructor(url: string) {
    this.out = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
    this.in = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const client of [this.out, this.in]) client.on("error", () => {});
  }

  /** Subscriptions are restored automatically; what was sent meanwhile is read from the tables. */
  async listen(onPacket: (packet: string) => void, onGap: () => void) {
    this.in.on("message", (_channel, packet: string) => onPacket(packet));
    await Promise.all([this.out.connect(), this.in.connect()]);
    await this.in.subscribe(channel);
    this.in.on("ready", onGap);
  }

  send(packet: string) {
    return this.out.publish(channel, packet);
  }

  async stop() {
    this.out.disconnect();
    this.in.disconnect();
  }
}
